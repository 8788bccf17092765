import { describe, expect, it } from "vitest";
import type { WeekDraft } from "../../worker/contract/drafts";
import { readWorkout } from "../../worker/documents/read-workout";
import { readAnsweredWeek } from "./answered-week";
import { BULLETS, docx, paragraphs, table, textRows, workbook } from "./make-documents";

const LISTS = { "word/numbering.xml": BULLETS };

describe("weeks in other layouts", () => {
  it("reads days as rows and options as columns of one table", async () => {
    const { draft } = await readAnsweredWeek(
      await docx(
        table([
          ["Day", "Option 1 - Bodyweight", "Option 2 - Gym", "Option 3 - Coach's Choice"],
          ["Monday", "A1 - Push-Up 3x10\nA2 - Squat 3x15", "A1 - Bench Press: 5x5 @ 80%", "B1 - Row 4x8"],
          ["Tuesday\nPull", "A1 - Pull-Up 3x5", "A1 - Deadlift 5x3", "A1 - Carry 4x40m"],
        ]),
      ),
      "table.docx",
    );
    expect(outline(draft)).toEqual([
      "1/no_equipment: A1 Push-Up, A2 Squat",
      "1/equipment: A1 Bench Press",
      "1/coach_program: B1 Row",
      "2/no_equipment: A1 Pull-Up",
      "2/equipment: A1 Deadlift",
      "2/coach_program: A1 Carry",
    ]);
    expect(draft.days[1]?.title).toBe("Pull");
  });

  it("reads options as rows and days as columns", async () => {
    const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    const file = await docx(
      table([
        ["", ...days],
        ["No Equipment", ...days.map((_, at) => `A1 - Squat ${at + 1}x10`)],
        ["Equipment", ...days.map(() => "A1 - Bench 3x10")],
      ]),
    );
    const { draft } = await readAnsweredWeek(file, "columns.docx");
    expect(outline(draft)).toHaveLength(10);
    expect(draft.days[3]?.sections[0]?.exercises[0]).toMatchObject({
      name: "Squat",
      sets: "4",
      reps: "10",
      setRep: "4x10",
    });
  });

  it("reads days inside options", async () => {
    const { draft } = await readAnsweredWeek(
      await docx(
        paragraphs([
          "# Week 3 Program",
          "## NO EQUIPMENT",
          "**Monday**",
          "Push-Ups 3x10",
          "**Tuesday**",
          "Plank 60 sec",
          "## EQUIPMENT",
          "**Monday**",
          "Back Squat 5x5 @ 75% rest 2 min",
          "**Tuesday**",
          "Deadlift 3x3",
        ]),
      ),
      "options.docx",
    );
    expect(outline(draft)).toEqual([
      "1/no_equipment: Push-Ups",
      "1/equipment: Back Squat",
      "2/no_equipment: Plank",
      "2/equipment: Deadlift",
    ]);
    expect(draft.days[0]?.sections[1]?.exercises[0]).toMatchObject({ load: "75%", rest: "2 min" });
  });

  it("reads bulleted exercises without codes under categories, and leaves the weekend out", async () => {
    const { draft, notes } = await readAnsweredWeek(
      await docx(
        paragraphs([
          "# Program",
          "# Monday - Lower",
          "## No Equipment",
          "**Mobility**",
          "* Hip CARs",
          "* 90/90 Switches: 2x10",
          "**Strength**",
          "* Pistol Squat – 4 x 5 each leg, tempo 30X0 (slow down)",
          "# Saturday",
          "## Equipment",
          "* Run 5km",
        ]),
        LISTS,
      ),
      "bullets.docx",
    );
    expect(draft.days[0]?.sections[0]?.exercises.map(({ name, category }) => `${category}: ${name}`)).toEqual([
      "Mobility: Hip CARs",
      "Mobility: 90/90 Switches",
      "Strength: Pistol Squat",
    ]);
    expect(draft.days[0]?.sections[0]?.exercises[2]).toMatchObject({ sets: "4", tempo: "30X0" });
    expect(notes.map(({ code }) => code)).toContain("weekend_ignored");
    expect(draft.days).toHaveLength(1);
  });

  it("reads a flat sheet in which day and option stand only in their first row", async () => {
    const rows = textRows([
      ["Week 5 – Take-down Camp"],
      ["Day", "Track", "ID", "Movement", "Sets", "Reps", "Load", "Tempo", "Rest (sec)"],
      ["Mon", "Home", "A1", "Push-Up", "3", "10", "", "", "60"],
      ["", "", "A2", "Squat", "3", "12", "BW", "3010", ""],
      ["", "Gym", "A1", "Bench", "5", "5", "80%", "", "120"],
      ["Tue", "Home", "A1", "Plank", "3", "60 s"],
    ]);
    const { draft } = await readAnsweredWeek(await workbook([{ name: "Plan", rows }]), "flat.xlsx");
    expect(draft).toMatchObject({ title: "Week 5 – Take-down Camp", weekNumber: 5 });
    expect(outline(draft)).toEqual([
      "1/no_equipment: A1 Push-Up, A2 Squat",
      "1/equipment: A1 Bench",
      "2/no_equipment: A1 Plank",
    ]);
    expect(draft.days[0]?.sections[0]?.exercises[0]).toMatchObject({
      setRep: "3 x 10",
      rest: "60 sec",
      notes: "3 x 10 | Rest 60 sec",
    });
  });

  it("reads a sheet a day with options side by side and no column headings", async () => {
    const rows = textRows([
      ["No Equipment", "", "Equipment", "", "Coach's Program"],
      ["A1 - Push-Up", "3x10", "A1 - Bench", "5x5", "A1 - Clean"],
      ["A2 - Squat", "3x15", "A2 - Row", "4x8", "A2 - Jerk"],
    ]);
    const { draft } = await readAnsweredWeek(await workbook([{ name: "Mon", rows }]), "sheets.xlsx");
    expect(outline(draft)).toEqual([
      "1/no_equipment: A1 Push-Up, A2 Squat",
      "1/equipment: A1 Bench, A2 Row",
      "1/coach_program: A1 Clean, A2 Jerk",
    ]);
  });

  it("adds a shared warm-up to every option of its day and keeps a rest day's words", async () => {
    const { draft } = await readAnsweredWeek(
      await docx(
        paragraphs([
          "# Monday",
          "Warm-up",
          "* Jumping jacks 2x30",
          "## No Equipment",
          "* Burpee 3x10",
          "## Equipment",
          "* Row 500m",
          "# Tuesday – Rest Day",
          "Sleep in and walk.",
        ]),
        LISTS,
      ),
      "warm-up.docx",
    );
    expect(outline(draft)).toEqual(["1/no_equipment: Jumping jacks, Burpee", "1/equipment: Jumping jacks, Row"]);
    expect(draft.days[1]).toMatchObject({ title: "Rest Day", notes: "Sleep in and walk.", sections: [] });
  });

  it("reads only the first of several weeks and says so", async () => {
    const { draft, notes } = await readAnsweredWeek(
      await docx(
        paragraphs([
          "# Block",
          "# Week 1",
          "## Monday",
          "A1 - Squat 5x5",
          "A2 - Row 5x5",
          "# Week 2",
          "## Monday",
          "A1 - Squat 5x3",
        ]),
      ),
      "block.docx",
    );
    expect(outline(draft)).toEqual(["1/coach_program: A1 Squat, A2 Row"]);
    expect(notes.map(({ code }) => code)).toContain("several_weeks");
  });

  it("puts exercises on Monday, and says so, when no day is named", async () => {
    const { notes } = await readAnsweredWeek(
      await docx(paragraphs(["# Plan", "A1 - Squat 5x5", "A2 - Row 5x5"])),
      "loose.docx",
    );
    expect(notes).toContainEqual(expect.objectContaining({ code: "no_days", severity: "warning" }));
  });

  it("tells about missing days and options, hidden sheets, and exercises outside of any day", async () => {
    const squat = textRows([
      ["Exercise", "Sets", "Reps"],
      ["Squat", "3", "10"],
    ]);
    const { draft, notes } = await readAnsweredWeek(
      await workbook([
        { name: "Monday", rows: squat },
        { name: "Old", rows: squat, state: "hidden" },
        { name: "Library", rows: squat },
      ]),
      "notes.xlsx",
    );
    expect(outline(draft)).toEqual(["1/coach_program: Squat"]);
    expect(notes.filter(({ code }) => code === "missing_day").map(({ field }) => field)).toEqual([
      "days.2",
      "days.3",
      "days.4",
      "days.5",
    ]);
    expect(notes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["hidden_sheet", "missing_section", "exercise_without_day"]),
    );
  });
});

describe("workouts in other layouts", () => {
  it("reads plain lines, with a cue and a link below", async () => {
    const { draft } = await readWorkout(
      await docx(
        paragraphs([
          "Leg Day",
          "45 minutes",
          "Back Squat 5x5 @ 80%",
          "Keep the chest up.",
          "Leg Curl 3 x 12",
          "https://youtu.be/abcdefghijk",
        ]),
      ),
      "plain.docx",
    );
    expect(draft).toMatchObject({ title: "Leg Day", estimatedDuration: 45 });
    expect(draft.exercises).toMatchObject([
      { name: "Back Squat", setRep: "5x5", load: "80%", notes: "Keep the chest up." },
      { name: "Leg Curl", setRep: "3 x 12", videoUrl: "https://youtu.be/abcdefghijk" },
    ]);
  });

  it("reads a list numbered by hand", async () => {
    const { draft } = await readWorkout(
      await docx(paragraphs(["1. Goblet Squat - 3x10 - 24kg - slow", "2. Push-Up - 3xAMRAP", "3. Row – 500m x 4"])),
      "numbered.docx",
    );
    expect(draft.exercises).toMatchObject([
      { name: "Goblet Squat", setRep: "3x10", load: "24kg", notes: "slow" },
      { name: "Push-Up", setRep: "3xAMRAP" },
      { name: "Row", sets: "4", reps: "500m" },
    ]);
  });

  it("reads a table typed with bars", async () => {
    const { draft } = await readWorkout(
      await docx(
        paragraphs(["# Swim", "| Exercise | Sets | Reps | Notes |", "|---|---|---|---|", "| Squat | 3 | 10 | deep |"]),
      ),
      "bars.docx",
    );
    expect(draft.exercises).toMatchObject([{ name: "Squat", setRep: "3 x 10", notes: "deep" }]);
  });

  it("takes units from the headings of columns", async () => {
    const { draft } = await readWorkout(
      await docx(
        table([
          ["No.", "Lift", "Sets", "Reps", "Weight (kg)", "RIR", "Comments"],
          ["1", "Squat", "5", "5", "100", "2", "Deep"],
        ]),
      ),
      "units.docx",
    );
    expect(draft.exercises).toMatchObject([{ name: "Squat", load: "100kg RIR 2", notes: "Deep" }]);
  });

  it("marks a row without a name as an error", async () => {
    const { notes } = await readWorkout(
      await docx(
        table([
          ["Code", "Exercise", "Sets x Reps"],
          ["A1", "Squat", "3x10"],
          ["A2", "", "3x8"],
        ]),
      ),
      "nameless.docx",
    );
    expect(notes).toContainEqual(expect.objectContaining({ code: "missing_name", severity: "error", row: 3 }));
  });
});

function outline(draft: WeekDraft): string[] {
  return draft.days.flatMap((day) =>
    day.sections.map(
      ({ columnType, exercises }) =>
        `${day.dayOfWeek}/${columnType}: ${exercises.map(({ exerciseCode, name }) => (exerciseCode ? `${exerciseCode} ${name}` : name)).join(", ")}`,
    ),
  );
}
