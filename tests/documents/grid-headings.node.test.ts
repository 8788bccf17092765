import { describe, expect, it } from "vitest";
import { outline, week } from "./grid-outline";

describe("headings of tables", () => {
  it("takes a day in the first cell of a heading row, above codes or above names", async () => {
    const coded = await week([
      ["Strong Base", "", "", "Week", "6"],
      ["", ""],
      ["MON", "Exercise", "Sets", "Reps", "", "Why / how"],
      ["A1", "Air Squat", "3", "10", "", "Sit deep"],
      ["A2", "Row", "3", "8"],
      [""],
      ["TUE", "Exercise", "Sets", "Reps", "", "Why / how"],
      ["A1", "Press", "5", "5", "", "Ribs down, breathe out"],
    ]);
    expect(coded.draft).toMatchObject({ title: "Strong Base", weekNumber: 6 });
    expect(outline(coded.draft)).toEqual([
      "1/coach_program: A1 Air Squat (3 x 10 | Sit deep), A2 Row (3 x 8)",
      "2/coach_program: A1 Press (5 x 5 | Ribs down, breathe out)",
    ]);
    const named = await week([
      ["Monday – Legs", "Sets", "Reps"],
      ["Squat", "3", "10"],
      ["Tuesday", "Sets", "Reps"],
      ["Row", "3", "9"],
    ]);
    expect(outline(named.draft)).toEqual(["1/coach_program: Squat (3 x 10)", "2/coach_program: Row (3 x 9)"]);
    expect(named.draft.days[0]?.title).toBe("Legs");
  });

  it("takes an option in the first cell of a heading row, but not a column of equipment", async () => {
    const { draft } = await week([
      ["Monday"],
      ["Bodyweight", "Sets", "Reps"],
      ["Squat", "3", "10"],
      ["Equipment", "Sets", "Reps"],
      ["Row", "3", "9"],
    ]);
    expect(outline(draft)).toEqual(["1/no_equipment: Squat (3 x 10)", "1/equipment: Row (3 x 9)"]);
    const column = await week([
      ["Monday"],
      ["Equipment", "Exercise", "Sets", "Reps"],
      ["Kettlebell", "Swing", "3", "10"],
      ["Rower", "Row", "3", "9"],
    ]);
    expect(outline(column.draft)).toEqual([
      "1/coach_program: Swing (3 x 10 | Equipment: Kettlebell), Row (3 x 9 | Equipment: Rower)",
    ]);
  });

  it("reads the fields of an app's export", async () => {
    const { draft } = await week([
      [
        "ProgramTitle",
        "ProgramWeek",
        "DayNumber",
        "WorkoutTitle",
        "TrackName",
        "BlockOrder",
        "ExerciseTitle",
        "ExerciseData",
        "CoachInstructions",
        "VideoURL",
      ],
      [
        "Off-Season",
        "7",
        "1",
        "Lower",
        "No Equipment",
        "A1",
        "Air Squat",
        "3 x 8",
        "Slow",
        "https://youtu.be/abcdefghijk",
      ],
      ["Off-Season", "7", "1", "Lower", "Equipment", "A1", "Back Squat", "5 x 5", "", ""],
      ["Off-Season", "7", "2", "Upper", "Equipment", "A1", "Press", "5 x 3", "", ""],
    ]);
    expect(draft).toMatchObject({ title: "Off-Season", weekNumber: 7 });
    expect(draft.days.map(({ title }) => title)).toEqual(["Lower", "Upper"]);
    expect(outline(draft)).toEqual([
      "1/no_equipment: A1 Air Squat (3 x 8 | Slow)",
      "1/equipment: A1 Back Squat (5 x 5)",
      "2/equipment: A1 Press (5 x 3)",
    ]);
    expect(draft.days[0]?.sections[0]?.exercises[0]?.videoUrl).toContain("abcdefghijk");
  });

  it("knows words that are cut short, and tells a pause from a description by what stands below", async () => {
    const { draft } = await week([
      ["Segunda"],
      ["Ord", "Exercício", "Sér.", "Rep.", "Cad.", "Desc.", "Obs."],
      ["A1", "Flexões", "3", "10", "3010", "60 s", "Devagar"],
    ]);
    expect(draft.days[0]?.sections[0]?.exercises[0]).toMatchObject({
      exerciseCode: "A1",
      sets: "3",
      reps: "10",
      tempo: "3010",
      rest: "60 s",
      notes: "3 x 10 | Tempo 3010 | Rest 60 s | Devagar",
    });
    const english = await week([["Monday"], ["Exercise", "S", "R", "Desc."], ["Squat", "3", "10", "Sit back slowly"]]);
    expect(outline(english.draft)).toEqual(["1/coach_program: Squat (3 x 10 | Sit back slowly)"]);
  });

  it("parts what two columns in one hold", async () => {
    const { draft } = await week([
      ["Monday"],
      ["Exercise", "Sets", "Reps", "Load / Tempo", "kg / %"],
      ["Squat", "3", "5", "60 kg / 30X0", ""],
      ["Press", "3", "5", "3-1-1-0", "40"],
      ["Row", "3", "5", "30 kg/2010", "75%"],
    ]);
    const exercises = draft.days[0]?.sections[0]?.exercises ?? [];
    expect(exercises.map(({ load, tempo }) => [load, tempo])).toEqual([
      ["60 kg", "30X0"],
      ["40kg", "3-1-1-0"],
      ["30 kg 75%", "2010"],
    ]);
  });

  it("puts text of a column it does not know into the notes, and says so", async () => {
    const { draft, notes } = await week([
      ["Monday"],
      ["Exercise", "Sets", "Reps", "Muscle", "Done?", "Week 2"],
      ["Squat", "3", "10", "Quads", "FALSE", "4 x 10 reps"],
      ["Press", "3", "8", "Chest", "FALSE", "4 x 8 reps"],
    ]);
    expect(outline(draft)).toEqual(["1/coach_program: Squat (3 x 10 | Muscle: Quads), Press (3 x 8 | Muscle: Chest)"]);
    const said = notes.flatMap(({ code, message }) =>
      code.startsWith("column_") ? [`${code} ${/"(.*?)"/.exec(message)?.[1]}`] : [],
    );
    expect(said).toEqual(["column_not_read Done?", "column_not_read Week 2", "column_in_notes Muscle"]);
  });

  it("reads the document's own of several weeks side by side", async () => {
    const { draft } = await week([
      ["Base, Week 2"],
      ["Monday"],
      ["Exercise", "Week 1", "Week 2", "Week 3"],
      ["Squat", "3x5", "3x6", "3x7"],
      ["Row", "3x8", "3x9", "3x10"],
    ]);
    expect(outline(draft)).toEqual(["1/coach_program: Squat (3x6), Row (3x9)"]);
  });

  it("makes a code of a group's letter and a number beside it", async () => {
    const { draft } = await week([
      ["Monday"],
      ["Block", "#", "Exercise", "Sets", "Reps"],
      ["A", "1", "Squat", "3", "5"],
      ["", "2", "Row", "3", "8"],
      ["B", "1", "Press", "3", "8"],
    ]);
    expect(outline(draft)).toEqual(["1/coach_program: A1 Squat (3 x 5), A2 Row (3 x 8), B1 Press (3 x 8)"]);
    const single = await week([["Monday"], ["N°", "Exercise", "Sets", "Reps"], ["A1", "Squat", "3", "5"]]);
    expect(outline(single.draft)).toEqual(["1/coach_program: A1 Squat (3 x 5)"]);
  });

  it("takes a column of options by what is in it, and keeps a level that is none", async () => {
    const head = ["Day", "Group", "Exercise", "Sets", "Reps"];
    const { draft } = await week([head, ["Mon", "Home", "Squat", "3", "10"], ["Mon", "Gym", "Row", "3", "10"]]);
    expect(outline(draft)).toEqual(["1/no_equipment: Squat (3 x 10)", "1/equipment: Row (3 x 10)"]);
    const level = await week([
      ["Day", "Level", "Exercise", "Sets", "Reps"],
      ["Mon", "Beginner", "Squat", "3", "10"],
    ]);
    expect(outline(level.draft)).toEqual(["1/coach_program: Squat (3 x 10 | Level: Beginner)"]);
  });

  it("reads an option that is called an option", async () => {
    const head = ["Exercise", "Sets", "Reps"];
    const { draft } = await week([
      ["Monday"],
      ["No Equipment Option"],
      head,
      ["Squat", "3", "10"],
      ["Equipment Option"],
      head,
      ["Row", "3", "10"],
      ["With the coach"],
      head,
      ["Press", "3", "10"],
    ]);
    expect(outline(draft)).toEqual([
      "1/no_equipment: Squat (3 x 10)",
      "1/equipment: Row (3 x 10)",
      "1/coach_program: Press (3 x 10)",
    ]);
  });
});
