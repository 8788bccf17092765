import { Bandage } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { standingOf, touched, workingOf } from "../../../worker/contract/injury-rules";
import { plural } from "../../lib/format/format";
import { useSession } from "../../lib/session/session";
import { Button, buttonClass } from "../../ui/button";
import type { ShownExercise } from "../swap/shown-exercise";
import type { Training } from "../use-training";
import { useHurts } from "./use-hurts";

type HurtDayProps = { exercises: readonly ShownExercise[]; training: Training };

/** Shows how a training affects injuries: what can be swapped, and the alternatives if nothing is left. */
export function HurtDay({ exercises, training }: HurtDayProps) {
  const hurts = useHurts(training);
  const { swaps } = training;
  const session = useSession();
  // Only a paid subscription can be paused.
  const mayPause = session.state === "signed-in" && session.user.subscriptionStatus === "active";
  const options = (id: number) => swaps.of(id)?.options ?? [];
  const { affected, swappable, nothingLeft } = standingOf(
    exercises.map(({ id, name }) => ({ name, options: options(id) })),
    hurts,
  );
  if (affected === 0) return null;
  const swapAll = () => {
    for (const { id, name } of exercises) {
      if (touched(name, hurts).length === 0) continue;
      const [first] = workingOf(options(id), hurts);
      if (first) swaps.choose(id, { substitute: first.name, reason: "hurts", standing: false });
    }
  };
  return (
    <section
      aria-label="What hurts today"
      className="mt-3 grid gap-3 rounded-md bg-warning-soft p-4 forced-colors:border"
    >
      <p className="flex items-start gap-3">
        <Bandage aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-warning" />
        <span className="min-w-0">
          <strong className="block font-semibold">
            {nothingLeft
              ? "Nothing here works for now"
              : `${plural(affected, "exercise touches", "exercises touch")} what hurts`}
          </strong>
          <span className="text-sm">
            {nothingLeft
              ? "All of it touches what hurts, and nothing is offered in its place. Your streak and your place in the club wait for you."
              : swappable > 0
                ? "Each is marked below, with what you can do instead. The rest is as written."
                : "They are marked below. The rest is as written."}
          </span>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {nothingLeft ? (
          <>
            <Link to={addressOf("injuries", { hash: "coming-back" })} className={buttonClass({ size: "sm" })}>
              Coming back
            </Link>
            {mayPause ? (
              <Link to={addressOf("subscription", { hash: "pause" })} className={buttonClass(QUIET)}>
                Pause membership
              </Link>
            ) : null}
          </>
        ) : (
          <>
            {swappable > 1 ? (
              <Button size="sm" onClick={swapAll}>
                Swap {swappable} for today
              </Button>
            ) : null}
            <Link to={addressOf("injuries")} className={buttonClass(QUIET)}>
              Where it hurts
            </Link>
          </>
        )}
      </div>
    </section>
  );
}

const QUIET = { variant: "secondary", size: "sm" } as const;
