import { shownSeconds } from "../../worker/contract/clock-text";
import { INTERVAL_LIMITS, type IntervalPlan, totalSeconds } from "./interval-schedule";

/** The modes of the interval timer, each with its last chosen values. */
export type IntervalChoice = {
  mode: IntervalMode;
  mat: { minutes: number; rounds: number; rest: number };
  emom: { rounds: number; every: number };
  own: { work: number; rest: number; rounds: number };
};

export const INTERVAL_MODES = ["mat", "tabata", "emom", "own"] as const;
export type IntervalMode = (typeof INTERVAL_MODES)[number];

export const MODE_NAMES: Record<IntervalMode, string> = {
  mat: "Mat rounds",
  tabata: "Tabata",
  emom: "EMOM",
  own: "Work / rest",
};

export const MAT_MINUTES = [5, 6, 8, 10] as const;
const LEAD_SECONDS = 10;
const TABATA = { rounds: 8, workSeconds: 20, restSeconds: 10 };

export const FIRST_CHOICE: IntervalChoice = {
  mode: "mat",
  mat: { minutes: 5, rounds: 5, rest: 60 },
  emom: { rounds: 10, every: 60 },
  own: { work: 40, rest: 20, rounds: 8 },
};

export function planOf(choice: IntervalChoice): IntervalPlan {
  const { rounds, workSeconds, restSeconds } = turnsOf(choice);
  // A number field may be empty while it is typed in.
  return { rounds: Math.max(1, rounds), workSeconds: Math.max(1, workSeconds), restSeconds, leadSeconds: LEAD_SECONDS };
}

function turnsOf({ mode, mat, emom, own }: IntervalChoice) {
  if (mode === "tabata") return TABATA;
  if (mode === "emom") return { rounds: emom.rounds, workSeconds: emom.every, restSeconds: 0 };
  if (mode === "own") return { rounds: own.rounds, workSeconds: own.work, restSeconds: own.rest };
  return { rounds: mat.rounds, workSeconds: mat.minutes * 60, restSeconds: mat.rest };
}

/** Returns the plan in a sentence: `5 rounds of 5 min, 1 min rest between. 29 min in all.` */
export function planText(plan: IntervalPlan): string {
  if (plan.isOpen) return "It counts up until you are done.";
  const { rounds, workSeconds, restSeconds } = plan;
  const work = `${rounds} ${rounds === 1 ? "round" : "rounds"} of ${shownSeconds(workSeconds)}`;
  const rest = restSeconds > 0 && rounds > 1 ? `, ${shownSeconds(restSeconds)} rest between` : "";
  return `${work}${rest}. ${shownSeconds(totalSeconds({ ...plan, leadSeconds: 0 }))} in all.`;
}

export function readChoice(value: unknown): IntervalChoice {
  const { mode, mat, emom, own } = (value ?? {}) as Partial<IntervalChoice>;
  return {
    mode: INTERVAL_MODES.find((known) => known === mode) ?? FIRST_CHOICE.mode,
    mat: numbersOr(mat, FIRST_CHOICE.mat),
    emom: numbersOr(emom, FIRST_CHOICE.emom),
    own: numbersOr(own, FIRST_CHOICE.own),
  };
}

function numbersOr<Numbers extends Record<string, number>>(value: unknown, fallback: Numbers): Numbers {
  if (typeof value !== "object" || value === null) return fallback;
  const found = value as Record<string, unknown>;
  const valid = Object.keys(fallback).every((name) => {
    const field = found[name];
    return Number.isInteger(field) && Number(field) >= 0 && Number(field) <= INTERVAL_LIMITS.seconds;
  });
  return valid ? (found as Numbers) : fallback;
}
