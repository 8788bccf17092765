import { MARKS, type Mark } from "./week-plan-limits";

type MarkedDay = {
  dayOfWeek: number;
  title: string;
  description: string | null;
  notes: string | null;
  mark?: Mark | null | undefined;
};

const MUST =
  /\b(must|key (session|day)|main (session|day|lift)|priority|non-?negotiable|essential|do not (skip|miss)|don['’]t (skip|miss)|(not|never) optional)\b/i;
const COULD =
  /\b(optional|optionally|could|bonus|extra|if you have (the )?time|if time allows|if you can|recovery|mobility|make-?up)\b/i;
const SHOULD_AFTER_MUST = 2;

/**
 * Derives a mark for each day from the week's words and order, by `dayOfWeek`. A day's own words decide; of the others
 * the first is a must unless another day already is, the next two are should, and the rest could.
 */
export function proposedMarks(days: readonly MarkedDay[]): Map<number, Mark> {
  const inOrder = [...days].sort((a, b) => a.dayOfWeek - b.dayOfWeek);
  const wordsByDay = new Map(inOrder.map((day) => [day.dayOfWeek, wordsOf(day)]));
  let musts = [...wordsByDay.values()].filter((mark) => mark === "must").length;
  let shoulds = 0;
  const marks = new Map<number, Mark>();
  for (const { dayOfWeek } of inOrder) {
    const own = wordsByDay.get(dayOfWeek);
    if (own) marks.set(dayOfWeek, own);
    else if (musts === 0) marks.set(dayOfWeek, "must");
    else marks.set(dayOfWeek, shoulds < SHOULD_AFTER_MUST ? "should" : "could");
    if (!own && musts > 0) shoulds += 1;
    if (marks.get(dayOfWeek) === "must" && !own) musts += 1;
  }
  return marks;
}

/** Returns the coach's marks, with derived ones where the coach set none. */
export function marksOf(days: readonly MarkedDay[]): Map<number, Mark> {
  const proposed = proposedMarks(days);
  for (const { dayOfWeek, mark } of days) if (mark) proposed.set(dayOfWeek, mark);
  return proposed;
}

function wordsOf({ title, description, notes }: MarkedDay): Mark | null {
  const words = [title, description, notes].filter(Boolean).join("\n");
  if (MUST.test(words)) return "must";
  return COULD.test(words) ? "could" : null;
}

/** Returns a mark's rank; lower comes first. */
export const rankOf = (mark: Mark): number => MARKS.indexOf(mark);
