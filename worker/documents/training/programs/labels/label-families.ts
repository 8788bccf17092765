import { headingOf } from "../columns/column-heading";
import { isKnown, labelsOf, PHASE } from "./counted-label";
import type { Shown } from "./document-texts";
import { plain } from "./plain-text";
import { sessionLabel } from "./session-label";
import { weekLabel } from "./week-label";
import { bareWeekday } from "./weekday-label";

/** "Vecka 1", "Vecka 2": labels of one word that nobody knows, told apart by how they count. */
type Family = { word: string; labels: { number: number; at: number; row: number }[] };

export function familiesOf(texts: Shown[]): Family[] {
  const families = new Map<string, Family>();
  for (const [at, { text, row }] of texts.entries()) {
    for (const label of labelsOf(text)) {
      if (isKnown(label)) continue;
      const family = families.get(label.word) ?? { word: label.word, labels: [] };
      family.labels.push({ number: label.number, at, row });
      families.set(label.word, family);
    }
  }
  return [...families.values()].filter(counts);
}

/** Whether the numbers count from one, each once more, or from the beginning again. */
function counts({ labels }: Family): boolean {
  const numbers = labels.map(({ number }) => number);
  const most = Math.max(...numbers);
  if (most < 2 || most > 52 || numbers[0] !== 1 || new Set(numbers).size !== most) return false;
  return numbers.every((number, at) => at === 0 || number === 1 || number - (numbers[at - 1] ?? 0) <= 1);
}

/** Which of the families counts the weeks, and which the sessions. */
export function rolesOf(families: Family[], texts: Shown[]): [week: Family | null, session: Family | null] {
  if (families.length === 0 || families.length > 3) return [null, null];
  const weeks = texts.some(({ text }) => weekLabel(text) !== null);
  const sessions = texts.some(({ text }) => text.length < 60 && sessionLabel(text)?.sure === true);
  const [first, second] = families;
  if (!first) return [null, null];
  if (second) {
    if (weeks || sessions) return [null, null];
    const inner = [first, second].find(beginsAgain);
    const outer = [first, second].find((each) => each !== inner);
    if (!inner || !outer || beginsAgain(outer) || (outer.labels[0]?.at ?? 0) > (inner.labels[0]?.at ?? 0))
      return [null, null];
    return [outer, inner];
  }
  if (weeks && sessions) return [null, null];
  if (!weeks && haveDays(first, texts)) return [null, first];
  // Phases with the same sessions again and again stand for weeks; around weeks they only name them.
  if (PHASE.test(first.word))
    return weeks || !sessions || beginsAgain(first) || !sessionsRecur(texts) ? [null, null] : [first, null];
  if (weeks) return [null, first];
  if (sessions) return [first, null];
  if (new Set(first.labels.map(({ row }) => row)).size === 1 || beginsAgainAcross(first)) return [first, null];
  return beginsAgain(first) || !repeats(first, texts) ? [null, first] : [first, null];
}

/** "Gym 1 – Mon", "Gym 2 – Wed": what has a weekday is no week. */
function haveDays({ labels }: Family, texts: Shown[]): boolean {
  const days = labels.map(({ at }) =>
    plain(texts[at]?.text ?? "")
      .split(/[^\p{L}]+/u)
      .find((word) => word.length > 2 && bareWeekday(word) !== null),
  );
  return days.every((day) => day !== undefined) && new Set(days).size > 1;
}

const beginsAgain = ({ labels }: Family) =>
  labels.some(({ number }, at) => at > 0 && number < (labels[at - 1]?.number ?? 0));

function sessionsRecur(texts: Shown[]): boolean {
  const named = texts
    .filter(({ text }) => text.length < 60 && sessionLabel(text)?.sure === true)
    .map(({ text }) => plain(text));
  return new Set(named).size * 2 <= named.length;
}

/** "Zyklo 1 | Zyklo 2 | Zyklo 3" above the columns, once for each table. */
function beginsAgainAcross({ labels }: Family): boolean {
  const rows = new Map<number, number>();
  for (const { row } of labels) rows.set(row, (rows.get(row) ?? 0) + 1);
  const most = Math.max(...labels.map(({ number }) => number));
  return most > 1 && [...rows.values()].every((count) => count === most);
}

/** Weeks hold the same exercises again and again, sessions others. */
function repeats({ labels }: Family, texts: Shown[]): boolean {
  const [one, two, three] = labels;
  if (!one || !two) return false;
  const named = (from: number, end: number) =>
    new Set(
      texts
        .slice(from + 1, end)
        .map(({ text }) => plain(text))
        .filter((text) => /\p{L}{3}/u.test(text) && headingOf(text).role === null),
    );
  const [own, other] = [named(one.at, two.at), named(two.at, three?.at ?? texts.length)];
  const shared = [...other].filter((text) => own.has(text)).length;
  return shared * 2 >= Math.min(own.size, other.size) && shared > 0;
}
