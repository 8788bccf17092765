import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import type { ProgramBuilder, SessionMark } from "./program-builder";
import type { Standing } from "./standing";

/** Begins the session that a line names, or one without a name. */
export function begin(standing: Standing, text: string | null, level: number | null = null): SessionMark {
  standing.partLevel = undefined;
  standing.partsEnd = null;
  const label = text === null ? null : sessionLabel(text);
  standing.outer = label?.sure ? null : standing.session;
  standing.session = label
    ? { weekday: label.weekday, title: label.title, time: label.time ?? null, also: label.also ?? [] }
    : { weekday: null, title: text };
  standing.said = standing.session;
  standing.level = level;
  standing.part = null;
  standing.dosesOfPart = null;
  standing.resting = null;
  standing.circuit = null;
  standing.rounds = null;
  standing.named = null;
  standing.facts = null;
  standing.item = null;
  return standing.session;
}

/** The heading above the first exercise, which is no part of the description. */
export function opened({ description }: ProgramBuilder, opening: string | null): string | null {
  const at = opening === null ? -1 : description.lastIndexOf(opening);
  if (at >= 0) description.splice(at, 1);
  return opening;
}

/** The recovery day that turns out to be trained on. */
export function resumed(builder: ProgramBuilder, { resting = null }: Standing): string | null {
  const at = builder.leftovers.findLastIndex(({ text }) => text === resting);
  if (at >= 0) builder.leftovers.splice(at, 1);
  return resting;
}

export const hasBegun = ({ weeks }: ProgramBuilder, { session }: Standing) =>
  weeks.some(({ sessions }) => sessions.some(({ mark }) => mark === session));

/** "Warm-up": the first part of a session. */
export const isPreparing = (text: string) =>
  /warm|prep|mobil|activat|aquec|calent|riscald|echauff|aufwarm|rozgrzew|размин|ウォーム|준비|热身/u.test(plain(text));
