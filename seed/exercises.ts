import type { SeedValue } from "./insert.ts";
import { type videos, watchLink } from "./videos.ts";

type Category = "Mobility" | "Armor Building" | "Strength" | "Power" | "Conditioning" | "Durability" | "Core";

type More = {
  tempo?: string;
  load?: string;
  rest?: string;
  description?: string;
  video?: keyof typeof videos;
};

/** A dose reads "4 x 6 per side" or, for work by the clock, "8 min". */
export type Written = { code: string; name: string; category: Category; dose: string; cue: string } & More;

export function exercise(
  code: string,
  name: string,
  category: Category,
  dose: string,
  cue: string,
  more: More = {},
): Written {
  return { code, name, category, dose, cue, ...more };
}

type Owner = { dailyWorkoutId: number; columnType: string } | { workoutId: number };

/** Returns the rows of a section or workout, in training order. */
export function exerciseRows(owner: Owner, exercises: Written[]): Record<string, SeedValue>[] {
  const section = "workoutId" in owner ? null : owner;
  return exercises.map((written, index) => {
    const [sets, reps] = written.dose.includes(" x ") ? written.dose.split(" x ") : [];
    return {
      daily_workout_id: section?.dailyWorkoutId ?? null,
      column_type: section?.columnType ?? null,
      workout_id: "workoutId" in owner ? owner.workoutId : null,
      position: index,
      exercise_code: written.code,
      name: written.name,
      tier: `${written.code.slice(0, 1)}-Tier`,
      category: written.category,
      // A program shows sets and reps apart, a single workout in one column.
      sets: (section && sets) ?? null,
      reps: (section && reps) ?? null,
      set_rep: !section && sets ? written.dose : null,
      tempo: written.tempo ?? null,
      load: written.load ?? null,
      rest: written.rest ?? null,
      duration: sets ? null : written.dose,
      description: written.description ?? null,
      notes: written.cue,
      video_url: written.video ? watchLink(written.video) : null,
    };
  });
}
