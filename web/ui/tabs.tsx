import { createContext, type KeyboardEvent, type ReactNode, use, useId } from "react";
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

type Context = { value: string; idOf: (part: "tab" | "panel", value: string) => string };
const TabsContext = createContext<Context | null>(null);

/**
 * Tabs by the ARIA pattern, activated as the focus moves. The library's bring 11 KB of dialogs' and lists' machinery to the
 * pages that members open most.
 */
export function Tabs({ label, value, onValueChange, tabs, children, fill = false, more, className }: TabsProps) {
  const id = useId();
  const idOf: Context["idOf"] = (part, of) => `${id}-${part}-${of}`;
  return (
    <TabsContext value={{ value, idOf }}>
      <div className={className}>
        <div
          role="tablist"
          aria-label={label}
          aria-orientation="horizontal"
          onKeyDown={moveFocus}
          className={cx(
            "relative -mx-1 flex gap-1 overflow-x-auto px-1 shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]",
            fill && "max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col",
          )}
        >
          {tabs.map((tab) => {
            const active = tab.value === value;
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={idOf("tab", tab.value)}
                aria-selected={active}
                aria-controls={active ? idOf("panel", tab.value) : undefined}
                disabled={tab.disabled}
                data-active={active ? "" : undefined}
                data-disabled={tab.disabled ? "" : undefined}
                tabIndex={active ? 0 : -1}
                onClick={() => active || onValueChange(tab.value)}
                onFocus={() => active || onValueChange(tab.value)}
                className={cx(TAB, fill && FILLING)}
              >
                {tab.label}
                {tab.count === undefined ? null : (
                  <span className="font-normal text-muted text-sm tabular-nums">{tab.count}</span>
                )}
              </button>
            );
          })}
        </div>
        {more}
        {children}
      </div>
    </TabsContext>
  );
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")];
  const next = tabs[step(tabs.indexOf(document.activeElement as HTMLElement), tabs.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  const tabs = use(TabsContext);
  if (tabs?.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={tabs.idOf("panel", value)}
      aria-labelledby={tabs.idOf("tab", value)}
      // A panel that begins with text is reached by keyboard too.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className={cx("pt-6", className)}
    >
      {children}
    </div>
  );
}

const TAB =
  "relative flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-transparent border-b-3 px-3 font-semibold text-muted transition-colors first:pl-1 hover:text-ink " +
  "focus-visible:-outline-offset-3 data-active:border-accent data-active:text-ink forced-colors:not-data-active:border-[Canvas] data-disabled:cursor-not-allowed data-disabled:opacity-50";

const FILLING =
  "max-sm:flex-wrap max-sm:content-center max-sm:justify-center max-sm:gap-x-1.5 max-sm:gap-y-0 max-sm:px-1 max-sm:text-sm max-sm:leading-tight max-sm:first:pl-1";
