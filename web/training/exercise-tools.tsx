import { TimerReset } from "lucide-react";
import { Button } from "../ui/button";
import { lazyCode } from "../ui/lazy-code";
import { useLazyCode } from "../ui/use-lazy-code";
import { useWide } from "../ui/use-wide";
import { CoachOnThis } from "./coach-on-this";
import { ExerciseHurt } from "./injuries/exercise-hurt";
import { LiftCuesLater } from "./lift-cues/lift-cues-later";
import { type Rest, restOf, shownRest } from "./rest-seconds";
import { startRest } from "./rest-timer";
import { setCount } from "./set-count";
import { SetLog } from "./set-log";
import { SetTicks } from "./set-ticks";
import { ExerciseSwap } from "./swap/exercise-swap";
import type { ShownExercise } from "./swap/shown-exercise";
import type { Training } from "./use-training";

const liftMax = lazyCode(async () => (await import("./lift-max")).LiftMax);

type ExerciseToolsProps = {
  exercise: ShownExercise;
  training: Training;
  /** The sets done while a workout is running; without it, nothing can be ticked. */
  ticks?: { ticked: readonly number[]; onTick: (set: number, done: boolean) => void } | undefined;
};

/** A member's controls for an exercise: tick sets, rest, log. All of them are optional. */
export function ExerciseTools({ exercise, training, ticks }: ExerciseToolsProps) {
  const rest = restOf(exercise.rest);
  const count = setCount(exercise);
  const { past } = training;
  const lift = past?.liftOf(exercise.id) ?? null;
  const LiftMax = useLazyCode(liftMax, lift !== null, () => {});
  const max =
    LiftMax && lift && past ? (
      <LiftMax key={lift.lift} lift={lift} unit={past.weightUnit} userId={training.userId} />
    ) : null;
  // In a phone's row the numbers come first; the training max is shown with the log.
  const isWide = useWide();
  return (
    <>
      <LiftCuesLater exercise={exercise} training={training} />
      {ticks ? (
        <div className="col-span-full">
          <SetTicks
            name={exercise.name}
            count={count}
            ticked={ticks.ticked}
            onTick={(set, done) => {
              ticks.onTick(set, done);
              if (done && rest) startRest(exercise.name, rest.seconds);
            }}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap justify-end gap-1.5 @[32rem]:not-has-[details[open],[data-wide]]:col-start-2 @[32rem]:not-has-[details[open],[data-wide]]:row-start-1 has-[details[open],[data-wide]]:col-span-full @max-[19rem]:justify-start">
        {rest ? <RestButton name={exercise.name} rest={rest} /> : null}
        <ExerciseSwap exercise={exercise} swaps={training.swaps} />
        <SetLog exercise={exercise} training={training}>
          {isWide ? null : max}
        </SetLog>
      </div>
      <ExerciseHurt exercise={exercise} training={training} />
      <CoachOnThis exercise={exercise} training={training} />
      {isWide && max ? <div className="col-span-full">{max}</div> : null}
    </>
  );
}

/** Starts the prescribed rest of an exercise. */
function RestButton({ name, rest }: { name: string; rest: Rest }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<TimerReset aria-hidden strokeWidth={1.75} />}
      onClick={() => startRest(name, rest.seconds)}
    >
      <span className="max-sm:sr-only">Rest </span>
      {shownRest(rest)}
      <span className="sr-only"> after {name}</span>
    </Button>
  );
}
