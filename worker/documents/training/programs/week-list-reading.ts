import { looksLikeMovement } from "../vocabulary/movements";
import { doseOf, hasWork } from "./doses/dose-sets";
import { exerciseOf, type NamedDose, namedDose } from "./doses/named-dose";
import { cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { weekLabel } from "./labels/week-label";
import type { ProgramBuilder } from "./program-builder";
import type { Standing } from "./standing";

/**
 * Reads what the session above does in each week, a row a week: "Week | Activity" over "1 | Easy jog 20 min". False where no
 * session is named above, or the rows are anything else.
 */
export function readWeekList(view: View, builder: ProgramBuilder, { session }: Standing): boolean {
  const [heads = [], ...rows] = view.rows.map((_, row) => cellsIn(view, row)).filter((cells) => cells.length > 0);
  const [first] = heads;
  if (!session || !first || heads.length !== 2 || view.headingOf(first.text).role !== "week") return false;
  const weeks = rows.flatMap(([week, work, ...more]) => {
    const number = week ? weekOf(week.text) : null;
    return number !== null && work && more.length === 0
      ? [{ number, week, work, read: workIn(work.text, session.title) }]
      : [];
  });
  const areCounted = weeks.every(({ number }, at) => at === 0 || number > (weeks[at - 1]?.number ?? 0));
  if (weeks.length < 2 || weeks.length < rows.length || !areCounted || weeks.some(({ read }) => read === null))
    return false;
  builder.use(...heads);
  for (const { number, week, work, read } of weeks) {
    if (read) builder.session(number, session).exercises.push(exerciseOf(read));
    builder.use(week, work);
  }
  return true;
}

const weekOf = (text: string): number | null =>
  /^\d{1,2}$/.test(text) ? Number(text) : (weekLabel(text)?.number ?? null);

/** "Easy jog 20 min", "40 min: 4 easy, 1 fast, and again", "35 min steady": where no movement is named it is the session's. */
function workIn(text: string, title: string | null): NamedDose | null {
  const [, long = "", behind = ""] = AMOUNT.exec(text) ?? [];
  const { sets, rest, tempo } = doseOf(long);
  if (!sets.some(hasWork)) return namedDose(text);
  const [, first = behind, said = ""] = /^(\p{L}[^:,(]{2,40}?)\s*[:,(]\s*(.+?)\)?$/u.exec(behind) ?? [];
  const isNamed = looksLikeMovement(plain(first)) && !/\d/.test(first);
  const name = isNamed ? first : (title ?? behind);
  return { code: null, name, sets, rest, tempo, said: [isNamed ? said : behind].filter(Boolean) };
}

const AMOUNT = /^(\d+(?:\s*-\s*\d+)?\s*(?:min|km|mi|h)\p{L}*)\s*[:,]?\s+([\p{L}\d].*)$/iu;
