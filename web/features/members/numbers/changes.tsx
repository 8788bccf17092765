import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { money } from "../../../../worker/contract/money";
import type { Numbers } from "../../../../worker/contract/numbers";
import { compared } from "./compare";

/** The four main figures, each with its change within the range. */
export function Changes({ numbers }: { numbers: Numbers }) {
  const now = compared(numbers);
  const points = now.paidShareChange;
  return (
    <section aria-label="At a glance">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
        <Change
          value={now.paying.toLocaleString()}
          label="paying members"
          by={now.payingChange}
          text={`${signed(now.payingChange)} in this range`}
        />
        <Change
          value={money(now.monthlyCents)}
          label="a month"
          by={now.monthlyChange}
          text={`${now.monthlyChange < 0 ? "−" : "+"}${money(Math.abs(now.monthlyChange))} since it began`}
        />
        <Change
          value={now.paidShare === null ? "–" : `${now.paidShare}%`}
          label="of trials paid"
          by={points ?? 0}
          text={points === null ? "too few trials to compare" : `${signed(points)} points, second half to first`}
        />
        <Change
          value={now.trainings.toLocaleString()}
          label="trainings done"
          by={now.trainingsChange}
          text={`${signed(now.trainingsChange)}, second half to first`}
        />
      </ul>
    </section>
  );
}

const signed = (by: number) => `${by < 0 ? "−" : "+"}${Math.abs(by).toLocaleString()}`;

function Change({ value, label, by, text }: { value: string; label: string; by: number; text: string }) {
  const Icon = by > 0 ? TrendingUp : by < 0 ? TrendingDown : Minus;
  return (
    <li className="grid content-start gap-1 bg-paper p-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-4xl leading-none">{value}</span> <span className="text-sm">{label}</span>
      </p>
      <p className="flex items-center gap-1.5 text-muted text-sm tabular-nums">
        <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
        {by === 0 && !text.startsWith("too") ? "unchanged" : text}
      </p>
    </li>
  );
}
