import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";

type DisclosureProps = {
  id?: string;
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Opening one closes the others of the same name. */
  name?: string;
  onToggle?: (open: boolean) => void;
  className?: string;
};

/** Native details: works before scripts have run, and find-in-page opens it. */
export function Disclosure({ id, summary, children, defaultOpen = false, name, onToggle, className }: DisclosureProps) {
  return (
    <details
      id={id}
      open={defaultOpen}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={cx("group border-line border-b", className)}
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 font-semibold text-lg hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{summary}</span>
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
