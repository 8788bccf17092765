import { DAY_NAMES } from "../../../../worker/contract/drafts";
import type { ProgramReading, ReadSession, ReadWeek } from "../../../../worker/contract/program-reading";
import { type ReviewAnswers, type SessionPlace, sessionKey } from "./review-answers";

/** Sessions that recur each week and are asked about once. */
export type SessionSlot = {
  key: string;
  /** The distinct names they have in the document. */
  names: string[];
  /** Indices of the weeks that contain it. */
  weeks: number[];
  proposed: SessionPlace;
  /** Left out last time. */
  leftOut: boolean;
  /** The document states the day and the option. */
  said: boolean;
};

/**
 * Groups sessions by name and place, one question each. Where nearly every session has its own name, by place alone:
 * nobody answers forty questions.
 */
export function slotsOf({ weeks }: ProgramReading): SessionSlot[] {
  const slots = new Map<string, SessionSlot>();
  const keyOf = slotKeys(weeks);
  weeks.forEach(({ sessions }, week) => {
    for (const session of sessions) {
      const key = keyOf(session);
      const name = nameOf(session);
      const slot = slots.get(key);
      if (!slot) {
        slots.set(key, {
          key,
          names: [name],
          weeks: [week],
          proposed: session.proposed,
          leftOut: session.leftOut === true,
          said: session.weekday !== null && session.option !== null,
        });
        continue;
      }
      if (!slot.names.includes(name)) slot.names.push(name);
      if (!slot.weeks.includes(week)) slot.weeks.push(week);
    }
  });
  return [...slots.values()];
}

/** A slot is identified by its first session, so its key survives changed (also remembered) proposals. */
export function slotKeys(weeks: readonly ReadWeek[]): (session: ReadSession) => string {
  const titles = new Set(weeks.flatMap(({ sessions }) => sessions.map(titleOf)));
  const longest = Math.max(0, ...weeks.map(({ sessions }) => sessions.length));
  const byTitle = titles.size <= longest * 2;
  const alike = ({ proposed, leftOut, ...session }: ReadSession) =>
    `${leftOut ? "out" : `${proposed.dayOfWeek}.${proposed.columnType}`}.${byTitle ? titleOf(session) : ""}`;
  const firsts = new Map<string, string>();
  weeks.forEach(({ sessions }, week) => {
    sessions.forEach((session, at) => {
      if (!firsts.has(alike(session))) firsts.set(alike(session), sessionKey(week, at));
    });
  });
  return (session) => firsts.get(alike(session)) ?? "";
}

/** Returns the current place of a session; null when it is excluded. */
export function placeOf(
  answers: ReviewAnswers,
  slot: string,
  session: ReadSession,
  at: { week: number; session: number },
): SessionPlace | null {
  const key = sessionKey(at.week, at.session);
  const asked = answers.slots[slot] ?? (session.leftOut ? "out" : session.proposed);
  const out = answers.out[key] ?? asked === "out";
  if (out) return null;
  return answers.moved[key] ?? (asked === "out" ? session.proposed : asked);
}

export function nameOf({ title, weekday, order }: Pick<ReadSession, "title" | "weekday" | "order">): string {
  return title?.trim() || (weekday && DAY_NAMES[weekday]) || `Session ${order}`;
}

const titleOf = ({ title }: Pick<ReadSession, "title">) => title?.trim().toLowerCase() ?? "";
