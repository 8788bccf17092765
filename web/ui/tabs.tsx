import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cx } from "./cx";

type Tab = { value: string; label: ReactNode; count?: number; disabled?: boolean };

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
  /** The `TabPanel`s. */
  children: ReactNode;
  /** On a phone all tabs share the width and long labels wrap, instead of scrolling out of view. */
  fill?: boolean;
  /** Further controls below the tabs. */
  more?: ReactNode;
  className?: string;
};

export function Tabs({ label, value, onValueChange, tabs, children, fill = false, more, className }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(String(next))} className={className}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className={cx(
          "relative -mx-1 flex gap-1 overflow-x-auto px-1 shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]",
          fill && "max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col",
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={cx(TAB, fill && FILLING)}>
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="font-normal text-muted text-sm tabular-nums">{tab.count}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {more}
      {children}
    </Base.Root>
  );
}

export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  return (
    <Base.Panel value={value} className={cx("pt-6", className)}>
      {children}
    </Base.Panel>
  );
}

const TAB =
  "relative flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-transparent border-b-3 px-3 font-semibold text-muted transition-colors first:pl-1 hover:text-ink " +
  "focus-visible:-outline-offset-3 data-active:border-accent data-active:text-ink forced-colors:not-data-active:border-[Canvas] data-disabled:cursor-not-allowed data-disabled:opacity-50";

const FILLING =
  "max-sm:flex-wrap max-sm:content-center max-sm:justify-center max-sm:gap-x-1.5 max-sm:gap-y-0 max-sm:px-1 max-sm:text-sm max-sm:leading-tight max-sm:first:pl-1";
