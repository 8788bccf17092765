import type { CalendarDate } from "../../../worker/contract/calendar";
import { optionName } from "../../../worker/contract/day-options";
import type { DailyWorkout, WeeklyProgram, WorkoutSection } from "../../../worker/contract/programs";
import { ExerciseRow } from "../../training/exercise-row";
import { ExerciseTools } from "../../training/exercise-tools";
import { TrainingHurt } from "../../training/injuries/training-hurt";
import { LockedExercisesLater } from "../../training/locked-exercises-later";
import { setsBefore } from "../../training/set-log";
import type { Training } from "../../training/use-training";
import { EmptyState } from "../../ui/empty-state";
import { CompleteSection } from "./complete-section";

type ProgramSectionProps = {
  program: WeeklyProgram;
  day: DailyWorkout;
  section: WorkoutSection;
  today: CalendarDate;
  training: Training;
};

export function ProgramSection({ program, day, section, today, training }: ProgramSectionProps) {
  const name = optionName(section.columnType);
  if (section.exerciseCount === 0) {
    return (
      <EmptyState headingLevel={3} title={`No exercises in ${name}`}>
        The coach has written the other options for this day. Pick one of them above.
      </EmptyState>
    );
  }
  return (
    <>
      <h3 className="sr-only">{name}</h3>
      {program.gated ? null : <TrainingHurt exercises={section.exercises} training={training} />}
      <ol className="divide-y divide-line">
        {section.exercises.map((exercise) => (
          <ExerciseRow
            key={exercise.id}
            exercise={exercise}
            ownLoad={training.ownLoad(exercise)}
            before={setsBefore(training, exercise)}
          >
            {program.gated ? null : <ExerciseTools exercise={exercise} training={training} />}
          </ExerciseRow>
        ))}
      </ol>
      {program.gated ? (
        <LockedExercisesLater count={section.exerciseCount - section.exercises.length} where="in this option" />
      ) : (
        <CompleteSection program={program} day={day} section={section} today={today} />
      )}
    </>
  );
}
