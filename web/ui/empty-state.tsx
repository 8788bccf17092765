import type { ReactNode } from "react";
import { cx } from "./cx";

type EmptyStateProps = {
  title: string;
  /** What to do next, in one sentence. */
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
};

export function EmptyState({ title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div
      className={cx(
        "grid grid-cols-1 justify-items-start gap-5 border-line border-y py-10 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-8 sm:py-12",
        className,
      )}
    >
      <LaidOutBelt />
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-2">
        <Heading className="text-2xl">{title}</Heading>
        {children ? <p className="max-w-prose text-muted">{children}</p> : null}
        {action ? <div className="pt-3">{action}</div> : null}
      </div>
    </div>
  );
}

/** Draws an untied belt, lower layers first. */
function LaidOutBelt() {
  return (
    <svg aria-hidden viewBox="0 0 176 104" className="h-26 w-44 shrink-0" fill="none">
      <BeltEnd d={UNDER} />
      <path className="stroke-paper" strokeWidth="30" d="M58 72C78 62 92 46 108 36" />
      <BeltEnd d={OVER} />
      <path className="stroke-belt-black" strokeWidth="17" d="M140 24.4L162 20.6" />
      <path className="stroke-belt-tape" strokeWidth="17" d="M146 23.3l3-.5M153 22.1l3-.5" />
    </svg>
  );
}

function BeltEnd({ d }: { d: string }) {
  return (
    <>
      <path className="stroke-ink" strokeWidth="21" d={d} />
      <path className="stroke-raised" strokeWidth="17" d={d} />
      <path className="stroke-line-strong" strokeWidth="9" strokeDasharray="1 4" d={d} />
      <path className="stroke-raised" strokeWidth="7" d={d} />
      <path className="stroke-line-strong" strokeWidth="1" strokeDasharray="5 4" d={d} />
    </>
  );
}

const UNDER = "M4 22C40 14 64 24 84 50S134 92 172 84";
const OVER = "M4 84C44 92 64 74 84 54S128 26 172 19";
