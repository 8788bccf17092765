import { Bandage } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { type Marked, touched, workingOf } from "../../../worker/contract/injury-rules";
import { Button } from "../../ui/button";
import type { ShownExercise } from "../swap/shown-exercise";
import type { Training } from "../use-training";
import { movementsText, spotName } from "./injury-words";
import { useHurts } from "./use-hurts";

type HurtMarkProps = { exercise: ShownExercise; training: Training };

/** Says that an exercise loads an injury, with buttons for substitutes. Nothing if it does not. */
export function HurtMark({ exercise, training }: HurtMarkProps) {
  const hurts = useHurts(training);
  const injuries = touched(exercise.name, hurts);
  const own = training.swaps.of(exercise.id);
  const others = workingOf(own?.options ?? [], hurts).slice(0, SHOWN);
  if (injuries.length === 0) return null;
  const lift = exercise.insteadOf ?? exercise.name;
  const swap = (substitute: string, standing: boolean) =>
    training.swaps.choose(exercise.id, { substitute, reason: "hurts", standing });
  return (
    <div data-hurt className="col-span-full grid grid-cols-1 gap-2 border-warning border-l-3 py-1 pl-3">
      <p className="flex items-start gap-2 text-sm">
        <Bandage aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0 text-warning" />
        <span className="min-w-0">
          <strong className="font-semibold">Hurts:</strong> {injuries.map(reasonOf).join("; ")}.{" "}
          {others.length > 0 ? null : (
            <span className="text-muted">
              Nothing is offered in its place. Leave it out, or{" "}
              <Link className="link" to={addressOf("messages")}>
                ask your coach
              </Link>
              .
            </span>
          )}
        </span>
      </p>
      {others.map(({ name }) => (
        <div key={name} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Button variant="secondary" size="sm" onClick={() => swap(name, false)}>
            {name} today
            <span className="sr-only"> in place of {lift}</span>
          </Button>
          <Button variant="quiet" size="sm" onClick={() => swap(name, true)}>
            From now on
            <span className="sr-only">
              {" "}
              do {name} in place of {lift}
            </span>
          </Button>
        </div>
      ))}
      {others.length > 0 ? (
        <p className="text-muted text-xs">
          Logged under its own name, with its own loads. Coaches see that it hurts, not where.
        </p>
      ) : null}
    </div>
  );
}

/** Further substitutes are in the swap dialog. */
const SHOWN = 2;

/** Returns `left knee (jumping)`; without a spot only the movements. */
function reasonOf({ spot, movements }: Marked): string {
  const what = movementsText(movements);
  if (spot === "no-place") return what;
  return `${spotName(spot).toLowerCase()}${what ? ` (${what})` : ""}`;
}
