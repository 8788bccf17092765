import { describe, expect, it } from "vitest";
import { readWorkout } from "../../worker/documents/read-workout";
import { parseOption } from "../../worker/documents/training/options";
import { readAnsweredWeek } from "./answered-week";
import { outline, week } from "./grid-outline";
import { docx, table, textRows, workbook } from "./make-documents";

const HEAD = ["Exercise", "Sets", "Reps"];

async function workout(rows: string[][]) {
  return readWorkout(await workbook([{ name: "Plan", rows: textRows(rows) }]), "plan.xlsx");
}

describe("places and headings of grids", () => {
  it("takes a place with what there is to train with as the option", async () => {
    const { draft } = await week([
      ["Monday"],
      ["Dorm room (no equipment)"],
      HEAD,
      ["Squat", "3", "10"],
      ["Weight room (equipment)"],
      HEAD,
      ["Row", "3", "8"],
      ["Coach's program"],
      HEAD,
      ["Press", "5", "5"],
    ]);
    expect(outline(draft)).toEqual([
      "1/no_equipment: Squat (3 x 10)",
      "1/equipment: Row (3 x 8)",
      "1/coach_program: Press (5 x 5)",
    ]);
  });

  it.each([
    ["In the clinic gym, equipment", "equipment"],
    ["Gym with equipment", "equipment"],
    ["Gym without equipment", "no_equipment"],
    ["Home (with equipment)", "equipment"],
    ["Hotel room", "no_equipment"],
    ["Sala de musculação", "equipment"],
    ["Quarto de hotel (sem equipamento)", "no_equipment"],
    ["En el gimnasio, con material", "equipment"],
    ["Coachs progam", "coach_program"],
    ["Coach-Programm", "coach_program"],
  ])("knows the option in %s", (text, option) => {
    expect(parseOption(text)).toMatchObject({ option, rest: "" });
  });

  it.each(["Squat (no equipment)", "Park run (easy)", "Gym or home", "Room"])("sees no option in %s", (text) => {
    expect(parseOption(text)).toBeNull();
  });

  it("reads headings, weeks and days in spite of slips", async () => {
    const { draft } = await week([
      ["Strength - Weeek 7"],
      ["Thurdsay"],
      ["No equipement"],
      ["Excercise", "Sest", "Resp", "Wieght", "Rset", "Ntoes"],
      ["A1 Squat", "3", "10", "60 kg", "90s", "Sit deep"],
      ["Coachs progam"],
      ["Excercise", "Sest", "Resp", "Wieght", "Rset", "Ntoes"],
      ["A1 Row", "3", "8", "40 kg", "60s", ""],
    ]);
    expect(draft.weekNumber).toBe(7);
    expect(outline(draft)).toEqual([
      "4/no_equipment: A1 Squat (3 x 10 | 60 kg | Rest 90s | Sit deep)",
      "4/coach_program: A1 Row (3 x 8 | 40 kg | Rest 60s)",
    ]);
    expect(draft.days[0]?.sections[0]?.exercises[0]?.category).toBeNull();
  });

  it("takes the themes of a week at a glance as titles, and nothing of it as exercises", async () => {
    const file = await workbook([
      {
        name: "Overview",
        rows: textRows([
          ["Fight camp"],
          ["Day", "AM", "PM", "Theme", "Intensity"],
          ["Monday", "Drilling", "Lift", "Max Strength", "High"],
          ["Tuesday", "Drilling", "Lift", "Speed", "High"],
          ["Saturday", "Off", "Off", "Sparring", "-"],
        ]),
      },
      {
        name: "Equipment",
        rows: textRows([
          ["Day", ...HEAD],
          ["Mon", "Squat", "5", "5"],
          ["Tue", "Clean", "5", "2"],
        ]),
      },
    ]);
    const { draft, notes } = await readAnsweredWeek(file, "camp.xlsx");
    expect(draft.title).toBe("Fight camp");
    expect(outline(draft)).toEqual(["1/equipment: Squat (5 x 5)", "2/equipment: Clean (5 x 2)"]);
    expect(draft.days.map(({ title }) => title)).toEqual(["Max Strength", "Speed"]);
    expect(notes.some(({ code, message }) => code === "left_out" && message.includes("Drilling"))).toBe(true);
  });

  it("takes the row between the days' names and the first option as the days' titles", async () => {
    const file = await docx(
      table([
        ["", "Monday", "Tuesday"],
        ["", "Power", "Push"],
        ["No equipment", "A1. Squat: 3x12", "A1. Push-Up: 3x10"],
        ["Equipment", "A1. Clean: 5x3", "A1. Press: 5x5"],
      ]),
    );
    const { draft } = await readAnsweredWeek(file, "days.docx");
    expect(draft.days.map(({ title }) => title)).toEqual(["Power", "Push"]);
    expect(outline(draft)).toHaveLength(4);
  });

  it("keeps labels and their values above the table out of the exercises", async () => {
    const { draft, notes } = await workout([
      ["Session:", "Lower Body"],
      ["Phase:", "Intensification"],
      ["Duration:", "60 min"],
      ["Order", ...HEAD],
      ["1", "Hang Clean", "5", "2"],
      ["2", "Split Squat", "4", "6"],
    ]);
    expect(draft).toMatchObject({ title: "Lower Body", estimatedDuration: 60 });
    expect(draft.exercises.map(({ name }) => name)).toEqual(["Hang Clean", "Split Squat"]);
    expect(notes.some(({ message }) => message.includes("Intensification"))).toBe(true);
  });

  it("knows the names by their place in front of doses, whatever their heading", async () => {
    const yoga = await workout([
      ["Flow"],
      ["Pose", "Time", "Breath", "Prop"],
      ["Child's Pose", "2 min", "slow nasal", ""],
      ["Pigeon", "3 min / side", "10 breaths", "block under the hip"],
      ["Legs Up the Wall", "5 min", "4-7-8", ""],
    ]);
    expect(yoga.draft.exercises.map(({ name, setRep }) => `${name}: ${setRep}`)).toEqual([
      "Child's Pose: 2 min",
      "Pigeon: 3 min / side",
      "Legs Up the Wall: 5 min",
    ]);
    expect(yoga.draft.exercises[1]?.notes).toContain("block under the hip");
    const stations = await workout([
      ["Circuit"],
      ["Station", "Time", "Cue"],
      ["Plank", "40 s", "Ribs down"],
      ["Wall Sit", "40 s", "Knees out"],
    ]);
    expect(stations.draft.exercises.map(({ name, setRep, notes }) => [name, setRep, notes])).toEqual([
      ["Plank", "40 s", "Ribs down"],
      ["Wall Sit", "40 s", "Knees out"],
    ]);
  });

  it("counts sets that are written with a times sign", async () => {
    const { draft } = await workout([
      ["Shoulders"],
      ["Exercise", "Reps", "Sets"],
      ["Wall Slide", "10", "x3"],
      ["Raise", "12", "2 ×"],
    ]);
    expect(draft.exercises.map(({ setRep, sets }) => [setRep, sets])).toEqual([
      ["3 x 10", "3"],
      ["2 x 12", "2"],
    ]);
  });

  it("takes a day in two languages as one", async () => {
    const { draft } = await week([["Segunda / Monday - Pernas / Legs"], HEAD, ["Squat", "3", "10"]]);
    expect(outline(draft)).toEqual(["1/coach_program: Squat (3 x 10)"]);
    expect(draft.days[0]?.title).toBe("Pernas / Legs");
  });
});
