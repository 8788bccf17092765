import { fold } from "../worker/db/folded.ts";
import { nameKey } from "../worker/features/exercises/name-key.ts";
import type { Moment } from "./calendar.ts";
import { insertInto, type SeedStatement, type SeedValue } from "./insert.ts";

/** The library as the programs and workouts have taught it: each name once, with the last video it had. */
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
      "exercise_spelling",
      [...spellings].map(([name, key]) => ({ name, name_key: key, folded: fold(name) })),
    ),
    ...insertInto(
      "video_link",
      [...links].map((url) => ({ url, state: "unchecked", due_at: now })),
    ),
  ];
}
