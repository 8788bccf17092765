import type { AlternativePurpose } from "../worker/contract/swaps-limits.ts";
import { fold } from "../worker/db/folded.ts";
import { nameKey } from "../worker/features/exercises/name-key.ts";
import { HOUR_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement, type SeedValue } from "./insert.ts";
import { videos } from "./videos.ts";

/** A video that its host reported as deleted yesterday; it is checked again today. */
const TAKEN_DOWN = videos.airBike;

/** Substitutes for lifts, with their purposes. */
const ALTERNATIVES: Record<string, [name: string, purpose: AlternativePurpose][]> = {
  "Front Squat": [
    ["Goblet Squat", "kit"],
    ["Goblet Step-Up", "joint"],
  ],
  Deadlift: [
    ["Kettlebell Swing", "kit"],
    ["Barbell Hip Thrust", "joint"],
  ],
  "Goblet Squat": [["Cossack Squat", "kit"]],
  "Chin-Up": [
    ["Table Row", "kit"],
    ["Three-Point Dumbbell Row", "joint"],
  ],
  "Kettlebell Swing": [["Dumbbell Romanian Deadlift", "pattern"]],
};

/** The library that the programs and workouts make: each name once, with its latest video. */
export function libraryStatements({ now }: Moment, exercises: Record<string, SeedValue>[]): SeedStatement[] {
  const entries = new Map<string, { id: number; name: string; video_url: SeedValue }>();
  const spellings = new Map<string, string>();
  for (const { name: given, video_url } of exercises) {
    const name = String(given);
    const key = nameKey(name);
    spellings.set(name, key);
    const known = entries.get(key) ?? { id: entries.size + 1, name, video_url: null };
    entries.set(key, { ...known, video_url: video_url ?? known.video_url });
  }
  const links = new Set([...entries.values()].flatMap(({ video_url }) => (video_url ? [video_url] : [])));
  const idOf = (name: string): number => {
    const entry = entries.get(nameKey(name));
    if (!entry) throw new Error(`nothing in the demo club is called ${name}`);
    return entry.id;
  };
  return [
    ...insertInto(
      "library_exercise",
      [...entries.values()].map((entry) => ({
        ...entry,
        sort_name: fold(entry.name),
        tags: "[]",
        created_at: now,
        updated_at: now,
      })),
    ),
    ...insertInto(
      "library_key",
      [...entries].map(([key, { id, name }]) => ({ name_key: key, exercise_id: id, name })),
    ),
    ...insertInto(
      "library_alternative",
      Object.entries(ALTERNATIVES).flatMap(([lift, others]) =>
        others.map(([name, purpose]) => ({ exercise_id: idOf(lift), alternative_id: idOf(name), purpose })),
      ),
    ),
    ...insertInto(
      "exercise_spelling",
      [...spellings].map(([name, key]) => ({ name, name_key: key, folded: fold(name) })),
    ),
    ...insertInto(
      "video_link",
      [...links].map((url) => {
        const isTaken = String(url).includes(TAKEN_DOWN);
        const [state, checked_at] = isTaken ? ["dead", now - 20 * HOUR_MS] : ["unchecked", null];
        return { url, state, checked_at, due_at: isTaken ? now + 4 * HOUR_MS : now };
      }),
    ),
  ];
}
