import type { ProgramReading } from "../../../../worker/contract/program-reading";

type Noted = Pick<ProgramReading["notes"][number], "level" | "message"> & { places: string[] };

/** Merges identical notes and sorts the warnings first. */
export function groupNotes(notes: ProgramReading["notes"]): Noted[] {
  const groups = new Map<string, Noted>();
  for (const { level, message, place } of notes) {
    const key = `${level} ${message}`;
    const group = groups.get(key) ?? { level, message, places: [] };
    if (place && !group.places.includes(place)) group.places.push(place);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => Number(b.level === "warning") - Number(a.level === "warning"));
}
