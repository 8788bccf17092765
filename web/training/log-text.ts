import type { LoggedSet, PersonalRecord } from "../../worker/contract/training";

const number = (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: 2 });

/** Sets in a line: `60 kg × 8, 8, 6; 50 kg × 10`. Neighbours of one load stand together. */
export function setsText(sets: readonly LoggedSet[]): string {
  const groups: { load: string; reps: string[] }[] = [];
  for (const set of sets) {
    const load = loadText(set);
    const last = groups.at(-1);
    const reps = repsText(set);
    if (last && last.load === load) last.reps.push(reps);
    else groups.push({ load, reps: [reps] });
  }
  return groups.map(groupText).join("; ");
}

/** One set: `60 kg × 8`, `12 reps`, `60 kg`. */
export const setText = (set: LoggedSet): string => setsText([set]);

const loadText = ({ load, unit }: Pick<LoggedSet, "load" | "unit">) => (load === null ? "" : `${number(load)} ${unit}`);

const repsText = ({ reps }: LoggedSet) => (reps === null ? "" : number(reps));

function groupText({ load, reps }: { load: string; reps: string[] }): string {
  const said = reps.filter(Boolean);
  if (said.length === 0) return reps.length > 1 && load ? `${reps.length} × ${load}` : load || "done";
  const list = reps.map((text) => text || "–").join(", ");
  return load ? `${load} × ${list}` : `${list} ${said.length === 1 && said[0] === "1" ? "rep" : "reps"}`;
}

/** What a new record says to the member. */
export function recordText(record: PersonalRecord): string {
  const load = record.unit ? `${number(record.value)} ${record.unit}` : number(record.value);
  if (record.kind === "load") return `${load} is your heaviest set`;
  if (record.kind === "estimate") return `about ${load} for a single rep is your best estimate`;
  return `${number(record.value)} reps is your most so far`;
}

/** A success in the toast's terms; what it was is said by `recordsText`. */
export const RECORD_TOAST = { title: "New personal record", tone: "success" } as const;

/** One exercise's records in a sentence; of several exercises one each. */
export function recordsText(records: readonly PersonalRecord[]): string {
  const byName = new Map<string, string[]>();
  for (const record of records) {
    byName.set(record.exerciseName, [...(byName.get(record.exerciseName) ?? []), recordText(record)]);
  }
  return [...byName].map(([name, said]) => `${name}: ${said.join("; ")}.`).join(" ");
}
