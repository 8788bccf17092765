import type { ColumnRole } from "../../vocabulary/column-words";
import { looksLikeMovement, namesSport } from "../../vocabulary/movements";
import { isDoseText } from "../doses/dose-sets";
import type { View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { bareWeekday } from "../labels/weekday-label";
import { cellAt, cellsBelow, type Span } from "./cells-of-columns";
import type { Column } from "./column";
import { isDose } from "./column-heading";
import { isPlace, isProse } from "./columns-of-places";
import { FIGURE } from "./figures";

/** The column of what is done, where no heading names it: that of movements, else that of ever other words beside figures. */
export function fillNames(view: View, spans: Span[], columns: Column[]): void {
  if (columns.some(({ role }) => role === "name")) return;
  // "DAY A" may head the movements of that day.
  const days = columns.filter(({ role }) => role === "day");
  const holdsDays = ({ index }: Column) => {
    const texts = cellsBelow(view, spans, index).map(({ text }) => text);
    // A day a row, by its weekday or its number.
    const areCounted = texts.length > 2 && texts.every((text, at) => text === String(at + 1));
    return areCounted || texts.every((text) => bareWeekday(text) !== null);
  };
  const isOpen = (column: Column) =>
    column.role === null ||
    (column.role === "day" &&
      // "Day | Session | Volume" over "Mon | Rowing | 12 km": beside the weekdays stands what is done.
      (sessionLabel(column.heading)?.sure === true ||
        days.some((each) => each !== column && holdsDays(each) && !holdsDays(column))));
  // "Week 1 | | |" over "Push | Sets | Reps | kg": the week is the table's, and its first column names what is done.
  const isUnderWeek = (column: Column) =>
    column.role === "any" &&
    column.week !== null &&
    column.heading !== "" &&
    view.headingOf(column.heading).week === null &&
    cellsBelow(view, spans, column.index).every(({ text }) => /\p{L}{3}/u.test(text) && !isDoseText(text));
  const open = columns.filter(
    (column) => (isOpen(column) && column.week === null && column.set === null) || isUnderWeek(column),
  );
  const read = open.map((column) => {
    const cells = cellsBelow(view, spans, column.index);
    const isMerged = cells.length > 0 && cells.filter(({ row, lastRow }) => lastRow > row).length * 2 >= cells.length;
    return { column, texts: cells.map(({ text }) => text), isMerged };
  });
  const all = read.filter(({ texts }) => {
    const words = texts.filter((text) => /\p{L}{2}/u.test(text) && !/^[\d@]/.test(text) && text.length <= 80);
    // "Weight" and "Reps" in front of the sets say what their row holds.
    const isSaid = texts.every((text) => {
      const { group, role } = view.headingOf(text);
      return isPlace(text) || group !== null || isDose(role);
    });
    return words.length > 0 && words.length >= texts.length * 0.7 && !isSaid;
  });
  // What is merged over several rows is what the exercises beside it belong to.
  const single = all.filter(({ isMerged }) => !isMerged);
  const worded = single.length > 0 ? single : all;
  const moving = ({ texts }: { texts: string[] }) =>
    texts.filter((text) => looksLikeMovement(plain(text))).length / texts.length;
  const most = Math.max(0, ...worded.map(moving));
  const found =
    most >= 0.4
      ? worded.find((each) => moving(each) >= most * 0.9)
      : (worded.find(
          ({ texts }) => texts.length > 1 && new Set(texts).size >= texts.length * 0.4 && !texts.some(isProse),
        ) ??
        // The same ones come again every week.
        worded.find(({ texts }) => new Set(texts).size >= 5 && texts.length >= 15 && !texts.some(isProse)));
  if (!found) return;
  const name = (column: Column) => {
    if (column.week !== null) Object.assign(column, { over: column.week, week: null });
    column.role = "name";
  };
  name(found.column);
  for (const each of read) {
    // What is merged over two columns, right above them or over the whole table, heads the first of them.
    const isMergedOver = [1, 2, 3].some((step) => {
      const [own, first] = [each, found].map(({ column }) => cellAt(view, (spans[0]?.from ?? 0) - step, column.index));
      return own && own === first && own.text === each.column.heading;
    });
    const same = each.column.heading !== "" && each.column.heading === found.column.heading && !isMergedOver;
    // "T1 | Scheme | kg | T2 | Scheme | kg", "Monday | Set 1 | Tuesday | Set 1": an exercise for each of the columns that come again.
    const [first, next] = [found, each].map(({ column }) => columns[column.index + 1]);
    const again =
      most >= 0.4 &&
      worded.includes(each) &&
      moving(each) >= 0.6 &&
      next?.role === first?.role &&
      (isDose((next?.role ?? null) as ColumnRole | null) || (next?.set != null && next.set === first?.set));
    if (same || again) name(each.column);
  }
}

/** "DAY 1 - LOWER" or "Exercise" over two columns, of codes and of names: the second names what is done. */
export function partCodes(view: View, bottom: number, spans: Span[], columns: Column[]): void {
  for (const column of columns) {
    const next = columns[column.index + 1];
    const head = cellAt(view, bottom, column.index);
    if (!head && column.role === null && next?.role === "name") {
      const texts = cellsBelow(view, spans, column.index).map(({ text }) => text);
      if (texts.length > 1 && texts.every((text) => CODE.test(text))) column.role = "code";
    }
    if (!next || !head || head.column !== column.index || head.lastColumn !== next.index) continue;
    if (column.role !== null && column.role !== "name" && column.role !== "day") continue;
    const [codes, names] = [column, next].map(({ index }) => cellsBelow(view, spans, index).map(({ text }) => text));
    if (!codes || !names || codes.length < 2 || !codes.every((text) => CODE.test(text))) continue;
    if (names.filter((text) => /\p{L}{3}/u.test(text)).length < names.length * 0.8) continue;
    Object.assign(next, { role: "name", over: column.over });
    column.role = "code";
  }
}

const CODE = /^(?:[A-H]\d{0,2}|\d{1,2}[a-h]?)[.)]?$/i;

/** "Exercise | Grip": of two columns of names the one that is called so has them, and the other says how. */
export function leaveWeakNames(view: View, spans: Span[], columns: Column[]): void {
  const names = columns.filter(({ role }) => role === "name");
  const weak = names.filter(({ heading }) => WEAK.test(plain(heading)));
  if (weak.length < names.length) for (const column of weak) column.role = "notes";
  // "Run | What" over "Intervals | 5 x 800 m": what is run is called so in front.
  const [only] = names.length === 1 ? weak : [];
  const before = only && columns[only.index - 1];
  if (only && before?.role === null && namesSport(plain(before.heading))) {
    const called = cellsBelow(view, spans, before.index).map(({ text }) => text);
    if (called.length > 2 && called.every((text) => /^\p{L}[^\d]{2,24}$/u.test(text))) {
      before.role = "name";
      only.role = "notes";
    }
  }
  // "Sport | Exercise": the sport of each is its kind, where no other column has its name it is what is done.
  const sports = names.filter(headsSports);
  if (sports.length + weak.length < names.length) for (const column of sports) column.role = "category";
  // "Movement | Exercise" over "Pulling power movement | Rows": right beside each other, the one that comes again is the kind.
  for (const column of columns) {
    const next = columns[column.index + 1];
    if (column.role !== "name" || next?.role !== "name" || plain(column.heading) === plain(next.heading)) continue;
    const [own = [], others = []] = [column, next].map(({ index }) =>
      cellsBelow(view, spans, index).map(({ text }) => text),
    );
    if ([...own, ...others].some((text) => !/^\p{L}/u.test(text))) continue;
    const varies = (texts: string[]) => new Set(texts).size / Math.max(texts.length, 1);
    (varies(others) < varies(own) ? next : column).role = "category";
  }
}

const WEAK =
  /^(?:grip|drill|activity|what|what to do|co robi[mc]y?|modality|onderdeel|o que fazer|que hacer|cosa fare|was tun|quoi faire|что дела(?:ть|ем))$/u;
/** "Sport" over what is done. */
export const headsSports = ({ heading }: Column): boolean => SPORT.test(plain(heading));
const SPORT = /^(?:sport|sportart|discipline|disciplina|disziplin|dyscyplina|modalidade|deporte|вид спорта)$/u;

/** "Work" over words is no dose: where no column names the exercises, such a one is decided by what stands in it. */
export function forgetContradicted(view: View, spans: Span[], columns: Column[]): void {
  if (columns.some(({ role }) => role === "name")) return;
  for (const column of columns) {
    if (!isDose(column.role as ColumnRole) || column.week !== null || column.set !== null) continue;
    const texts = cellsBelow(view, spans, column.index).map(({ text }) => text);
    // "Intensity" over "Low", "Moderate", "High" is what it says.
    const isOfLevels = column.role === "intensity" || column.role === "effort";
    if (isOfLevels && texts.every((text) => LEVEL.test(plain(text)))) continue;
    const words = texts.filter((text) => /^\p{L}{3}/u.test(text) && !/\d/.test(text) && !FIGURE.test(text));
    if (texts.length > 1 && words.length >= texts.length * 0.8) column.role = null;
  }
}

const LEVEL =
  /^(?:very )?(?:low|moderate|medium|mid|high|easy|hard|light|heavy|steady|max(?:imum)?|baj[ao]|moderad[ao]|medi[ao]|alt[ao]|suave|leve|forte|bass[ao]|moderat[ao]|leicht|locker|mittel|moderat|hoch|hart|schwer|niedrig|faible|legere?|moderee?|moyenne?|elevee?|dure?|nisk[ai]|sredni[ae]?|wysok[ai]|низк\p{L}+|средн\p{L}+|высок\p{L}+)$/u;
