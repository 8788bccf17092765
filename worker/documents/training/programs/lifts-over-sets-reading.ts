import { NO_SETS } from "../../../contract/no-sets";
import type { Sets } from "../../../contract/program-reading";
import { looksLikeMovement } from "../vocabulary/movements";
import { amountsOf } from "./doses/amounts-of-sets";
import { isDoseText, joined } from "./doses/dose-sets";
import { exerciseOf } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import type { ProgramBuilder, SessionMark } from "./program-builder";

type Lift = { name: Cell; sets: Sets[]; cells: Cell[] };

/**
 * Reads lifts that stand over their sets, side by side: "Squat | | Bench |" over rows of "120 kg | x5 | 80 kg | x5", with the
 * day in front or above. False where there are none.
 */
export function readLiftsOverSets(
  view: View,
  builder: ProgramBuilder,
  startWeek: number | null,
  unit: string | null,
): boolean {
  let week = startWeek;
  let session: SessionMark | null = null;
  let found = false;
  for (let row = 0; row < view.rows.length; row++) {
    let cells = cellsIn(view, row).filter((cell) => cell.row === row && !builder.used.has(cell));
    for (const cell of captionsOf(cells)) {
      const label = weekLabel(cell.text);
      if (label) {
        week = label.number;
        session = null;
        if (label.rest) builder.week(week, label.rest);
      } else {
        const { weekday = null, title = null } = sessionLabel(cell.text) ?? {};
        session = { weekday, title: /\p{L}/u.test(title ?? "") ? title : null };
      }
      builder.use(cell);
      cells = cells.filter((each) => each !== cell);
    }
    const lifts = liftsIn(view, row, cells, unit);
    if (lifts) {
      found = true;
      session ??= { weekday: null, title: null };
      for (const { name, sets, cells: own } of lifts) {
        const said = { code: null, name: name.text, sets, rest: null, tempo: null, said: [] };
        builder.session(week, session).exercises.push({ ...exerciseOf(said), videoUrl: name.url });
        builder.use(name, ...own);
      }
    } else if (cells.length === 1 && cells[0] && !found) builder.entitle(cells[0]);
  }
  return found;
}

/** Weeks and sessions in front of a row, or alone in it. */
function captionsOf(cells: Cell[]): Cell[] {
  const end = cells.findIndex(({ text }) => weekLabel(text) === null && sessionLabel(text)?.sure !== true);
  return end < 0 ? cells : cells.slice(0, end);
}

/** The lifts of a row, where sets stand below each of them and nothing else does. */
function liftsIn(view: View, row: number, names: Cell[], unit: string | null): Lift[] | null {
  if (names.length === 0 || names.some(({ text }) => !isName(text, view))) return null;
  if (names.filter(({ text }) => looksLikeMovement(plain(text))).length * 2 < names.length) return null;
  const lifts = names.map((name, at): Lift | null => {
    const to = Math.min((names[at + 1]?.column ?? view.width) - 1, Math.max(name.column + 2, name.lastColumn));
    const [sets, cells]: [Sets[], Cell[]] = [[], []];
    for (let below = row + 1; below < view.rows.length; below++) {
      const own = cellsIn(view, below, name.column, to).filter((cell) => cell.row === below);
      if (own.length === 0) break;
      const read = setOf(own, unit);
      if (read === null) return null;
      sets.push(read);
      cells.push(...own);
    }
    return sets.length > 0 ? { name, sets: joined(sets), cells } : null;
  });
  const read = lifts.filter((lift) => lift !== null);
  const isSure = read.some(({ cells }) => cells.some(({ text }) => TIMES.test(text)));
  return read.length === names.length && isSure && (names.length > 1 || (read[0]?.cells.length ?? 0) > 2) ? read : null;
}

const isName = (text: string, view: View): boolean =>
  text.length <= 40 &&
  /\p{L}{3}/u.test(text) &&
  view.headingOf(text).role === null &&
  !isDoseText(text) &&
  !isRest(text);

/** "x6", "xMR10": so often. */
const TIMES = /^[x×]\s*(\S.*)$/i;
const LOAD = /^\+?\d+(?:[.,]\d+)?\s*(kgs?|lbs?|кг|%)?$/iu;

/** One set of "120 kg | x5", "x10", "75% | x5+". Null for anything else. */
function setOf(cells: Cell[], unit: string | null): Sets | null {
  const times = cells.find(({ text }) => TIMES.test(text));
  const others = cells.filter((cell) => cell !== times);
  const [load, ...more] = others;
  if (!times || more.length > 0 || (load && !LOAD.test(load.text))) return null;
  const [, said = ""] = TIMES.exec(times.text) ?? [];
  const [amount, ...further] = amountsOf(said) ?? (/^(?:mr|max|amrap)\s*\d*\+?$/i.test(said) ? [{ reps: said }] : []);
  if (!amount || further.length > 0) return null;
  const [, own = ""] = LOAD.exec(load?.text ?? "") ?? [];
  const figure = (load?.text ?? "")
    .replace(own, "")
    .trim()
    .replace(/[.,]0+$/, "");
  if (own === "%") return { ...NO_SETS, count: "1", ...amount, percent: `${figure}%` };
  const weighed = figure && `${figure} ${own || unit || ""}`.trim();
  return { ...NO_SETS, count: "1", ...amount, load: weighed || null };
}
