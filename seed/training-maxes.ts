import { nameKey } from "../worker/features/exercises/name-key.ts";
import { DAY_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { people } from "./people.ts";

/** Kilograms, and days ago: the lifts of the barbell days. The push press is left open, so that she is asked for it. */
const MAXES: [lift: string, changes: [load: number, ago: number][]][] = [
  [
    "Front Squat",
    [
      [62.5, 70],
      [67.5, 20],
    ],
  ],
  ["Deadlift", [[95, 60]]],
  [
    "Bench Press",
    [
      [45, 55],
      [47.5, 12],
    ],
  ],
];

/** The demo member's training maxes. */
export function trainingMaxStatements(moment: Moment): SeedStatement[] {
  const rows = MAXES.flatMap(([lift, changes]) =>
    changes.map(([load, ago]) => ({
      user_id: people.renata.id,
      name_key: nameKey(lift),
      load,
      unit: "kg",
      source: "hand",
      at: moment.now - ago * DAY_MS,
      lift,
    })),
  );
  const latest = rows.filter((row) => !rows.some((other) => other.lift === row.lift && other.at > row.at));
  return [
    ...insertInto(
      "training_max",
      latest.map(({ lift, ...row }) => ({ ...row, exercise_name: lift })),
    ),
    ...insertInto(
      "training_max_change",
      rows.map(({ lift: _, ...row }) => row),
    ),
  ];
}
