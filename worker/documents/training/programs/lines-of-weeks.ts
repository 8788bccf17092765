import { begin } from "./begin-session";
import { blockOfWeeks, blockTitle, countsCycle, namesCycle, weekSpan } from "./labels/block-label";
import { isNamedWeek, weekTitle } from "./labels/named-week";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { weekdayIn } from "./labels/weekday-label";
import { headsRemarks } from "./part-heading";
import { isWeekOfSheet } from "./standing";
import type { TextLine } from "./text-line";

/** "Week 2 – Build", "Thursday, Block 2 Week 3" */
export function beginsWeek(line: TextLine): boolean {
  const { builder, standing, text, isListed, hasBegun } = line;
  const week = isListed ? null : weekLabel(text);
  if (!week || text.length > 70 || /[.!?]$/.test(text)) return false;
  // "Changes from week 1:" heads a list.
  if (week.before !== "" && headsRemarks(text)) return false;
  if (week.before !== "" && isPartOfWeeks(line, [week.number])) return true;
  if (standing.week !== week.number) standing.session = null;
  standing.remarks = false;
  standing.week = week.number;
  standing.weekTitle = weekTitle(week);
  if (week.before && !builder.title && !hasBegun && !weekdayIn(week.before)) builder.title = week.before;
  if (standing.weekTitle) builder.week(week.number, standing.weekTitle);
  if (week.rest && sessionLabel(week.rest)?.sure) begin(standing, week.rest, line.block?.heading);
  const day = week.before ? weekdayIn(week.before) : null;
  if (day) begin(standing, null).weekday = day.weekday;
  return true;
}

/**
 * "Cycle 2" above the headings of sessions: its weeks are counted from one again. "Block 2" inside of a session is a part of it.
 * The line may be something else besides, a session or a title.
 */
export function countsOnCycle(line: TextLine): false {
  const { builder, standing, text, block, isHeaded, isListed } = line;
  const { session, level } = standing;
  if (isNextBlock(line)) return false;
  const isAbove = session === null || (block?.heading != null && typeof level === "number" && block.heading < level);
  if (isAbove && isHeaded && !isListed && namesCycle(text)) builder.beginCycle();
  return false;
}

/** "Phase 4: Running (months 4-6)" below "Phase 3: Strength (weeks 7-12)". */
const isNextBlock = ({ standing: { weekTitle }, text, isHeaded, isListed }: TextLine): boolean =>
  isHeaded &&
  !isListed &&
  weekTitle !== null &&
  weekSpan(weekTitle) !== null &&
  countsCycle(weekTitle) &&
  namesCycle(text);

/** A week that has a name and no number comes after the one before. */
export function comesAsWeek(line: TextLine): boolean {
  const { builder, standing, text, isListed } = line;
  if (isListed || !(isNamedWeek(text) || isNextBlock(line))) return false;
  const numbers = [...builder.weeks.map(({ number }) => number ?? 0), ...builder.spans.flat()];
  if (!isWeekOfSheet(standing, builder)) standing.week = Math.max(standing.week ?? 0, ...numbers) + 1;
  standing.weekTitle = text;
  standing.session = null;
  builder.week(standing.week, text);
  return true;
}

/** "Weeks 1-4: Base" is read as the first of them. */
export function beginsBlockOfWeeks(line: TextLine): boolean {
  const { builder, standing, text, block, isListed, isHeaded, hasBegun } = line;
  const weeks = isHeaded && !isListed ? (blockOfWeeks(text) ?? standing.ranges?.get(text) ?? null) : null;
  if (!weeks) return false;
  if (isPartOfWeeks(line, weeks)) return true;
  // "Shoulder plan, weeks 1 and 2" above all.
  const isAlone = ![...(standing.headings ?? [])].some(
    (other) => other !== plain(text) && blockOfWeeks(other) !== null,
  );
  const isAbove = block?.heading === 0 || (block?.heading === 1 && isAlone);
  if (isAbove && !hasBegun && blockTitle(text) !== null) builder.title ??= text;
  const first = Math.max(weeks[0] ?? 1, 1);
  builder.span(weeks);
  if (standing.week !== first) standing.session = null;
  standing.week = first;
  standing.weekTitle = builder.title === text ? null : blockTitle(text);
  if (standing.weekTitle) builder.week(first, standing.weekTitle);
  return true;
}

/** "Intervals (weeks 3-4):" on a day of "Phase 1 (weeks 1-4)" is a part of its session. */
function isPartOfWeeks({ builder, standing, text, isHeaded }: TextLine, weeks: number[]): boolean {
  if (!standing.session?.weekday || !isHeaded || !text.endsWith(":")) return false;
  const isWithin = builder.spans.some(
    (span) => span.length > weeks.length && weeks.every((week) => span.includes(week)),
  );
  if (isWithin) standing.part = text.slice(0, -1);
  return isWithin;
}
