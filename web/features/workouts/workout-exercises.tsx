import type { Workout } from "../../../worker/contract/workouts";
import { ExerciseRow } from "../../training/exercise-row";
import { ExerciseTools } from "../../training/exercise-tools";
import { TrainingHurt } from "../../training/injuries/training-hurt";
import { LockedExercisesLater } from "../../training/locked-exercises-later";
import type { SessionRun } from "../../training/session/use-running-session";
import { setsBefore } from "../../training/set-log";
import type { Training } from "../../training/use-training";
import { EmptyState } from "../../ui/empty-state";

type WorkoutExercisesProps = { workout: Workout; training: Training; session: SessionRun };

export function WorkoutExercises({ workout, training, session }: WorkoutExercisesProps) {
  const { exercises, exerciseCount, gated } = workout;
  const { running, tick } = session;
  return (
    <section aria-labelledby="exercises" className="grid grid-cols-1">
      <h2 id="exercises" className="border-ink border-b-2 pb-2 text-2xl lg:pb-3 lg:text-4xl">
        Exercises
      </h2>
      {exerciseCount === 0 ? (
        <EmptyState headingLevel={3} title="No exercises written down" className="border-t-0">
          The coach describes this workout in words and in the video. You can time and complete it all the same.
        </EmptyState>
      ) : null}
      {gated ? null : <TrainingHurt exercises={exercises} training={training} />}
      <ol className="divide-y divide-line">
        {exercises.map((exercise, index) => (
          <ExerciseRow
            key={exercise.id}
            exercise={exercise}
            mark={index + 1}
            headingLevel={3}
            ownLoad={training.ownLoad(exercise)}
            before={setsBefore(training, exercise)}
          >
            {gated ? null : (
              <ExerciseTools
                exercise={exercise}
                training={training}
                ticks={
                  running
                    ? {
                        ticked: running.ticked[exercise.id] ?? [],
                        onTick: (set, done) => tick(exercise.id, set, done),
                      }
                    : undefined
                }
              />
            )}
          </ExerciseRow>
        ))}
      </ol>
      {gated ? (
        <LockedExercisesLater count={exerciseCount - exercises.length} where="in this workout" headingLevel={3} />
      ) : null}
    </section>
  );
}
