import { looksLikeMovement } from "../vocabulary/movements";
import { linesOf } from "./calendar-day";
import { sportIn } from "./calendar-subject";
import { doseOf } from "./doses/dose-sets";
import { exerciseOf, type NamedDose, namedDose, undosed } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { outings } from "./outings";
import type { ProgramBuilder } from "./program-builder";

/**
 * Reads a list of days and what is done on each, of a sport that the document is about and its rows need not name: "Week 1 |
 * Workout" over "Day 1 | 4 x 4 min with 2 min rest". False where the rows are anything else.
 */
export function readDayList(
  view: View,
  builder: ProgramBuilder,
  startWeek: number | null,
  said?: string | null,
): boolean {
  const rows = view.rows.map((_, row) => cellsIn(view, row).filter((cell) => cell.row === row));
  const first = rows.findIndex(isDay);
  const sport =
    said ??
    sportIn([
      view.name,
      ...rows
        .slice(0, Math.max(first, 0))
        .flat()
        .map(({ text }) => text),
    ]);
  const works = rows.filter(isDay).map(([, work]) => work?.text ?? "");
  const anywhere = sport ?? sportIn(works) ?? null;
  // What names no sport is told by how far and how long its days say.
  const isTold = () => works.filter((work) => outings(work, anywhere) !== null).length * 2 >= works.length;
  if (works.length < 2 || (sport === undefined && !isTold())) return false;
  let week = startWeek;
  for (const [row, cells] of rows.entries()) {
    const [day, work] = cells;
    if (isDay(cells) && day && work) addDay(builder, week, { said: sport, sport: anywhere }, day, work);
    else {
      const label = cells.map(({ text }) => weekLabel(text)?.number).find((number) => number !== undefined);
      // Below the first day nothing else stands than the names of weeks.
      if (cells.length > 2 || (row > first && cells.length > 0 && label === undefined)) return false;
      week = label ?? week;
      if (label !== undefined || row === first - 1) builder.use(...cells);
      else if (day && cells.length === 1) builder.entitle(day);
    }
  }
  return true;
}

const isDay = (cells: Cell[]): boolean =>
  cells.length === 2 &&
  cells.every(({ text }) => weekLabel(text) === null) &&
  sessionLabel(cells[0]?.text ?? "")?.sure === true;

type Sport = { said: string | undefined; sport: string | null };

function addDay(builder: ProgramBuilder, week: number | null, { said, sport }: Sport, day: Cell, work: Cell): void {
  const { weekday = null, title = day.text } = sessionLabel(day.text) ?? {};
  const mark = { weekday, title };
  builder.use(day, work);
  for (const line of linesOf(work.text)) {
    const only = (said && /^\d/.test(line) ? ofSport(said, line) : null) ?? namedDose(line);
    const read = (said ? null : outings(line, sport)) ?? (only ? [only] : []);
    if (read.length > 0) builder.session(week, mark).exercises.push(...read.map(exerciseOf));
    else if (isRest(line)) builder.leave(line, null);
    else if (looksLikeMovement(plain(line)) && line.length <= LONGEST_NAME)
      builder.session(week, mark).exercises.push(undosed(line));
    else builder.session(week, mark).notes.push(line);
  }
}

/** "Easy run" on a day, without an amount. */
const LONGEST_NAME = 30;
/** "2,000 m. Record your time.", "4 x 4 minutes work with 2 min rest": how far and how long is said of the sport. */
function ofSport(sport: string, line: string): NamedDose | null {
  const { sets, said, ...dose } = doseOf(line);
  const [only, ...more] = sets;
  if (!only || more.length > 0 || only.reps !== null || (only.duration ?? only.distance) === null) return null;
  const [first = ""] = said;
  const isOther = looksLikeMovement(plain(first)) && sportIn([first]) !== sport;
  return isOther ? null : { code: null, name: sport, ...dose, sets, said };
}
