import { describe, expect, it } from "vitest";
import type { ExerciseDraft, WeekDraft, WorkoutDraft } from "../../worker/contract/drafts";
import { readWorkout } from "../../worker/documents/read-workout";
import { readAnsweredWeek } from "./answered-week";
import { BULLETS, docx, paragraphs } from "./make-documents";

const DAY = ["**Strong Base, Week 2**", "**Monday: Lower**", "**No equipment**"];
const SQUAT = "https://youtu.be/lyaCSRcVONc";

describe("a chat, copied", () => {
  it.each(["[08:15, 03/11/2025] Coach Leo: ", "[03/11/2025, 08:15:22] Leo: ", "11/3/25, 8:15 PM - Coach Leo: "])(
    "loses its stamps (%s) and the marks of its letters",
    async (stamp) => {
      const { days } = await week([
        `${stamp}*MONDAY - legs* 🔥`,
        "_no equipment_",
        "- *Air Squat* 3x10 ~ Brace first",
        SQUAT,
        "- *Push-Up* 2 x 45s ea",
        "_equipment_",
        "- *Row* 4 x 8 @ RPE 7",
      ]);
      expect(days[0]).toMatchObject({ dayOfWeek: 1, title: "legs" });
      expect(days[0]?.sections.map(({ columnType }) => columnType)).toEqual(["no_equipment", "equipment"]);
      expect(days[0]?.sections[0]?.exercises).toMatchObject([
        { name: "Air Squat", sets: "3", reps: "10", videoUrl: SQUAT },
        { name: "Push-Up", sets: "2" },
      ]);
      expect(days[0]?.sections[1]?.exercises).toMatchObject([{ name: "Row", load: "RPE 7" }]);
    },
  );

  it("keeps signs that dress nothing, and a date of the plan's own", async () => {
    const { exercises } = await workout(["**Legs**", "Squat 3x10 ~60 kg", "Row* 4*8", "Curl 2x10 * slow"]);
    expect(exercises.map(({ name, sets }) => [name, sets])).toEqual([
      ["Squat", "3"],
      ["Row*", "4"],
      ["Curl", "2"],
    ]);
    const { days } = await week(["**Monday**", "03/11/2025 08:15 - Gym: A1 Squat 3x10", "A2 Row 3x10", "A3 Curl 3x10"]);
    expect(days[0]?.sections[0]?.exercises.map(({ name }) => name)).toEqual(["Squat", "Row", "Curl"]);
  });
});

describe("counts in words", () => {
  it.each([
    ["Squat, three sets of eight, slow on the way down.", { sets: "3", reps: "8" }],
    ["Squat - four sets of ten with 65 lbs", { sets: "4", reps: "10", load: "65 lbs" }],
    ["Squat: 3 sets of eight to ten", { sets: "3", reps: "8 to 10" }],
    ["Squat: três séries de doze", { sets: "3", reps: "12" }],
    ["Squat: cuatro series de diez", { sets: "4", reps: "10" }],
    ["Squat: two sets of twenty-five", { sets: "2", reps: "25" }],
  ])("are read in '%s', which stays as written in the notes", async (written, dose) => {
    const { days } = await week([...DAY, written, "Push-Up, two sets of fifteen."]);
    expect(days[0]?.sections[0]?.exercises).toMatchObject([
      { name: "Squat", ...dose },
      { name: "Push-Up", sets: "2", reps: "15", notes: "two sets of fifteen" },
    ]);
  });

  it("are no counts in a name or a sentence", async () => {
    const { description, exercises } = await workout([
      "**Legs**",
      "Three rounds if you slept, two if you did not.",
      "Three-Way Lunge 3x10",
      "Two Hand Swing 3x10",
    ]);
    expect(exercises.map(({ name }) => name)).toEqual(["Three-Way Lunge", "Two Hand Swing"]);
    expect(description).toContain("Three rounds if you slept");
  });

  it("say how long it takes", async () => {
    expect(await workout(["**Pump**", "Thirty-five minutes, no excuses.", "Squat 3x10"])).toMatchObject({
      estimatedDuration: 35,
    });
  });
});

describe("lines that are told to an exercise", () => {
  it("stay with it in a style of quotes, or in bold above its link", async () => {
    const styles = `<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="IntenseQuote"><w:name w:val="Intense Quote"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`;
    const quote = `<w:p><w:pPr><w:pStyle w:val="IntenseQuote"/></w:pPr><w:r><w:t>Eyes up</w:t></w:r></w:p>`;
    const body =
      paragraphs([...DAY, "A1 Squat 3x10"]) +
      quote +
      paragraphs([SQUAT, "A2 Row 3x8", "**Elbows in**", "https://youtu.be/sqVHNRRjyp4", "A3 Curl 2x8"]) +
      quote;
    const { draft } = await readAnsweredWeek(await docx(body, { "word/styles.xml": styles }), "quotes.docx");
    expect(draft.days[0]?.sections[0]?.exercises).toMatchObject([
      { name: "Squat", category: null, notes: "3x10 | Eyes up", videoUrl: SQUAT },
      { name: "Row", category: null, notes: "3x8 | Elbows in", videoUrl: "https://youtu.be/sqVHNRRjyp4" },
      { name: "Curl", category: null, notes: "2x8 | Eyes up" },
    ]);
  });

  it("lose the words for a link in two languages", async () => {
    const link = `<w:p><w:r><w:t xml:space="preserve">A1 Squat 3x10 </w:t></w:r><w:hyperlink r:id="v"><w:r><w:t>ver / watch</w:t></w:r></w:hyperlink></w:p>`;
    const file = await docx(paragraphs(DAY) + link, {}, [{ id: "v", target: SQUAT }]);
    const { draft } = await readAnsweredWeek(file, "links.docx");
    expect(draft.days[0]?.sections[0]?.exercises).toMatchObject([{ name: "Squat", notes: "3x10", videoUrl: SQUAT }]);
  });
});

describe("blocks of a workout", () => {
  it("hold counts and distances in a list, end at the next and lose nothing", async () => {
    const { exercises } = await workout([
      "# Ladder Match",
      "**Buy-in:**",
      "* 400 m Run",
      "**AMRAP 12:**",
      "* Burpee: 10",
      "* 15 Air Squats",
      "**Ladder 2-4-6-8-10**",
      "* Pull-Up",
      "* Dumbbell Snatch, 50/35 lb, alternate arms",
      "**Cash-out:**",
      "* 50 Sit-Ups",
      "* Power Clean, 3 reps @ 135/95 lb",
    ]);
    expect(exercises).toMatchObject([
      { name: "Run", category: "Buy-in", setRep: "400 m" },
      { name: "Burpee", category: null, setRep: "10", notes: "AMRAP 12" },
      { name: "Air Squats", category: null, setRep: "15", notes: "AMRAP 12" },
      { name: "Pull-Up", category: null, notes: "Ladder 2-4-6-8-10" },
      { name: "Dumbbell Snatch", load: "50/35 lb", notes: "alternate arms | Ladder 2-4-6-8-10" },
      { name: "Sit-Ups", category: "Cash-out", setRep: "50" },
      { name: "Power Clean", category: "Cash-out", setRep: "3 reps", load: "135/95 lb" },
    ]);
  });

  it("are told by their rounds, or hold one exercise themselves", async () => {
    const { exercises } = await workout([
      "# Partner Day",
      "**Buy In (together)**",
      "* 800 m run",
      "**21-15-9**",
      "* Thrusters 95/65 lb",
      "* Pull-Ups",
      "**Four rounds of:**",
      "* ten push-ups",
      "* 40 KB swings @ 53/35 lb",
      "**Cash-out - 100 sit-ups**",
    ]);
    expect(exercises).toMatchObject([
      { name: "run", category: "Buy In (together)", setRep: "800 m" },
      { name: "Thrusters", category: null, load: "95/65 lb", notes: "21-15-9" },
      { name: "Pull-Ups", category: null, notes: "21-15-9" },
      { name: "push-ups", sets: "4", reps: "10" },
      { name: "KB swings", sets: "4", reps: "40", load: "53/35 lb" },
      { name: "sit-ups", category: "Cash-out", reps: "100", notes: null },
    ]);
  });

  it("leave figures alone below an exercise to it", async () => {
    const { exercises } = await workout(["# Bench", "**Bench Press**", "**5-5-3-3-1**", "**Row**", "**5-5-5**"]);
    expect(exercises).toMatchObject([
      { name: "Bench Press", reps: "5-5-3-3-1" },
      { name: "Row", reps: "5-5-5" },
    ]);
  });

  it("are told when nothing stands below them", async () => {
    const file = await docx(paragraphs([...DAY, "Squat 3x10", "**Watch your back**", "**No equipment**", "Row 3x8"]));
    const { notes } = await readAnsweredWeek(file, "week.docx");
    expect(notes.filter(({ code }) => code === "left_out").map(({ message }) => message)).toEqual([
      'This line was not used: "Watch your back".',
    ]);
  });

  it("keep their kind of work above two schemes", async () => {
    const { exercises } = await workout([
      "# Engine",
      "**Conditioning**",
      "**AMRAP 12**",
      "* 10 Burpees",
      "**EMOM 10**",
      "* 15 Air Squats",
    ]);
    expect(exercises.map(({ name, category }) => [name, category])).toEqual([
      ["Burpees", "Conditioning"],
      ["Air Squats", "Conditioning"],
    ]);
  });

  it("are no preparation list: what is made ready before is told and not trained", async () => {
    const { description, exercises } = await workout([
      "**Saturday Pump**",
      "**Before you start**",
      "☐ Fill your bottle",
      "☐ Load the bars",
      "**The work**",
      "☐ Barbell Curl - 4x10",
      "☐ Dip - 3x12 (no swinging)",
    ]);
    expect(exercises).toMatchObject([{ name: "Barbell Curl" }, { name: "Dip", notes: "no swinging" }]);
    expect(description).toContain("Fill your bottle\nLoad the bars");
  });
});

describe("amounts of a workout", () => {
  it.each([
    ["Wall Sit: 30 s hold x4", { sets: "4", reps: "30 s hold" }],
    ["Wall Sit: x4, 30 s hold", { sets: "4", reps: "30 s hold" }],
    ["Wall Sit: 45 s hold, 3 times", { sets: "3", reps: "45 s hold" }],
    ["Wall Sit: 3 sets, eight reps", { sets: "3", reps: "8 reps" }],
    ["Wall Sit: 10 slow breaths", { setRep: "10 slow breaths" }],
  ])("are read in '%s'", async (written, dose) => {
    const { exercises } = await workout(["# Home", `* ${written}`, "* Row: 3x10"]);
    expect(exercises[0]).toMatchObject({ name: "Wall Sit", ...dose });
  });

  it("stand below a heading that names the exercise", async () => {
    const { title, estimatedDuration, exercises } = await workout([
      "**Evening Unwind (30 minutes)**",
      "### Cat-Cow",
      "10 slow breaths",
      "Lead with the tailbone",
      "### Frog",
      "3 min",
    ]);
    expect({ title, estimatedDuration }).toEqual({ title: "Evening Unwind", estimatedDuration: 30 });
    expect(exercises).toMatchObject([
      { name: "Cat-Cow", setRep: "10 slow breaths", notes: "Lead with the tailbone" },
      { name: "Frog", setRep: "3 min" },
    ]);
  });

  it.each([
    ["Takes about 20 minutes", 20],
    ["25 minutes · slow · bare feet", 25],
    ["You'll need 40 minutes for this", 40],
    ["Leva 35 minutos", 35],
  ])("are no exercise where they say how long it takes: %s", async (written, minutes) => {
    for (const lines of [
      ["# Home", written, "* Squat: 3x10"],
      ["# Home", "* Squat: 3x10", written],
    ]) {
      if (lines[2] === written && !/^(?:takes|leva)/i.test(written)) continue;
      const { estimatedDuration, exercises } = await workout(lines);
      expect(estimatedDuration).toBe(minutes);
      expect(exercises).toMatchObject([{ name: "Squat", setRep: "3x10" }]);
    }
  });
});

async function week(lines: string[]): Promise<WeekDraft> {
  return (await readAnsweredWeek(await docx(paragraphs(lines), { "word/numbering.xml": BULLETS }), "week.docx")).draft;
}

async function workout(lines: string[]): Promise<WorkoutDraft & { exercises: ExerciseDraft[] }> {
  return (await readWorkout(await docx(paragraphs(lines), { "word/numbering.xml": BULLETS }), "workout.docx")).draft;
}
