import { describe, expect, it } from "vitest";
import type { ExerciseDraft, WeekDraft } from "../../worker/contract/drafts";
import { readWorkout } from "../../worker/documents/read-workout";
import { readAnsweredWeek } from "./answered-week";
import { docx, paragraphs } from "./make-documents";

const DAY = ["**Strong Base, Week 2**", "**Monday: Lower**", "**No equipment**"];

describe("doses as coaches write them", () => {
  /** Where the answer puts other signs between the parts than the coach did, it stands behind `notes`. */
  const DOSES: [written: string, dose: Partial<ExerciseDraft>][] = [
    ["4x(4-6), RIR 2", { sets: "4", reps: "4-6", setRep: "4x(4-6)", load: "RIR 2", notes: "4x(4-6) | RIR 2" }],
    ["3×AMRAP", { sets: "3", reps: "AMRAP", setRep: "3×AMRAP" }],
    ["5' easy", { duration: "5' easy" }],
    ['30"/30" x 4', { sets: "4", reps: '30"/30"', setRep: '30"/30" x 4' }],
    [
      "4 sets of 8 at 24 kg [3110], rest 2′30",
      {
        setRep: "4 sets of 8",
        load: "24 kg",
        tempo: "3110",
        rest: "2′30",
        notes: "4 sets of 8 | 24 kg | Tempo 3110 | Rest 2′30",
      },
    ],
    [
      "3 x 8 – +15 kg – rest 90 s",
      { setRep: "3 x 8", load: "+15 kg", rest: "90 s", notes: "3 x 8 | +15 kg | Rest 90 s" },
    ],
  ];

  it.each(DOSES)("reads %s behind a name and on a line of its own", async (written, dose) => {
    const behind = await lines([...DAY, `A1 Squat – ${written}`, "A2 Row 3x10"]);
    expect(exercises(behind)[0]).toMatchObject({ name: "Squat", exerciseCode: "A1", notes: written, ...dose });
    const below = await lines([...DAY, "**Goblet Squat**", written, "**Bent Row**", "3x10"]);
    expect(exercises(below)).toHaveLength(2);
    expect(exercises(below)[0]).toMatchObject({ name: "Goblet Squat", notes: written, ...dose });
  });

  it("keeps a dose and its rest with the coded exercise above it", async () => {
    const draft = await lines([...DAY, "A1) Jump\n4 sets of 4, rest 75s\n→ Tabata", "A2) Row\n3x10"]);
    expect(exercises(draft)).toMatchObject([
      { name: "Jump", setRep: "4 sets of 4", rest: "75s", notes: "4 sets of 4 | Rest 75s | Tabata" },
      { name: "Row", setRep: "3x10" },
    ]);
  });

  it.each([
    ["A1 Dip BW+10 kg 4x6", "Dip", { setRep: "4x6", load: "BW+10 kg" }],
    ["A1 Swing (24 kg) 10x10", "Swing", { setRep: "10x10", load: "24 kg" }],
    ["A1 Lunge 3 sets of 10 each leg with 20kg, 60 seconds rest", "Lunge", { load: "20kg", rest: "60 seconds" }],
    ["A1 Bench => 5x5 => 90s rest", "Bench", { setRep: "5x5", rest: "90s" }],
    ["A1 Row 4 séries de 8 a 10, desc. 90 s", "Row", { setRep: "4 séries de 8 a 10", rest: "90 s" }],
    ["A1 Bike 10 min easy", "Bike", { duration: "10 min easy" }],
    ["A1 Plank 1'30", "Plank", { duration: "1'30" }],
  ])("takes the load and the rest of '%s' apart", async (written, name, dose) => {
    expect(exercises(await lines([...DAY, written, "A2 Row 3x10"]))[0]).toMatchObject({ name, ...dose });
  });

  it("leaves the first word of a name in it", async () => {
    const draft = await lines([...DAY, "A1 Max Push-Up | 3×AMRAP", "A2 Plank – max", "A3 Row – max in 60 s"]);
    expect(exercises(draft)).toMatchObject([
      { name: "Max Push-Up", setRep: "3×AMRAP" },
      { name: "Plank", notes: "max" },
      { name: "Row", notes: "max in 60 s" },
    ]);
  });
});

describe("signs around a line", () => {
  it("are bullets, separators and marks of a remark, and no part of what is said", async () => {
    const draft = await lines([
      "**🔥 Reset & Rebuild | Week 1 🔥**",
      "**📅 Monday: Lower**",
      "**🏠 No equipment**",
      "🔹 Air Squat ➡️ 3 x 10",
      "💬 Knees out",
      "🎥 https://youtu.be/lyaCSRcVONc",
      "🔹 Plank → 5' easy",
      "➖➖➖➖➖➖",
      "**🏋️ Equipment**",
      "1️⃣ Back Squat – 5x5",
      "✅ Row – 3x8",
      "3. 🔹 Plank – 3 x 30s",
    ]);
    expect(draft.title).toBe("Reset & Rebuild | Week 1");
    expect(draft.days[0]?.title).toBe("Lower");
    expect(draft.days[0]?.sections.map(({ columnType }) => columnType)).toEqual(["no_equipment", "equipment"]);
    expect(exercises(draft)).toMatchObject([
      { name: "Air Squat", notes: "3 x 10 | Knees out", videoUrl: "https://youtu.be/lyaCSRcVONc" },
      { name: "Plank", notes: "5' easy" },
    ]);
    expect(draft.days[0]?.sections[1]?.exercises.map(({ name }) => name)).toEqual(["Back Squat", "Row", "Plank"]);
  });

  it("may head a group, and stand behind a day", async () => {
    const draft = await lines([
      "Plan",
      "Monday 🔥",
      "No equipment 🏠",
      "🦵 Squat",
      "3x10",
      "🔥 Finisher",
      "🚴 Bike 10' hard",
    ]);
    expect(exercises(draft)).toMatchObject([
      { name: "Squat", category: null, notes: "3x10" },
      { name: "Bike", category: "Finisher", notes: "10' hard" },
    ]);
  });

  it("may be bold letters as they are typed", async () => {
    const draft = await lines(["Plan", "Monday", "No equipment", "- **Goblet Squat** 3x10", "- **Plank** – 30 s"]);
    expect(exercises(draft).map(({ name }) => name)).toEqual(["Goblet Squat", "Plank"]);
  });

  it("may be circled digits, which are no codes", async () => {
    const file = await docx(
      paragraphs(["# Grinder", "**① Power Clean**", "5x3", "Fast elbows", "https://youtu.be/vg0rbAp9W5C", "② Row 3x8"]),
    );
    const { draft } = await readWorkout(file, "grinder.docx");
    expect(draft.exercises).toMatchObject([
      { name: "Power Clean", exerciseCode: null, notes: "Fast elbows", videoUrl: "https://youtu.be/vg0rbAp9W5C" },
      { name: "Row", exerciseCode: null, setRep: "3x8" },
    ]);
  });

  it("may dress a heading on both sides", async () => {
    const draft = await lines(["Plan", "*MON - legs*", "== No equipment ==", "A1 Squat 3x8", "~ TUE ~", "A1 Row 3x8"]);
    expect(draft.days.map(({ dayOfWeek, title }) => [dayOfWeek, title])).toEqual([
      [1, "legs"],
      [2, null],
    ]);
  });
});

describe("several exercises and groups", () => {
  it.each([" / ", "  /  ", " + ", "; ", " | "])("splits a line at codes behind '%s'", async (sign) => {
    const draft = await lines([
      ...DAY,
      `A1. DB Press 3 x 10 @ 2x20 kg${sign}A2. Squat 21-15-9${sign}A3. Row 3 x 12 ea`,
    ]);
    expect(exercises(draft)).toMatchObject([
      { exerciseCode: "A1", name: "DB Press", notes: "3 x 10 | 2x20 kg" },
      { exerciseCode: "A2", name: "Squat", notes: "21-15-9" },
      { exerciseCode: "A3", name: "Row", notes: "3 x 12 ea" },
    ]);
  });

  it.each(["/", "+"])("splits a line of names with sets and reps at '%s'", async (sign) => {
    const draft = await lines([...DAY, `Goblet Squat 3x10 ${sign} Row 3x8`, "Clean / Press 5x3"]);
    expect(exercises(draft)).toMatchObject([
      { name: "Goblet Squat", notes: "3x10", setRep: "3x10" },
      { name: "Row", notes: "3x8" },
      { name: "Clean / Press", notes: "5x3" },
    ]);
  });

  it("takes no group of codes for an exercise", async () => {
    const { draft, notes } = await readAnsweredWeek(
      await docx(paragraphs([...DAY, "B1/B2 – Superset, rest 60s", "B1 Squat 3x8", "B2 Row 3x8"])),
      "group.docx",
    );
    expect(exercises(draft).map(({ name }) => name)).toEqual(["Squat", "Row"]);
    expect(notes.find(({ code }) => code === "left_out")?.message).toContain("B1/B2 – Superset");
  });
});

describe("how long a workout takes", () => {
  it.each([
    ["**Friday Finisher (25 min)**", 25],
    ["**Carry Day – 35’**", 35],
    ["Length: 1h15", 75],
    ["Duration: 40’", 40],
  ])("reads %s", async (written, minutes) => {
    const file = await docx(
      paragraphs([...(written.startsWith("**") ? [] : ["# Carry"]), written, "• Squat: 3x8", "• Row: 3x8"]),
    );
    expect((await readWorkout(file, "minutes.docx")).draft.estimatedDuration).toBe(minutes);
  });
});

describe("what hangs on the text of a Word document", () => {
  const p = (inner: string) => `<w:p>${inner}</w:p>`;
  const run = (text: string, look = "") => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

  it("leaves raised numbers that carry a link out of the text, and keeps the link", async () => {
    const mark = (text: string) =>
      `<w:hyperlink r:id="v">${run(text, '<w:vertAlign w:val="superscript"/>')}</w:hyperlink>`;
    const body =
      paragraphs(DAY) +
      p(`${run("A1. Squat", "<w:b/>")}${mark("12")}${run(": 3x8")}`) +
      p(run("A2. Row 3 x 10 m") + run("2", '<w:vertAlign w:val="superscript"/>'));
    const { draft } = await readAnsweredWeek(
      await docx(body, {}, [{ id: "v", target: "https://youtu.be/lyaCSRcVONc" }]),
      "marks.docx",
    );
    expect(exercises(draft)).toMatchObject([
      { name: "Squat", notes: "3x8", videoUrl: "https://youtu.be/lyaCSRcVONc" },
      { name: "Row", videoUrl: null },
    ]);
  });

  it("reads text boxes with a part of the program where they are anchored, once", async () => {
    const content = (lines: string[]) => `<w:txbxContent>${paragraphs(lines)}</w:txbxContent>`;
    const box = (lines: string[]) =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${content(lines)}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${content(lines)}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const body =
      paragraphs(["**Poster**", "Week 3", "**Monday | Squat**"]) +
      p(box(["**NO EQUIPMENT**", "Squat – 2 x 15", "Lunge – 3x8"]) + box(["**EQUIPMENT**", "Press – 3x5"])) +
      paragraphs(["**Tuesday | Press**"]) +
      p(box(["A1 Row 3x8"])) +
      p(box(["Ask at the desk."]));
    const { draft, notes } = await readAnsweredWeek(await docx(body), "poster.docx");
    expect(
      draft.days.map(({ title, sections }) => [title, sections.map((each) => each.exercises.map(({ name }) => name))]),
    ).toEqual([
      ["Squat", [["Squat", "Lunge"], ["Press"]]],
      ["Press", [["Row"], ["Row"]]],
    ]);
    expect(notes.filter(({ code }) => code === "text_box").map(({ message }) => message)).toEqual([
      'A text box was left out: "Ask at the desk.". Move its text into the page if it belongs to the program.',
    ]);
  });
});

async function lines(written: string[]): Promise<WeekDraft> {
  return (await readAnsweredWeek(await docx(paragraphs(written)), "lines.docx")).draft;
}

function exercises(draft: WeekDraft): ExerciseDraft[] {
  return draft.days[0]?.sections[0]?.exercises ?? [];
}
