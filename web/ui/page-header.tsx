import type { ReactNode } from "react";
import { cx } from "./cx";

type PageHeaderProps = {
  title: ReactNode;
  /** A short line above the title: a location or a date. */
  kicker?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** `sm`: for pages whose content matters more on a phone. */
  size?: "sm" | "md" | "lg";
  className?: string;
};

/** The page's only h1. It has a tabIndex because it takes focus after navigation. */
export function PageHeader({ title, kicker, lead, actions, size = "md", className }: PageHeaderProps) {
  return (
    <header className={cx("flex flex-wrap items-end justify-between gap-x-8 gap-y-5", className)}>
      <div className="grid min-w-0 max-w-3xl grid-cols-1 gap-3">
        {kicker ? <p className="font-semibold text-accent text-sm">{kicker}</p> : null}
        <h1 tabIndex={-1} className={SIZES[size]}>
          {title}
        </h1>
        {lead ? <p className="max-w-prose text-lg text-muted">{lead}</p> : null}
      </div>
      {actions ? <div className="flex min-w-0 flex-wrap gap-2">{actions}</div> : null}
    </header>
  );
}

const SIZES = { sm: "text-3xl sm:text-5xl", md: "text-5xl", lg: "text-6xl" };
