import { Check, Circle, Clock, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { FirstRunCheck, FirstRunStep } from "../../../../worker/contract/first-run";
import { siteTime } from "../../../lib/format/site-clock";
import { Link } from "../../../shell/link";
import { buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { isDone, STEPS } from "./start-words";

type Props = { step: FirstRunStep; number: number; children: ReactNode };

/** One step: what was found, what is missing, and the actions for it. */
export function StartStep({ step, number, children }: Props) {
  const { title, text, ways } = STEPS[step.name];
  const done = isDone(step);
  return (
    <li id={step.name} className="grid scroll-mt-8 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 py-7 sm:gap-x-6">
      <StepMark done={done} number={number} />
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-1">
          <h2 className="text-2xl">
            {title}
            {done ? <span className="sr-only">, done</span> : null}
          </h2>
          <p className="text-muted text-sm">{text}</p>
        </div>
        <ul className="grid grid-cols-1 gap-2">
          {step.checks.map((check) => (
            <CheckLine key={check.says} check={check} />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {children}
          {ways.map(({ label, to, isOutside }) =>
            isOutside ? (
              <a key={label} href={to} target="_blank" rel="noreferrer" className={WAY}>
                {label} <ExternalLink aria-hidden strokeWidth={1.75} />
                <span className="sr-only">, in a new tab</span>
              </a>
            ) : (
              <Link key={label} to={to} className={WAY}>
                {label}
              </Link>
            ),
          )}
        </div>
      </div>
    </li>
  );
}

const WAY = buttonClass({ variant: "secondary", size: "sm" });

/** Shows the step's number, or a tick. */
export function StepMark({ done, number }: { done: boolean; number: number }) {
  return (
    <span
      aria-hidden
      className={cx(
        "figures grid size-9 place-items-center rounded-full border text-lg leading-none",
        done ? "border-transparent bg-success-soft text-success" : "border-line-strong text-muted",
      )}
    >
      {done ? <Check strokeWidth={2.5} className="size-5" /> : number}
    </span>
  );
}

const SIGNS = {
  done: { icon: Check, tone: "text-success", said: "Done: " },
  missing: { icon: Circle, tone: "text-warning", said: "Missing: " },
  waiting: { icon: Clock, tone: "text-muted", said: "Awaited: " },
};

function CheckLine({ check: { state, says, at } }: { check: FirstRunCheck }) {
  const { icon: Icon, tone, said } = SIGNS[state];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5">
      <Icon aria-hidden strokeWidth={2.25} className={cx("mt-1 size-4", tone)} />
      <p className="min-w-0 max-w-prose wrap-anywhere">
        <span className="sr-only">{said}</span>
        {says}
        {at ? <span className="text-muted text-sm"> {siteTime(at)}</span> : null}
      </p>
    </li>
  );
}
