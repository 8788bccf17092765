import type { Workout } from "../../../worker/contract/workouts";
import { CueSwitches } from "../../training/cue-switches";
import { given } from "../../training/exercise-dose";
import { restOf } from "../../training/rest-seconds";
import { cx } from "../../ui/cx";

/** Shows tips for all workouts, and for this one. */
export function WorkoutTips({ workout }: { workout: Workout }) {
  const { exercises, gated } = workout;
  const tips = [
    "Warm up until you are lightly sweating: a few minutes of easy movement, then the first exercise at half the load.",
    "Where no load is written, choose one that leaves two good reps in reserve.",
    ...(exercises.some(({ tempo }) => given(tempo)) ? [TEMPO_TIP] : []),
    "Sharp pain ends a set. Swap the exercise, or leave it out, and tell your coach.",
  ];
  const rests = exercises.some(({ rest }) => restOf(rest));
  return (
    <section
      aria-labelledby="tips"
      className={cx("grid grid-cols-1 gap-8 sm:grid-cols-2 sm:gap-12", !gated && "border-ink border-t-2 pt-6")}
    >
      <div className="grid content-start gap-3">
        <h2 id="tips" className="text-3xl">
          Info and tips
        </h2>
        <ul className="grid gap-3">
          {tips.map((tip) => (
            <li key={tip} className="max-w-prose border-line-strong border-l-3 pl-4">
              {tip}
            </li>
          ))}
        </ul>
      </div>
      {gated ? null : (
        <div className="grid content-start gap-3">
          <h3 className="text-2xl">Timers on this device</h3>
          <p className="max-w-prose text-muted">
            {rests
              ? "Ticking a set starts the rest that the coach wrote for it. While a timer runs, the screen stays on where the device allows it."
              : "While a timer runs, the screen stays on where the device allows it."}
          </p>
          <CueSwitches />
        </div>
      )}
    </section>
  );
}

const TEMPO_TIP =
  "Tempo is counted in seconds: down, pause below, up, pause above. An X means as fast as you can control.";
