import { looksLikeMovement, namesSport } from "../../vocabulary/movements";
import { isOwnWeight } from "../doses/dose-loads";
import { doseOf, isDoseText, isWholeDose } from "../doses/dose-sets";
import { type Cell, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { weekLabel } from "../labels/week-label";
import { bareWeekday } from "../labels/weekday-label";
import { holdsLift } from "../lift-over-dose";
import { namesGroup } from "../part-heading";
import { isDose } from "./column-heading";
import { columnsOfPeople } from "./columns-of-people";
import { countedFrom, percentsIn } from "./counted-columns";
import { FIGURE } from "./figures";
import { headsKindsOfAmounts } from "./kinds-of-amounts";
import { headsSetsOfLift } from "./lift-over-sets";
import { shortRole } from "./short-heading";
import { columnsOfTicks } from "./tick-columns";

/** Headings in known words: what is done and its doses, or the weeks, sets and dates that it is done in. */
export function isHeadingRow(view: View, row: number): boolean {
  const cells = cellsIn(view, row);
  if (isOnlySet(view, row)) return true;
  if (cells.length < 2 || valueOfName(view, cells) !== null) return false;
  let [known, unknown, names, doses, sets, numbers, places] = [0, 0, 0, 0, 0, 0, 0];
  if (countedFrom(view, row) !== null || percentsIn(view, row).length > 0) return true;
  // "Exercise | Day 1 | Day 2": a column a session.
  // So it is with "Kind | Exercise | Mon | Wed | Fri | Rest".
  const sessions = cells.filter(({ text }) => bareWeekday(text) !== null || sessionLabel(text)?.sure);
  const roles = cells.filter(({ text }) => view.headingOf(text).role !== null);
  const isNamed = roles.some(({ text }) => view.headingOf(text).role === "name");
  if (sessions.length > 1 && isNamed && sessions.length + roles.length >= cells.length - 1) return true;
  if (headsSessionsOfLifts(view, row) || headsKindsOfAmounts(view, row) || headsSetsOfLift(view, row)) return true;
  const weeks = new Set<number>();
  const ticks = columnsOfTicks(view, row);
  const people = columnsOfPeople(view, row);
  for (const cell of cells) {
    if (ticks.has(cell.column) || people.has(cell.column)) continue;
    const heading = view.headingOf(cell.text);
    const isShort = shortRole(view, row, cell.text) !== null;
    if (heading.role || heading.week !== null || heading.set !== null || heading.group || isShort) known++;
    else if (!isDate(cell)) unknown++;
    if (heading.role === "name") names++;
    if (heading.role === "week" || heading.role === "day" || heading.role === "date") places++;
    if (isDose(heading.role) || heading.role === "set") doses++;
    if (heading.week !== null) weeks.add(heading.week);
    if (heading.set !== null) sets++;
    if (isDate(cell)) known++;
    else if (/^[\d.,%\s-]*\d[\d.,%\s-]*$/.test(cell.text)) numbers++;
    if (numbers > cells.length * 0.2 || unknown > cells.length * 0.5) return false;
  }
  // "Accessories | | | Accessories" among the exercises of tables side by side is the part that all of them have come to.
  const [first] = cells;
  if (names === cells.length && first && namesGroup(first.text) && cells.every(({ text }) => text === first.text))
    return false;
  // "Drill | 6 x 50 m | Catch-up drill" is a row of the table.
  const isDosed = known === names && cells.some(({ text }) => isWholeDose(text));
  if (names > 0 && known >= 2 && !isDosed) return true;
  // "Set | Swim | Rest": what is swum stands below its sport.
  const sports = cells.filter(({ text }) => namesSport(plain(text)));
  if (sports.length === 1 && unknown === 1 && doses >= 1 && known >= 2) return true;
  if (doses >= 2 && known >= 3) return true;
  // "Monday | Set 1" over the one set of the day.
  if (first && sets > 0 && sets === cells.length - 1 && sessionLabel(first.text)?.sure) return true;
  // "Assistance | Sets | Reps": what heads the names is called by what they are.
  const isKind =
    first && view.headingOf(first.text).role === null && /\p{L}{3}/u.test(first.text) && !isDoseText(first.text);
  // "Chest & triceps" are two muscles, "Triceps extension" would be an exercise.
  const isLift =
    first && looksLikeMovement(plain(first.text)) && !/\s(?:[&+]|and|und|et|y|e)\s/u.test(plain(first.text));
  if (doses >= 2 && unknown === 1 && isKind && !isLift) return true;
  // "Wk | Date | Day | Session | Volume | Intensity", "Day | Session | Distance": what is done has the session's name.
  const days = roles.filter(({ text }) => view.headingOf(text).role === "day").length;
  if ((places >= 3 || days > 1) && doses >= 1 && known * 2 > cells.length) return true;
  if (doses > 0 && known > 2 && known === cells.length && weeks.size === 0 && headsSessions(view, row)) return true;
  // "Week | Date | Target | Rest | Weight": a row a week of the lift above, and nothing in other words.
  const isByWeek = cells.some(({ text }) => view.headingOf(text).role === "week");
  if (isByWeek && doses >= 1 && known > 3 && known === cells.length) return true;
  if (known > 2 && known === cells.length && headsOutings(view, row)) return true;
  // Weeks above whole tables are captions, and weeks above the headings of columns a part of those.
  if (cells.some((cell) => cell.lastColumn - cell.column > 2)) return false;
  const below = [1, 2].some((step) => {
    const own = row + step < view.rows.length ? cellsIn(view, row + step) : [];
    const headed = own.filter(({ text }) => view.headingOf(text).role).length;
    return headed >= 2 && headed * 2 >= own.length;
  });
  return !below && (weeks.size >= 2 || sets >= 2) && cells.length - known <= 2 && known >= 2;
}

/** "Lift | Bench press", perhaps beside other labels and their figures: what the label calls the lift of the sheet. */
export function valueOfName(view: View, [label, value, ...more]: Cell[]): Cell | null {
  if (!label || !value || view.headingOf(label.text).role !== "name") return null;
  const isApart = more.every(({ column }) => column > value.lastColumn + 1);
  const areLabels = more.length === 0 || /^\d/.test(more.at(-1)?.text ?? "");
  const isLift = looksLikeMovement(plain(value.text)) && value.text.length <= 40;
  return isLift && isApart && areLabels ? value : null;
}

/** "Session | Duration | Details" over "Long ride | 3 h": a row a session, by what it is called. */
function headsSessions(view: View, row: number): boolean {
  const [first] = cellsIn(view, row);
  if (!first || view.headingOf(first.text).role !== "day") return false;
  const below = [1, 2].map((step) => view.rows[row + step]?.[first.column]?.text ?? "");
  return below.every((text) => /^\p{L}{3}/u.test(text) && bareWeekday(text) === null && sessionLabel(text) === null);
}

/** "Day | Distance | Pace" over "Tue | 12 km | 5:30": a row a weekday, of a sport that is said elsewhere. */
function headsOutings(view: View, row: number): boolean {
  const [day, ...facts] = cellsIn(view, row);
  const far = facts.find(({ text }) => view.headingOf(text).role === "distance");
  if (!day || !far || view.headingOf(day.text).role !== "day") return false;
  const below = view.rows.slice(row + 1, row + 8);
  return (
    below.filter((cells) => bareWeekday(cells[day.column]?.text ?? "") !== null).length > 2 &&
    below.filter((cells) => doseOf(cells[far.column]?.text ?? "").sets.some(({ distance }) => distance !== null))
      .length > 1
  );
}

/** " | Day 1 | Day 2" over "Squat | 5x5 | 3x3": a column a session, and nothing over the lifts in front of them. */
export function headsSessionsOfLifts(view: View, row: number): boolean {
  const cells = cellsIn(view, row);
  const [first] = cells;
  if (!first || first.column === 0 || cells.length < 3 || !cells.every(({ text }) => sessionLabel(text)?.sure))
    return false;
  const below = [1, 2, 3, 4, 5, 6].map((step) => (row + step < view.rows.length ? cellsIn(view, row + step) : []));
  const lifts = below.filter(([name]) => name && name.column < first.column && looksLikeMovement(plain(name.text)));
  const doses = lifts.flatMap((own) => own.slice(1));
  return (
    lifts.length > 1 &&
    doses.length > lifts.length &&
    doses.filter(({ text }) => isWholeDose(text) && !holdsLift(text)).length * 2 > doses.length
  );
}

/** "Exercise | Load | NL | Exercise | Load | NL" below days side by side: each has the columns of a table, and its headings say what they hold. */
export function headsTables(view: View, row: number, tables: number): boolean {
  const roles = row < view.rows.length ? cellsIn(view, row).map(({ text }) => view.headingOf(text).role) : [];
  const names = roles.filter((role) => role === "name").length;
  return names > 1 && names === tables && roles.length > names * 2 && roles.every((role) => role !== null);
}

/** "Set 1" alone between the name of a session and the lift that has no other set. */
function isOnlySet(view: View, row: number): boolean {
  const [only, ...more] = cellsIn(view, row);
  if (!only || more.length > 0 || only.column === 0 || view.headingOf(only.text).set !== 1) return false;
  const above = row > 0 ? cellsIn(view, row - 1) : [];
  const [name, ...doses] = row + 1 < view.rows.length ? cellsIn(view, row + 1) : [];
  const isBelowSession = above.length === 1 && above.every(({ text }) => sessionLabel(text)?.sure);
  return isBelowSession && name !== undefined && name.column < only.column && doses.length > 0;
}

export const isDate = ({ text, stored }: Cell) => stored?.kind === "date" || /^[0-3]?\d\.[01]?\d\.$/.test(text);

/**
 * Headings in words that nobody knows: short words, each above its own column, where figures stand below in several of
 * them and words in another.
 */
export function isContrastingRow(view: View, row: number): boolean {
  const cells = cellsIn(view, row);
  if (cells.length < 3 || cells.length > 24) return false;
  for (const { text, column, lastColumn } of cells) {
    if (lastColumn - column > 2 || text.length > 32 || text.includes("\n") || !/[\p{L}#%]/u.test(text)) return false;
    if (/^[@x\d]/.test(text) || looksLikeMovement(plain(text)) || isDoseText(text) || isOwnWeight(text)) return false;
  }
  const isPlace = (text: string) =>
    bareWeekday(text) !== null || weekLabel(text) !== null || sessionLabel(text) !== null;
  if (cells.filter(({ text }) => isPlace(text)).length > 1) return false;
  const below: Cell[][] = [];
  for (let at = row + 1; at < view.rows.length && below.length < 6; at++) {
    const own = cellsIn(view, at);
    if (own.length < 2) {
      if (own.length === 0 && below.length > 0) break;
      continue;
    }
    if (own.every((cell) => !/\d/.test(cell.text))) break;
    below.push(own);
  }
  if (below.length < 2) return false;
  let [figures, words] = [0, 0];
  for (const { column } of cells) {
    const texts = below.flatMap((own) => own.filter((cell) => cell.column === column).map(({ text }) => text));
    const counted = texts.filter((text) => FIGURE.test(text)).length;
    if (texts.length > 0 && counted >= texts.length * 0.7) figures++;
    else if (texts.length >= below.length * 0.5 && counted === 0) words++;
  }
  return figures >= 2 && words >= 1;
}
