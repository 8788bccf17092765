import { LiftMax } from "./lift-max";
import { RestButton } from "./rest-button";
import { restOf } from "./rest-seconds";
import { startRest } from "./rest-timer";
import { setCount } from "./set-count";
import { SetLog } from "./set-log";
import { SetTicks } from "./set-ticks";
import { ExerciseSwap } from "./swap/exercise-swap";
import type { ShownExercise } from "./swap/shown-exercise";
import type { Training } from "./use-training";

type ExerciseToolsProps = {
  exercise: ShownExercise;
  training: Training;
  /** While a workout is running: which sets are done. Left out, there is nothing to tick. */
  ticks?: { ticked: readonly number[]; onTick: (set: number, done: boolean) => void } | undefined;
};

/** What a member does with one exercise: tick its sets, rest, write down what was done. None of it has to be done. */
export function ExerciseTools({ exercise, training, ticks }: ExerciseToolsProps) {
  const rest = restOf(exercise.rest);
  const count = setCount(exercise);
  const { past } = training;
  const lift = past?.liftOf(exercise.id) ?? null;
  return (
    <>
      {ticks ? (
        <SetTicks
          name={exercise.name}
          count={count}
          ticked={ticks.ticked}
          onTick={(set, done) => {
            ticks.onTick(set, done);
            if (done && rest) startRest(exercise.name, rest.seconds);
          }}
        />
      ) : null}
      {lift && past ? <LiftMax key={lift.lift} lift={lift} unit={past.weightUnit} userId={training.userId} /> : null}
      <ExerciseSwap exercise={exercise} swaps={training.swaps} />
      <SetLog exercise={exercise} training={training}>
        {rest ? <RestButton name={exercise.name} rest={rest} /> : null}
      </SetLog>
    </>
  );
}
