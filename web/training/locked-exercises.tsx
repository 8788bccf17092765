import { LockKeyhole } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { GATED_EXERCISES_BLURRED } from "../../worker/contract/exercises-limits";
import { plural } from "../lib/format/format";
import { buttonClass } from "../ui/button";

type LockedExercisesProps = {
  count: number;
  /** For example `in this option`. */
  where: string;
  headingLevel?: 3 | 4;
};

/** Shows placeholders of locked exercises: the server sends nothing of their content. */
export function LockedExercises({ count, where, headingLevel = 4 }: LockedExercisesProps) {
  if (count <= 0) return null;
  const Heading = headingLevel === 3 ? "h3" : "h4";
  const shapes = SHAPES.slice(0, Math.min(count, GATED_EXERCISES_BLURRED));
  return (
    <div className="border-line border-t">
      <div aria-hidden className="divide-y divide-line select-none">
        {shapes.map(({ key, name, text }) => (
          <div
            key={key}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 py-6 blur-xs sm:grid-cols-[4.5rem_minmax(0,1fr)]"
          >
            <span className="h-7 w-8 rounded-xs bg-line-strong opacity-60" />
            <div className="grid gap-3">
              <span className={`h-5 rounded-xs bg-line-strong ${name}`} />
              <span className="flex gap-6">
                <span className="h-8 w-20 rounded-xs bg-ink opacity-50" />
                <span className="h-8 w-14 rounded-xs bg-ink opacity-50" />
              </span>
              <span className={`h-4 rounded-xs bg-line ${text}`} />
            </div>
          </div>
        ))}
      </div>
      <div className="grid grid-cols-1 justify-items-start gap-4 border-ink border-y-2 py-6">
        <div className="flex items-start gap-3">
          <LockKeyhole aria-hidden className="mt-1 size-6 shrink-0 text-accent" strokeWidth={1.75} />
          <div className="min-w-0">
            <Heading className="font-display font-extrabold text-2xl">
              {plural(count, "more exercise")} {where}
            </Heading>
            <p className="text-muted">
              Members see every exercise and the videos there are, and their progress is kept.
            </p>
          </div>
        </div>
        <div className="flex w-full flex-col gap-2 sm:flex-row sm:flex-wrap">
          <Link to={addressOf("subscribe")} className={buttonClass({ size: "lg" })}>
            Unlock with membership
          </Link>
          <Link to={addressOf("subscribe")} className={buttonClass({ variant: "secondary", size: "lg" })}>
            Start Free Trial
          </Link>
        </div>
      </div>
    </div>
  );
}

const SHAPES = [
  { key: "first", name: "w-3/5", text: "w-4/5" },
  { key: "second", name: "w-2/5", text: "w-2/3" },
];
