import { eq } from "drizzle-orm";
import type { Corrections } from "../../../contract/program-import-limits";
import type { ProgramReading, ReadSession } from "../../../contract/program-reading";
import { documentLayout, type LayoutAnswers, type SessionAnswer } from "../../../db/imports";
import type { Ctx } from "../../../http/context";
import { sha256 } from "../../../platform/sha256";

/** Most answers kept per layout. */
const MOST_ANSWERS = 200;

export const layoutKeyOf = (layout: string): Promise<string> => sha256(new TextEncoder().encode(layout));

export async function findLayout(ctx: Ctx, layoutKey: string | undefined) {
  if (!layoutKey) return null;
  const found = await ctx.db.select().from(documentLayout).where(eq(documentLayout.layoutKey, layoutKey)).get();
  return found ?? null;
}

type Remembered = { layoutKey: string; label: string; answers: LayoutAnswers };

/** Returns the statement that stores answers for a layout, replacing earlier ones. */
export function rememberLayout({ db, now }: Ctx, { layoutKey, label, answers }: Remembered) {
  const values = { label, answers, updatedAt: now };
  return db
    .insert(documentLayout)
    .values({ id: crypto.randomUUID(), layoutKey, createdAt: now, ...values })
    .onConflictDoUpdate({ target: documentLayout.layoutKey, set: values });
}

/** Merges corrections into earlier ones; null removes one. */
export function corrected(
  earlier: Corrections | undefined,
  { headings, sheets }: { [of in keyof Corrections]: Record<string, Corrections[of][string] | null> },
): Corrections {
  return { headings: over(earlier?.headings, headings), sheets: over(earlier?.sheets, sheets) };
}

function over<Meaning extends string>(
  earlier: Record<string, Meaning> | undefined,
  given: Record<string, Meaning | null>,
): Record<string, Meaning> {
  // Headings are matched ignoring case; the later correction counts.
  const folded = new Set(Object.keys(given).map((text) => text.trim().toLowerCase()));
  const kept = Object.entries(earlier ?? {}).filter(([text]) => !folded.has(text.trim().toLowerCase()));
  const provided = Object.entries(given).filter((entry): entry is [string, Meaning] => entry[1] !== null);
  return Object.fromEntries([...kept, ...provided]);
}

/** Returns the reading with sessions placed, or left out, as the coach did with those of the same layout. */
export function withAnswers(reading: ProgramReading, { sessions: answers }: LayoutAnswers): ProgramReading {
  if (answers.length === 0) return reading;
  const weeks = reading.weeks.map((week) => {
    const sessions = week.sessions.map((session) => answered(session, answers));
    // Answers given for other sessions must not put two of these into one place, nor leave nothing of a week.
    const isWrong = collisions(sessions) > collisions(week.sessions) || sessions.every(({ leftOut }) => leftOut);
    return isWrong ? week : { ...week, sessions };
  });
  return { ...reading, weeks };
}

function answered(session: ReadSession, answers: SessionAnswer[]): ReadSession {
  const { weekday, option, proposed } = session;
  const alike = answers.filter((answer) => answer.weekday === weekday && answer.option === option);
  const named = alike.filter(({ title }) => folded(title) === folded(session.title));
  const inOrder = alike.filter(({ order }) => order === session.order);
  const answer =
    named.find(({ order }) => order === session.order) ??
    (session.title !== null ? named[0] : undefined) ??
    // One session by another name that was left out says nothing of this one; several speak of their place.
    inOrder.find(isTaken) ??
    (inOrder.length > 1 ? inOrder[0] : undefined) ??
    (weekday === null ? undefined : (alike.find(isTaken) ?? named[0]));
  if (answer) {
    const { dayOfWeek, columnType, out } = answer;
    return { ...session, proposed: { dayOfWeek, columnType }, ...(out ? { leftOut: true } : {}) };
  }
  // The option is the same question for all sessions, the day a different one for each.
  const columnType =
    option ?? mostCommon(answers.filter(isTaken).map((each) => each.columnType)) ?? proposed.columnType;
  return { ...session, proposed: { ...proposed, columnType } };
}

const isTaken = ({ out }: SessionAnswer) => !out;

function collisions(sessions: ReadSession[]): number {
  const taken = sessions.filter(({ leftOut }) => !leftOut);
  const places = new Set(taken.map(({ proposed }) => `${proposed.dayOfWeek} ${proposed.columnType}`));
  return taken.length - places.size;
}

type Answered = Pick<SessionAnswer, "dayOfWeek" | "columnType" | "out"> & { session: ReadSession };

/** Returns answers of where sessions were placed or that they were left out, one per kind, merged with earlier ones. */
export function answersOf(given: Answered[], earlier: SessionAnswer[]): SessionAnswer[] {
  const byKind = new Map<string, SessionAnswer[]>();
  for (const { session, dayOfWeek, columnType, out } of given) {
    const { order, title, weekday, option } = session;
    const answer = { order, title, weekday, option, dayOfWeek, columnType, ...(out ? { out } : {}) };
    byKind.set(kindOf(answer), [...(byKind.get(kindOf(answer)) ?? []), answer]);
  }
  const now = [...byKind.values()].flatMap((answers) => {
    const place = mostCommon(answers.map(placeOf));
    return answers.filter((answer) => placeOf(answer) === place).slice(0, 1);
  });
  return [...now, ...earlier.filter((answer) => !byKind.has(kindOf(answer)))].slice(0, MOST_ANSWERS);
}

const placeOf = ({ dayOfWeek, columnType, out }: SessionAnswer) => (out ? "out" : `${dayOfWeek} ${columnType}`);

const kindOf = ({ order, title, weekday, option }: SessionAnswer) =>
  JSON.stringify([order, folded(title), weekday, option]);

const folded = (title: string | null) => title?.trim().toLowerCase() ?? null;

function mostCommon<T>(values: T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
