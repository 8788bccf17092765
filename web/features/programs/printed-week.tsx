import { daysToGoText } from "../../../worker/contract/competition-days";
import { optionName } from "../../../worker/contract/day-options";
import { type ColumnType, DAY_NAMES } from "../../../worker/contract/drafts";
import type { Exercise } from "../../../worker/contract/exercises";
import type { DailyWorkout, WeeklyProgram, WorkoutSection } from "../../../worker/contract/programs";
import { calendarDay } from "../../lib/format/format";
import { dateOf, isRest } from "../../lib/format/week-standing";
import { doseOf, notesBesideDose } from "../../training/exercise-dose";
import { setCount } from "../../training/set-count";
import { type Training, useTraining } from "../../training/use-training";
import { cx } from "../../ui/cx";
import { type Density, densityOf } from "./print-density";

type PrintedWeekProps = { program: WeeklyProgram; option: ColumnType };

/** The week on two A4 sheets, black on white, with a box per set. Hidden on screen. */
export function PrintedWeek({ program, option }: PrintedWeekProps) {
  const days = program.dailyWorkouts.flatMap((day) => {
    const section = printedSection(day, option);
    return section || isRest(day) ? [{ day, section }] : [];
  });
  const { ownLoad } = useTraining({ of: "weekly-programs", id: program.id }, !program.gated);
  const density = densityOf(days.map(({ section }) => section?.exercises.length ?? 0));
  return (
    <div aria-hidden className="hidden text-[9pt] leading-tight print:block">
      <header className="mb-[3mm] flex items-baseline justify-between gap-[6mm] border-ink border-b-2 pb-[1mm]">
        <p className="font-display font-extrabold text-[16pt]">{program.title}</p>
        <p className="shrink-0">
          {optionName(option)}, {calendarDay(program.startDate)} to {calendarDay(program.endDate)}
        </p>
      </header>
      {days.map(({ day, section }) => (
        <PrintedDay
          key={day.id}
          program={program}
          day={day}
          section={section}
          option={option}
          density={density}
          ownLoad={ownLoad}
        />
      ))}
    </div>
  );
}

type PrintedDayProps = {
  program: WeeklyProgram;
  day: DailyWorkout;
  /** None on a day of rest before a competition. */
  section: WorkoutSection | undefined;
  option: ColumnType;
  density: Density;
  /** The load in the member's own unit. */
  ownLoad: Training["ownLoad"];
};

function PrintedDay({ program, day, section, option, density, ownLoad }: PrintedDayProps) {
  return (
    <section className="mb-[3mm]">
      <h2 className="flex items-baseline gap-[3mm] break-after-avoid border-ink border-b text-[11pt]">
        {DAY_NAMES[day.dayOfWeek]}
        <span className="font-normal font-sans text-[8pt]">
          {calendarDay(dateOf(program, day.dayOfWeek))} · {day.title}
          {!section || section.columnType === option ? "" : ` · ${optionName(section.columnType)}`}
          {day.competition ? ` · ${daysToGoText(day.competition.daysToGo)}` : ""}
        </span>
      </h2>
      {day.competition?.words ? <p className="py-[0.7mm] text-[8pt]">{day.competition.words}</p> : null}
      <ol>
        {section?.exercises.map((exercise) => (
          <PrintedExercise key={exercise.id} exercise={exercise} density={density} load={ownLoad(exercise)} />
        ))}
      </ol>
      {section?.dropped ? (
        <p className="text-[7.5pt]">Left out: {section.dropped.map(({ name }) => name).join(", ")}</p>
      ) : null}
    </section>
  );
}

type PrintedExerciseProps = { exercise: Exercise; density: Density; load: string | null };

function PrintedExercise({ exercise, density, load }: PrintedExerciseProps) {
  const dose = doseOf(exercise, load)
    .map(({ label, value, suffix }) => `${NAMED.has(label) ? `${label.toLowerCase()} ` : ""}${value} ${suffix}`.trim())
    .join(", ");
  const notes = density === "roomy" ? notesBesideDose(exercise) : null;
  return (
    <li
      className={cx(
        "grid break-inside-avoid grid-cols-[9mm_minmax(0,1fr)_auto] items-center gap-x-[2mm] border-line border-b",
        ROW[density],
      )}
    >
      <span className="font-semibold tabular-nums">{exercise.exerciseCode}</span>
      <div className={cx("min-w-0", density !== "roomy" && "flex items-baseline gap-[2mm]")}>
        <p className="truncate font-semibold">{exercise.name}</p>
        <p className="truncate text-[8pt]">{dose}</p>
        {notes ? <p className="truncate text-[7.5pt]">{notes.replace(/\s+/g, " ")}</p> : null}
      </div>
      <div className="flex gap-[1mm]">
        {Array.from({ length: Math.min(MOST_BOXES, setCount(exercise)) }, (_, set) => set + 1).map((set) => (
          <span key={set} className={cx("w-[13mm] border border-ink", BOX[density])} />
        ))}
      </div>
    </li>
  );
}

/** More would leave no room for the name. */
const MOST_BOXES = 6;

/** Figures that need their label to be understood. */
const NAMED = new Set(["Tempo", "Load", "Rest"]);

const ROW: Record<Density, string> = {
  roomy: "min-h-[11mm] py-[0.7mm]",
  plain: "h-[7.5mm]",
  dense: "h-[4.6mm] text-[7.5pt]",
};
const BOX: Record<Density, string> = { roomy: "h-[7mm]", plain: "h-[5.5mm]", dense: "h-[3.6mm]" };

/** Returns near a competition the coach's option, else the chosen one, else the day's first. */
function printedSection(day: DailyWorkout, option: ColumnType): WorkoutSection | undefined {
  const written = day.workoutSections.filter(({ exercises }) => exercises.length > 0);
  const of = (wanted: ColumnType | null | undefined) => written.find(({ columnType }) => columnType === wanted);
  return of(day.competition?.option) ?? of(option) ?? written[0];
}
