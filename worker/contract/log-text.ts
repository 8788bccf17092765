import { shownSeconds } from "./clock-text";
import type { Measure } from "./set-targets";
import type { LoggedSet } from "./training";

const number = (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: 2 });

/** Formats sets: `60 kg × 8, 8, 6; 50 kg × 10`, `1:30, 45 s`, `24 kg × 40 m`. Adjacent sets of one load are grouped. */
export function setsText(sets: readonly LoggedSet[]): string {
  const groups: { load: string; measure: Measure; amounts: string[] }[] = [];
  for (const set of sets) {
    const load = loadText(set);
    const measure = measureOf(set);
    const last = groups.at(-1);
    const amount = amountText(set, measure);
    if (last && last.load === load && last.measure === measure) last.amounts.push(amount);
    else groups.push({ load, measure, amounts: [amount] });
  }
  return groups.map(groupText).join("; ");
}

/** Formats one set: `60 kg × 8`, `12 reps`, `60 kg`, `BW + 10 kg × 5`. */
export const setText = (set: LoggedSet): string => setsText([set]);

/** Formats a load: `60 kg`, `BW + 10 kg`, `BW − 20 kg`; empty without one. */
export function loadText({ load, unit, bodyweight }: Pick<LoggedSet, "load" | "unit" | "bodyweight">): string {
  if (!bodyweight) return load === null ? "" : `${number(load)} ${unit}`;
  return load ? `BW ${load < 0 ? "−" : "+"} ${number(Math.abs(load))} ${unit}` : "BW";
}

/** Returns a set's measure: reps if it has any. */
export function measureOf({ reps, seconds, metres }: Pick<LoggedSet, "reps" | "seconds" | "metres">): Measure {
  if (reps === null && metres !== null) return "distance";
  return reps === null && seconds !== null ? "time" : "reps";
}

const SIDE_TEXT = { left: " L", right: " R" };

function amountText(set: LoggedSet, measure: Measure): string {
  const { reps, seconds, metres, side } = set;
  const time = seconds === null ? "" : shownSeconds(seconds);
  const own =
    measure === "distance"
      ? [metres === null ? "" : metresText(metres), time && `in ${time}`].filter(Boolean).join(" ")
      : measure === "time"
        ? time
        : [reps === null ? "" : number(reps), time && `in ${time}`].filter(Boolean).join(" ");
  return own && side ? own + SIDE_TEXT[side] : own;
}

/** Formats metres: `40 m`, `5 km`. */
export const metresText = (metres: number): string =>
  metres >= 1000 && metres % 100 === 0 ? `${number(metres / 1000)} km` : `${number(metres)} m`;

function groupText({ load, measure, amounts }: { load: string; measure: Measure; amounts: string[] }): string {
  const parts = amounts.filter(Boolean);
  if (parts.length === 0) return amounts.length > 1 && load ? `${amounts.length} × ${load}` : load || "done";
  const list = amounts.map((text) => text || "–").join(", ");
  if (load) return `${load} × ${list}`;
  return measure === "reps" && !list.includes(" in ")
    ? `${list} ${parts.length === 1 && parts[0] === "1" ? "rep" : "reps"}`
    : list;
}
