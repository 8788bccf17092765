import type { Sets } from "./sets";
import type { WeightUnit } from "./training-limits";

/** A range; a single figure has equal ends. */
export type Span = { low: number; high: number };

/** Measures of a set. */
export const MEASURES = ["reps", "time", "distance"] as const;
export type Measure = (typeof MEASURES)[number];

/** One prescribed set, in numbers. */
export type SetTarget = {
  measure: Measure;
  /** Reps, seconds or metres; null if open, as with AMRAP. */
  amount: Span | null;
  /** "5+" or AMRAP: as many as possible. */
  open: boolean;
  /** Done once per side. */
  eachSide: boolean;
  /** A load in a unit; null without one, or if given in other words. */
  load: (Span & { unit: WeightUnit }) | null;
  /** Bodyweight, to which the load is added. */
  bodyweight: boolean;
  /** Percent of the training maximum. */
  percent: Span | null;
  effort: (Span & { scale: "RPE" | "RIR" }) | null;
};

/** More sets than this are taken for a typing error. */
const MOST_SETS = 20;

/** Returns each set of a dose in order, taking the upper end of a range of sets. Empty if no amount is given. */
export function setTargets(dose: readonly Sets[]): SetTarget[] {
  return dose
    .flatMap((group) => {
      const target = targetOf(group);
      return Array.from({ length: Math.min(MOST_SETS, setsIn(group)) }, () => target);
    })
    .slice(0, MOST_SETS);
}

/** Returns a group's number of sets, the upper end of a range. */
function setsIn({ count }: Sets): number {
  return Math.max(1, Math.round(spanOf(count)?.high ?? 1));
}

function targetOf(group: Sets): SetTarget {
  const { reps, duration, distance } = group;
  const measure = reps !== null ? "reps" : duration !== null ? "time" : distance !== null ? "distance" : "reps";
  const amount = reps ?? duration ?? distance ?? "";
  return {
    measure,
    amount: measure === "time" ? secondsOf(amount) : measure === "distance" ? metresOf(amount) : spanOf(amount),
    open: /\+|amrap|max|failure|falh|fallo/i.test(amount),
    eachSide: /\bper (?:side|leg|arm)\b/.test(amount),
    load: loadOf(group.load),
    bodyweight: group.load !== null && OWN_WEIGHT.test(group.load),
    percent: group.percent === null ? null : spanOf(group.percent),
    effort: effortOf(group.effort),
  };
}

const OWN_WEIGHT = /^(?:bw\b|body ?weight|peso corporal|poids du corps)/i;
const FIGURE = String.raw`\d+(?:[.,]\d+)?`;
const SPAN = new RegExp(String.raw`^\s*(${FIGURE})(?:\s*[-–]\s*(${FIGURE}))?`);

/** Parses the figure or range at the start of a text: "8-12 per side", "65-70%". */
export function spanOf(text: string | null): Span | null {
  const [, low, high] = SPAN.exec(text ?? "") ?? [];
  if (low === undefined) return null;
  const [from, to] = [numberOf(low), numberOf(high ?? low)];
  return { low: Math.min(from, to), high: Math.max(from, to) };
}

const numberOf = (text: string) => Number(text.replace(",", "."));

function secondsOf(text: string): Span | null {
  const clock = /^(\d+):(\d\d)(?::(\d\d))?/.exec(text.trim());
  if (clock) {
    const [, first, second, third] = clock.map(Number);
    const all = (first ?? 0) * 60 + (second ?? 0);
    const seconds = clock[3] === undefined ? all : all * 60 + (third ?? 0);
    return { low: seconds, high: seconds };
  }
  const span = spanOf(text);
  return span && scaled(span, /^[\d.,\s–-]+h/.test(text) ? 3600 : /^[\d.,\s–-]+min/.test(text) ? 60 : 1);
}

const METRES: [RegExp, number][] = [
  [/^[\d.,\s–-]+km/, 1000],
  [/^[\d.,\s–-]+mi/, 1609.344],
  [/^[\d.,\s–-]+y/, 0.9144],
  [/^[\d.,\s–-]+f/, 0.3048],
];

function metresOf(text: string): Span | null {
  const span = spanOf(text);
  return span && scaled(span, METRES.find(([unit]) => unit.test(text))?.[1] ?? 1);
}

const scaled = ({ low, high }: Span, by: number): Span => ({ low: Math.round(low * by), high: Math.round(high * by) });

function loadOf(text: string | null): SetTarget["load"] {
  const [, sign = "", figures, unit] =
    /^(?:(?:bw|body ?weight)\s*)?([+-]?)\s*([\d.,]+(?:\s*[-–]\s*[\d.,]+)?)\s*(kg|lb)/i.exec(text ?? "") ?? [];
  const span = figures ? spanOf(figures) : null;
  if (!span || !unit) return null;
  const times = sign === "-" ? -1 : 1;
  return { low: span.low * times, high: span.high * times, unit: unit.toLowerCase() as WeightUnit };
}

function effortOf(text: string | null): SetTarget["effort"] {
  const span = spanOf(text?.replace(/^RPE\s*/i, "") ?? null);
  return span && { ...span, scale: /RIR/i.test(text ?? "") ? "RIR" : "RPE" };
}
