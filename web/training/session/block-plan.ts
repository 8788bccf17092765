import type { Exercise } from "../../../worker/contract/exercises";
import { INTERVAL_LIMITS, type IntervalPlan } from "../interval-schedule";

export type Block = { name: string; plan: IntervalPlan };

const LEAD_SECONDS = 10;
const MINUTES = String.raw`(\d{1,2})\s*(?:min(?:ute)?s?\b|['′’])`;

/**
 * Reads the clock an exercise's texts ask for: EMOM, timed AMRAP, Tabata, seconds on and off, for time with or without
 * a cap.
 */
export function blockOf(
  exercise: Pick<Exercise, "name" | "sets" | "reps" | "setRep" | "duration" | "notes" | "rest">,
): Block | null {
  const { name, sets, reps, setRep, duration, notes, rest } = exercise;
  const text = [name, setRep, sets, reps, duration, notes].filter(Boolean).join(" · ");
  return (
    emom(text) ??
    onTheMinute(`${text} · ${rest ?? ""}`, `${setRep ?? sets ?? ""}`) ??
    tabata(text) ??
    onAndOff(text) ??
    amrap(text) ??
    forTime(text)
  );
}

function emom(text: string): Block | null {
  const found = /\be(\d)?mom\b/i.exec(text);
  if (!found) return null;
  const every = found[1];
  const seconds = 60 * Number(every ?? 1);
  const minutes = besides(String.raw`\be\d?mom\b`, text) ?? 10;
  return block(
    every ? `Every ${every} minutes` : "EMOM",
    Math.max(1, Math.round((minutes * 60) / seconds)),
    seconds,
    0,
  );
}

/** Reads an EMOM written out: a set each minute, for a number of sets. */
function onTheMinute(text: string, sets: string): Block | null {
  if (!/\b(?:every|each) minute on the minute\b|\b(?:rest|remainder) of the minute\b/i.test(text)) return null;
  const [, rounds] = /^\s*(\d{1,2})\s*(?:[x×]|$)/i.exec(sets) ?? [];
  return rounds ? block("EMOM", Number(rounds), 60, 0) : null;
}

function tabata(text: string): Block | null {
  return /\btabata\b/i.test(text) ? block("Tabata", 8, 20, 10) : null;
}

function onAndOff(text: string): Block | null {
  const [, on, off] =
    /(\d{1,3})\s*(?:s|sec|seconds|["″])?\s*(?:on|work)\s*[,/&+-]*\s*(?:and\s*)?(\d{1,3})\s*(?:s|sec|seconds|["″])?\s*(?:off|rest)\b/i.exec(
      text,
    ) ?? [];
  if (!on || !off) return null;
  const [, rounds = "8"] = /(\d{1,2})\s*(?:x|×|rounds|sets)/i.exec(text) ?? [];
  return block("Work / rest", Number(rounds), Number(on), Number(off));
}

function amrap(text: string): Block | null {
  const minutes = besides(String.raw`\bamrap\b`, text);
  return minutes ? block(`AMRAP ${minutes} min`, 1, minutes * 60, 0) : null;
}

function forTime(text: string): Block | null {
  if (!/\bfor time\b/i.test(text)) return null;
  const cap = new RegExp(`cap\\D{0,6}${MINUTES}|${MINUTES}\\s*cap`, "i").exec(text);
  const minutes = Number(cap?.[1] ?? cap?.[2] ?? 0);
  if (minutes) return block(`For time, ${minutes} min cap`, 1, minutes * 60, 0);
  const open = block("For time", 1, INTERVAL_LIMITS.seconds, 0);
  return open && { ...open, plan: { ...open.plan, isOpen: true } };
}

/** Returns the minutes directly before or after a word: those further away are a rest's. */
function besides(word: string, text: string): number | null {
  const found = new RegExp(`${word}\\W{0,4}(?:in |of |for )?${MINUTES}|${MINUTES}\\W{0,4}${word}`, "i").exec(text);
  return Number(found?.[1] ?? found?.[2]) || null;
}

function block(name: string, rounds: number, workSeconds: number, restSeconds: number): Block | null {
  const fits = (value: number, least: number, most: number) => value >= least && value <= most;
  if (!fits(rounds, 1, INTERVAL_LIMITS.rounds) || !fits(workSeconds, 1, INTERVAL_LIMITS.seconds)) return null;
  return { name, plan: { rounds, workSeconds, restSeconds, leadSeconds: LEAD_SECONDS } };
}
