import { describe, expect, it } from "vitest";
import { daysFirst } from "../../web/spreadsheets/read-day";
import { readTable } from "../../web/spreadsheets/read-table";
import {
  numberOf,
  plainName,
  productOf,
  proposeMapping,
  readSets,
  rowsOf,
  unitTold,
} from "../../web/training/history-import/read-history";

function read(text: string, unit: "kg" | "lb" = "kg") {
  const table = readTable(text);
  const mapping = proposeMapping(table.heads);
  const told = unitTold(table.heads, table.rows, mapping);
  const days = table.rows.map(({ cells }) => cells[mapping.date ?? 0] ?? "");
  const found = readSets(table, mapping, { dayFirst: daysFirst(days) ?? true, unit: told ?? unit });
  return { ...found, product: productOf(table.heads), told };
}
const STRONG = `Date;Workout Name;Exercise Name;Set Order;Weight;Reps;Distance;Seconds;Notes;Workout Notes;RPE
2024-03-01 18:22:05;"Evening";"Squat (Barbell)";1;100,5;5;0;0;"";"";8,5
2024-03-01 18:22:05;"Evening";"Squat (Barbell)";Rest Timer;0;0;0;120;"";"";
2024-03-01 18:22:05;"Evening";"Squat (Barbell)";2;110;3;0;0;"";"";
2024-03-01 18:22:05;"Evening";"Squat (Barbell)";W;60;5;0;0;"";"";
2024-03-01 18:22:05;"Evening";"Plank";1;0;0;0;90;"";"";`;

describe("training logs of other products", () => {
  it("are read as Strong exports them, with semicolons and commas in numbers", () => {
    const { sets, refused, product, told } = read(STRONG);
    expect([product, told]).toEqual(["Strong", null]);
    expect(
      sets.map(({ row, name, localDate, set: { load, unit, reps, seconds, effort } }) => [
        row,
        name,
        localDate,
        load,
        unit,
        reps,
        seconds,
        effort,
      ]),
    ).toEqual([
      [2, "Barbell Squat", "2024-03-01", 100.5, "kg", 5, null, 8.5],
      [4, "Barbell Squat", "2024-03-01", 110, "kg", 3, null, null],
      [6, "Plank", "2024-03-01", null, "kg", null, 90, null],
    ]);
    expect(refused).toEqual([{ row: 5, words: "Barbell Squat on 2024-03-01: a warm-up set, left out." }]);
  });

  it("are read as Strong exports them in English, in pounds", () => {
    const { sets, told } =
      read(`Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Weight Unit,Reps,Distance,Distance Unit,Seconds,RPE
2024-03-01 18:22:05,"A",1h,"Bench Press (Dumbbell)",1,"1,050.5",lbs,5,0,,0,
2024-03-01 18:22:05,"A",1h,"Running",1,0,,0,2.5,mi,1200,`);
    expect(told).toBe("lb");
    expect(sets.map(({ name, set: { load, unit, metres, seconds } }) => [name, load, unit, metres, seconds])).toEqual([
      ["Dumbbell Bench Press", 1050.5, "lb", null, null],
      ["Running", null, "lb", 4023.36, 1200],
    ]);
  });

  it("are read as Hevy exports them", () => {
    const { sets, refused, product, told } =
      read(`"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
"Legs","28 Mar 2024, 17:29","28 Mar 2024, 18:30","","Romanian Deadlift (Barbell)",,"",0,"warmup",60,8,,,
"Legs","28 Mar 2024, 17:29","28 Mar 2024, 18:30","","Romanian Deadlift (Barbell)",,"",1,"normal",100,8,,,9
"Legs","28 Mar 2024, 17:29","28 Mar 2024, 18:30","","Rowing",,"",0,"normal",,,2,480,`);
    expect([product, told]).toEqual(["Hevy", "kg"]);
    expect(
      sets.map(({ row, name, localDate, set: { load, reps, metres, seconds, effort } }) => [
        row,
        name,
        localDate,
        load,
        reps,
        metres,
        seconds,
        effort,
      ]),
    ).toEqual([
      [3, "Barbell Romanian Deadlift", "2024-03-28", 100, 8, null, null, 9],
      [4, "Rowing", "2024-03-28", null, null, 2000, 480, null],
    ]);
    expect(refused.map(({ row }) => row)).toEqual([2]);
  });

  it("are read as FitNotes exports them", () => {
    const { sets, product, told } = read(`Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time,Comment
2024-03-01,Deadlift,Back,315.0,5,,,,
2024-03-02,Sled,Legs,,,40,m,0:01:30,"heavy, slow"`);
    expect([product, told]).toEqual(["FitNotes", "lb"]);
    expect(
      sets.map(({ name, set: { load, unit, reps, metres, seconds } }) => [name, load, unit, reps, metres, seconds]),
    ).toEqual([
      ["Deadlift", 315, "lb", 5, null, null],
      ["Sled", null, "lb", null, 40, 90],
    ]);
  });

  it("are read as people keep them, and what cannot be read is named with its row", () => {
    const { sets, refused, product } = read(`day\tlift\tkg\treps
13/04/2024\tSquat\t100\t5
31/02/2024\tSquat\t100\t5
14/04/2024\tSquat\theavy\t5
14/04/2024\t\t100\t5
14/04/2024\tSquat\t100\t
14/04/2024\tSquat\t9000\t5`);
    expect(product).toBeNull();
    expect(sets.map(({ row, localDate }) => [row, localDate])).toEqual([[2, "2024-04-13"]]);
    expect(refused.map(({ row }) => row)).toEqual([3, 4, 5, 6, 7]);
    expect(refused.map(({ words }) => words)).toEqual([
      "“31/02/2024” is no day.",
      "“heavy” in Weight is no number.",
      "There is no exercise.",
      "Squat on 2024-04-14 says nothing that was done.",
      "“9000” is more than anybody lifts.",
    ]);
  });

  it("become one entry an exercise and day, under the names that were chosen", () => {
    const { sets } = read(STRONG);
    const { rows, refused } = rowsOf(sets, new Map([["Barbell Squat", "Back Squat"]]));
    expect(rows.map(({ row, exercise, sets: own }) => [row, exercise, own.length])).toEqual([[2, "Back Squat", 2]]);
    expect(refused).toEqual([{ row: 6, words: "Plank on 2024-03-01: left out, as you chose." }]);
  });

  it("name their kit before the lift, and keep a side where it stands", () => {
    expect(plainName("Lateral Raise (Cable)")).toBe("Cable Lateral Raise");
    expect(plainName("Plank (each side)")).toBe("Plank (each side)");
    expect(["72,5", "1.250,5", "1,250.5", "80 kg", "-20", "x"].map(numberOf)).toEqual([
      72.5,
      1250.5,
      1250.5,
      80,
      -20,
      null,
    ]);
  });
});
