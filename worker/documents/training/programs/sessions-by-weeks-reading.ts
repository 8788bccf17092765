import { sportIn } from "./calendar-subject";
import { doseOf, hasWork } from "./doses/dose-sets";
import { exerciseOf } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { weekLabel } from "./labels/week-label";
import type { ProgramBuilder } from "./program-builder";

/**
 * Reads a plan of one sport whose rows are the sessions and whose columns are the weeks: "Session | Week 1 | Week 2" over
 * "1 (Speed) | 8 x 500 m | 6 x 750 m". False where a cell holds anything but how far and how long.
 */
export function readSessionsByWeeks(view: View, builder: ProgramBuilder): boolean {
  const top = view.rows.findIndex((_, row) => isHead(view, cellsIn(view, row)));
  if (top < 0) return false;
  const [corner, ...weeks] = cellsIn(view, top);
  const above = view.rows.slice(0, top).flatMap((_, row) => cellsIn(view, row));
  const sessions = sessionsBelow(view, top);
  const pieces = sessions.flatMap((cells) =>
    weeks.flatMap((week) => {
      const cell = cells[week.column];
      return cells[0] && cell ? [{ session: cells[0], week, cell, dose: doseIn(cell.text) }] : [];
    }),
  );
  const sport =
    sportIn([view.name, ...above.map(({ text }) => text)]) ?? sportIn(pieces.map(({ cell }) => cell.text)) ?? null;
  const isMoved = ({ dose: { sets } }: (typeof pieces)[number]) =>
    sets.length > 0 && sets.every((each) => hasWork(each) && each.reps === null && each.load === null);
  if (!corner || !sport || sessions.length < 2 || !pieces.every(isMoved)) return false;
  for (const cell of above) builder.entitle(cell);
  builder.use(corner, ...weeks);
  for (const { session, week, cell, dose } of pieces) {
    const title = `${corner.text} ${session.text}`;
    const exercise = exerciseOf({ ...dose, code: null, name: sport });
    builder.session(weekLabel(week.text)?.number ?? null, { weekday: null, title }).exercises.push(exercise);
    builder.use(session, cell);
  }
  return true;
}

/** "Session | Week 1 | Week 2" */
function isHead(view: View, [corner, ...weeks]: Cell[]): boolean {
  if (!corner || corner.column > 0 || weeks.length < 2 || view.headingOf(corner.text).role !== "day") return false;
  return weeks.every(({ text }) => weekLabel(text)?.rest === "");
}

/** The rows right below that count the sessions from one. */
function sessionsBelow(view: View, top: number): View["rows"] {
  const below = view.rows.slice(top + 1);
  const end = below.findIndex((cells, at) => Number.parseInt(cells[0]?.text ?? "", 10) !== at + 1);
  return end < 0 ? below : below.slice(0, end);
}

/** "5k", "~8 to 15k", "5k+" are kilometres; the rest may stand behind a slash. */
function doseIn(text: string): ReturnType<typeof doseOf> {
  const [, work = text, rest = null] = /^([^/]+?)\s*\/\s*(\d[^/]*\srest(?!\p{L}).*)$/iu.exec(text) ?? [];
  const dose = doseOf(work.replace(THOUSANDS, "$1 km").replace(/~(?=\d)/g, ""));
  return rest === null ? dose : { ...dose, rest };
}

const THOUSANDS = /(?<![\d.,])(\d{1,2}(?:\.\d)?)\s?k\+?(?![\p{L}\d])/giu;
