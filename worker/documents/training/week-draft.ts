import { mainOption, offeredOptions, optionName } from "../../contract/day-options";
import {
  COLUMN_TYPES,
  type ColumnType,
  type DayDraft,
  type Reading,
  type SectionDraft,
  type WeekDraft,
  type Weekday,
} from "../../contract/drafts";
import { DocumentError } from "../document-error";
import { sheetTooLarge } from "../grid/too-large";
import { exerciseDraft } from "./exercise-draft";
import { allNotes, type ParsedExercise, type Training, warn } from "./training";

const DAY_NAMES = ["", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Puts what was found into five days of up to three options, and tells the coach what is missing. */
export function weekDraft(training: Training): Reading<WeekDraft> {
  const placed = placeInDays(training);
  if (placed.length === 0) throw noExercises(training);
  const options = COLUMN_TYPES.filter((option) => placed.some((found) => found.place.option === option));

  // A program without options lacks none a day: that is told once.
  if (options.length === 0)
    warn(
      training,
      "missing_section",
      `The document names no options, so all exercises were put into ${mainOption() === "coach_program" ? "the " : ""}${optionName(mainOption())}.`,
      "days",
    );

  const days: DayDraft[] = [];
  for (const day of [1, 2, 3, 4, 5] as Weekday[]) {
    const known = training.days.get(day);
    const found = placed.filter((each) => each.place.day === day);
    if (found.length === 0)
      warn(training, "missing_day", `${DAY_NAMES[day]} has no exercises in this document.`, `days.${day}`);
    if (!known && found.length === 0) continue;
    days.push({
      dayOfWeek: day,
      title: known?.title ?? null,
      description: null,
      notes: known && known.notes.length > 0 ? known.notes.map((line) => line.text).join("\n") : null,
      sections: sectionsOf(training, day, found, options),
    });
  }
  return {
    draft: {
      title: training.title,
      description:
        training.ownDescription ?? (training.description.length > 0 ? training.description.join("\n") : null),
      weekNumber: training.weekNumber,
      days,
    },
    notes: allNotes(training),
  };
}

export function noExercises({ notes }: Training): DocumentError {
  // The exercises may stand on the sheet that could not be read.
  if (notes.some(({ code }) => code === "sheet_not_read")) return sheetTooLarge();
  return new DocumentError(
    "no_exercises",
    "No exercises were found in this document. Write each one as 'A1 - Exercise Name' under its day and option, or in a table with an Exercise column, and upload it again.",
  );
}

function placeInDays(training: Training): ParsedExercise[] {
  training.exercises = training.exercises.flatMap((found) => [
    found,
    ...found.place.alsoDays.map((day) => ({ ...found, place: { ...found.place, day } })),
  ]);
  const weekend = training.exercises.filter((found) => (found.place.day ?? 0) > 5);
  if (weekend.length > 0) {
    const names = [...new Set(weekend.map((found) => DAY_NAMES[found.place.day ?? 0]))].join(" and ");
    warn(training, "weekend_ignored", `${names} was left out: a program runs from Monday to Friday.`, "days");
  }
  const found = training.exercises.filter((each) => (each.place.day ?? 0) <= 5);
  const dated = found.filter((each) => each.place.day !== null);
  const loose = found.filter((each) => each.place.day === null);
  if (loose.length === 0) return dated;
  if (dated.length > 0) {
    const names = loose
      .slice(0, 5)
      .map((each) => each.name)
      .join(", ");
    warn(
      training,
      "exercise_without_day",
      `${loose.length} exercises stand outside of any day and were left out: ${names}${loose.length > 5 ? ", …" : ""}.`,
      "days",
    );
    return dated;
  }
  warn(
    training,
    "no_days",
    "No days were found, so all exercises were put on Monday. Write the days as headings (Monday to Friday) and upload it again.",
    "days",
  );
  return loose.map((each) => ({ ...each, place: { ...each.place, day: 1 } }));
}

function sectionsOf(training: Training, day: Weekday, found: ParsedExercise[], options: ColumnType[]): SectionDraft[] {
  const shared = found.some((each) => each.place.option === null);
  // Where no option is named anywhere, the day's one list is the coach's.
  const own = options.filter((option) => found.some((each) => each.place.option === option));
  const present = own.length > 0 ? own : shared ? (options.length > 0 ? options : [mainOption()]) : [];
  if (shared && own.length > 0) {
    warn(
      training,
      "shared_exercises",
      `${DAY_NAMES[day]}: exercises above the first option were added to every option of the day.`,
      `days.${day}`,
    );
  }
  if (found.length > 0 && options.length > 0) {
    for (const option of offeredOptions().filter((each) => !present.includes(each))) {
      warn(
        training,
        "missing_section",
        `${DAY_NAMES[day]} has no ${optionName(option)} option.`,
        `days.${day}.${option}`,
      );
    }
  }
  return present.map((option) => ({
    columnType: option,
    exercises: found
      .filter((each) => each.place.option === option || each.place.option === null)
      .map((each) => exerciseDraft(training, each, "week", `days.${day}.${option}`)),
  }));
}
