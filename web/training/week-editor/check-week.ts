import { addDays, mondayOf } from "../../../worker/contract/calendar";
import { firstOption } from "../../../worker/contract/day-options";
import { COLUMN_TYPES, WEEKDAYS } from "../../../worker/contract/drafts";
import { codeOrder } from "../../../worker/contract/exercise-codes";
import { partLabel } from "../../../worker/contract/program-parts";
import { MOST_IN_SECTION, PROGRAM_LIMITS } from "../../../worker/contract/programs-limits";
import { checkTexts } from "../check-texts";
import { cellId, type ExerciseField, LABELS } from "../exercise-fields";
import { tierOf } from "../tier";
import { allRows, dayAt, type EditorRow, type EditorWeek, type Place } from "./editor-week";

export type WeekProblem = {
  /** `save` prevents saving, `publish` prevents publishing, `hint` is only advice. */
  severity: "save" | "publish" | "hint";
  message: string;
  /** The place in words; null for the week as a whole. */
  where: string | null;
  /** The day to show; null if any will do. */
  dayOfWeek: number | null;
  /** The id of the control that fixes it. */
  control: string;
};

export const DETAIL_CONTROLS = {
  title: "week-title",
  description: "week-description",
  weekNumber: "week-number",
  startDate: "week-start",
  endDate: "week-end",
} as const;
export const dayControl = (dayOfWeek: number, field: "title" | "description" | "notes" | "add") =>
  `day-${dayOfWeek}-${field}`;
export const addControl = ({ dayOfWeek, columnType }: Place) => `add-${dayOfWeek}-${columnType}`;

const atMost = (most: number) => `At most ${most} characters.`;

/** Returns all problems of a week, in its order. */
export function checkWeek(week: EditorWeek): WeekProblem[] {
  const empty: WeekProblem[] = allRows(week).length
    ? []
    : [
        {
          severity: "publish",
          message: "The week has no exercises.",
          where: null,
          dayOfWeek: 1,
          control: dayAt(week, 1) ? addControl({ dayOfWeek: 1, columnType: firstOption() }) : dayControl(1, "add"),
        },
      ];
  return [...checkDetails(week), ...empty, ...WEEKDAYS.flatMap((dayOfWeek) => checkDay(week, dayOfWeek))];
}

/** Returns the problems of the week's own fields. */
export function checkDetails(week: EditorWeek): WeekProblem[] {
  const problems: WeekProblem[] = [];
  const addProblem = (field: keyof typeof DETAIL_CONTROLS, message: string) =>
    problems.push({ severity: "save", message, where: null, dayOfWeek: null, control: DETAIL_CONTROLS[field] });
  if (!week.title.trim()) addProblem("title", "Give the program a title.");
  if (week.title.trim().length > PROGRAM_LIMITS.title) addProblem("title", atMost(PROGRAM_LIMITS.title));
  const number = week.weekNumber.trim();
  if (number && !(/^\d{1,3}$/.test(number) && Number(number) >= 1 && Number(number) <= PROGRAM_LIMITS.weekNumber)) {
    addProblem("weekNumber", `Give a whole number from 1 to ${PROGRAM_LIMITS.weekNumber}, or leave it empty.`);
  }
  if (!week.startDate) addProblem("startDate", "Choose the day it starts.");
  if (!week.endDate) addProblem("endDate", "Choose the day it ends.");
  if (week.startDate && week.endDate && week.endDate < week.startDate) {
    addProblem("endDate", "The program has to end on or after the day it starts.");
  }
  if (week.description.trim().length > PROGRAM_LIMITS.description) {
    addProblem("description", atMost(PROGRAM_LIMITS.description));
  }
  return problems;
}

function checkDay(week: EditorWeek, dayOfWeek: number): WeekProblem[] {
  const day = dayAt(week, dayOfWeek);
  if (!day) return [];
  const where = partLabel(`days.${dayOfWeek}.`).replace(/,.*/, "");
  const problems: WeekProblem[] = [];
  const addProblem = (severity: WeekProblem["severity"], field: "title" | "description" | "notes", message: string) =>
    problems.push({ severity, message, where, dayOfWeek, control: dayControl(dayOfWeek, field) });
  if (!day.title.trim()) addProblem("save", "title", "Give the day a title.");
  if (day.title.trim().length > PROGRAM_LIMITS.title) addProblem("save", "title", atMost(PROGRAM_LIMITS.title));
  if (day.description.trim().length > PROGRAM_LIMITS.description) {
    addProblem("save", "description", atMost(PROGRAM_LIMITS.description));
  }
  if (day.notes.trim().length > PROGRAM_LIMITS.dayNotes) addProblem("save", "notes", atMost(PROGRAM_LIMITS.dayNotes));
  if (dayOfWeek > 5 && endsBefore(week, dayOfWeek)) {
    const message = `The week ends before its ${where}: choose a later end date.`;
    problems.push({ severity: "hint", message, where, dayOfWeek: null, control: DETAIL_CONTROLS.endDate });
  }
  for (const columnType of COLUMN_TYPES) {
    problems.push(...checkSection(day.sections[columnType], { dayOfWeek, columnType }));
  }
  return problems;
}

/** Returns whether a week ends before one of its days, such as a week written to end on Friday with a Saturday. */
function endsBefore({ startDate, endDate }: EditorWeek, dayOfWeek: number): boolean {
  const whole = /^2[01]\d\d-/.test(startDate) && endDate !== "";
  return whole && addDays(mondayOf(startDate), dayOfWeek - 1) > endDate;
}

function checkSection(rows: EditorRow[], place: Place): WeekProblem[] {
  const where = partLabel(`days.${place.dayOfWeek}.${place.columnType}`);
  const { dayOfWeek } = place;
  if (rows.length === 0) {
    return [{ severity: "hint", message: "No exercises.", where, dayOfWeek, control: addControl(place) }];
  }
  const problems: WeekProblem[] = [];
  if (rows.length > MOST_IN_SECTION) {
    const message = `At most ${MOST_IN_SECTION} exercises in a section.`;
    problems.push({ severity: "save", message, where, dayOfWeek, control: addControl(place) });
  }
  const seen = new Map<string, string>();
  let last: { code: string; order: number } | null = null;
  for (const [index, { key, texts }] of rows.entries()) {
    const of = texts.name.trim() || `Row ${index + 1}`;
    const addProblem = (severity: WeekProblem["severity"], field: ExerciseField, message: string) =>
      problems.push({ severity, message, where, dayOfWeek, control: cellId(key, field) });
    for (const [field, message] of Object.entries(checkTexts(texts)) as [ExerciseField, string][]) {
      addProblem("save", field, `${of}: ${LABELS[field]}. ${message}`);
    }
    if (!texts.name.trim()) addProblem("publish", "name", `Row ${index + 1} has no name.`);
    if (!texts.videoUrl.trim()) addProblem("hint", "videoUrl", `${of} has no video.`);
    const code = texts.exerciseCode.trim().toUpperCase();
    const tier = tierOf(texts.tier);
    const order = codeOrder(code);
    if (!code) addProblem("hint", "exerciseCode", `${of} has no code.`);
    else if (seen.has(code)) addProblem("hint", "exerciseCode", `${of} has the code of ${seen.get(code)}, ${code}.`);
    else if (order !== null && last && order < last.order) {
      addProblem("hint", "exerciseCode", `${of} is ${code} but stands after ${last.code}.`);
    }
    if (code) seen.set(code, of);
    if (order !== null) last = { code, order };
    if (texts.tier.trim() && !tier)
      addProblem("hint", "tier", `${of} has a tier that is not known: ${texts.tier.trim()}.`);
    if (tier && order !== null && code[0] !== tier)
      addProblem("hint", "tier", `${of} is ${code} but in the ${tier}-Tier.`);
  }
  return problems;
}
