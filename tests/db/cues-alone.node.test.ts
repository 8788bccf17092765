import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { apply, databaseAfter } from "./old-club";

const MENDS = "0034_cues_alone.sql";
const sqlOf = (name: string) => readFileSync(`migrations/${name}`, "utf8");

type Dose = { setRep?: string; sets?: string; reps?: string; load?: string; tempo?: string; rest?: string };

describe("notes of stored weeks", () => {
  it.each<[notes: string, dose: Dose, cue: string | null]>([
    [
      "4 x 8-10 | Tempo 2020 | Slow, then fast",
      { setRep: "4 x 8-10", sets: "4", reps: "8-10", tempo: "2020" },
      "Slow, then fast",
    ],
    ["4 x 8 | 60 kg", { sets: "4", reps: "8", load: "60 kg" }, null],
    [
      "5 x 5 @ 80% | Tempo 30X0 | Rest 2 min | Brace",
      { setRep: "5 x 5", load: "80%", tempo: "30X0", rest: "2 min" },
      "Brace",
    ],
    ["4 sets of 4, rest 75s | Tabata", { setRep: "4 sets of 4", rest: "75s" }, "Tabata"],
    ["4x8. 3 seconds down", { setRep: "4x8", sets: "4", reps: "8" }, "3 seconds down"],
    ["Push the floor away. 3 x 5", { setRep: "3 x 5" }, "Push the floor away. 3 x 5"],
    ["8 reps of joy", { reps: "8" }, "8 reps of joy"],
    ["5 x 5 | Brace", { setRep: "3 x 5", sets: "3", reps: "5" }, "5 x 5 | Brace"],
  ])("of %s lose what their fields say, and nothing else", (notes, dose, cue) => {
    const names = readdirSync("migrations").filter((name) => name.endsWith(".sql") && name < MENDS);
    const db = databaseAfter(names.sort().map((name) => ({ name, sql: sqlOf(name) })));
    db.exec("PRAGMA foreign_keys = OFF");
    const { setRep = null, sets = null, reps = null, load = null, tempo = null, rest = null } = dose;
    const insert = db.prepare(
      `INSERT INTO exercise (daily_workout_id, column_type, workout_id, position, name, set_rep, sets, reps, load, tempo, rest, notes)
       VALUES (?, ?, ?, 0, 'Squat', ?, ?, ?, ?, ?, ?, ?)`,
    );
    const said = [setRep, sets, reps, load, tempo, rest, notes];
    insert.run(1, "equipment", null, ...said);
    insert.run(null, null, 1, ...said);
    apply(db, sqlOf(MENDS));
    const [ofWeek, ofWorkout] = db.prepare("SELECT notes FROM exercise ORDER BY id").all();
    expect(ofWeek?.notes).toBe(cue);
    // Single workouts have shown their dose in columns of its own from the start.
    expect(ofWorkout?.notes).toBe(notes);
  });
});
