import { describe, expect, it } from "vitest";
import type { ExerciseDraft } from "../../worker/contract/drafts";
import type { SourceDocument } from "../../worker/documents/document-model";
import { readTraining } from "../../worker/documents/training/read-training";
import { weekDraft } from "../../worker/documents/training/week-draft";
import { workoutDraft } from "../../worker/documents/training/workout-draft";
import { book, page } from "./written-documents";

const week = (document: SourceDocument) => weekDraft(readTraining(document)).draft;
const workout = (document: SourceDocument) => workoutDraft(readTraining(document)).draft;

/** "A1 Squat [A-Tier Strength] 3x10 @60 kg rest 60 s: cue" */
function written({
  exerciseCode,
  name,
  tier,
  category,
  setRep,
  reps,
  sets,
  duration,
  load,
  rest,
  notes,
}: ExerciseDraft) {
  const kind = [tier, category].filter(Boolean).join(" ");
  const both = sets && reps ? `${sets} x ${reps}` : null;
  const dose = setRep ?? both ?? reps ?? duration ?? (sets ? `${sets} sets` : "");
  const parts = [exerciseCode, name, kind && `[${kind}]`, dose, load && `@${load}`, rest && `rest ${rest}`];
  return parts.filter(Boolean).join(" ") + (notes ? `: ${notes}` : "");
}

/** The exercises of the first day, option after option. */
const monday = (document: SourceDocument) =>
  week(document).days[0]?.sections.flatMap(({ exercises }) => exercises.map(written));

const GYM = "## Monday\n### Equipment\n";

describe("three options on layouts not seen before", () => {
  it("ends a name at the separator that has the dose behind it", () => {
    expect(
      monday(
        page(`${GYM}
        - AMRAP pull-up ladder - 3 x 8
        - 5-minute squat hold: 2 sets
        - 1.5 rep goblet squat - 3x8
        - Tempo run - 20 min
        - Squat 3x10 - rest 60 s
        - 3x8 Row - slow`),
      ),
    ).toEqual([
      "AMRAP pull-up ladder 3 x 8",
      "5-minute squat hold 2 sets",
      "1.5 rep goblet squat 3x8",
      "Tempo run 20 min",
      "Squat 3x10 rest 60 s",
      "Row 3x8: slow",
    ]);
  });

  it("keeps names whole in a table when another cell holds the dose", () => {
    expect(
      monday(
        page(`${GYM}
        | Exercise | Dose | Cue |
        | 10 m Sprint | 6 x 1 | hard |
        | 20 s Plank Reach | 4 sets | |
        | Squat 5x5 style | 5 x 5 | |`),
      ),
    ).toEqual(["10 m Sprint 6 x 1: hard", "20 s Plank Reach 4 sets", "Squat 5x5 style 5 x 5"]);
  });

  it("takes a scheme straight below an exercise's name for its dose, and above counted movements for a heading", () => {
    expect(
      monday(
        page(`${GYM}
        **Burpee ladder**
        AMRAP 12 min
        **Air squat**
        5 rounds
        A1 Row
        EMOM 10 min`),
      ),
    ).toEqual(["Burpee ladder AMRAP 12 min", "Air squat 5 rounds", "A1 Row EMOM 10 min"]);
    expect(monday(page(`${GYM}**Finisher**\n3 rounds of:\n10 burpees\n20 air squats`))).toEqual([
      "burpees [Finisher] 3 x 10: 3 rounds",
      "air squats [Finisher] 3 x 20: 3 rounds",
    ]);
  });

  it("parts a line at every spaced dot, bullet or dash", () => {
    expect(
      monday(
        page(`${GYM}
        A1 · Push-up · 3 x 10 · slow
        Bench Press · 5 x 5 · 80% · rest 2 min
        Row • 4 x 8 • pull to hip
        Curl ∙ 3 x 12 ∙ strict
        Dip ・ 3 x 8`),
      ),
    ).toEqual([
      "A1 Push-up 3 x 10: slow",
      "Bench Press 5 x 5 @80% rest 2 min",
      "Row 4 x 8: pull to hip",
      "Curl 3 x 12: strict",
      "Dip 3 x 8",
    ]);
  });

  it("takes unlisted text under a list item for its cue, and a time alone behind sets and reps for the rest", () => {
    expect(monday(page(`${GYM}- Bench 3x5, 3 min\nPause on the chest\n1. Row 4x8\nElbows close`))).toEqual([
      "Bench 3x5 rest 3 min: Pause on the chest",
      "Row 4x8: Elbows close",
    ]);
  });

  it("titles a day by the only text before its first option, bold or not, and by no remains", () => {
    const { days } = week(
      page(`
      ## Monday

      Hips and Grips

      **No Equipment**
      - Push-up 3x10
      **TUE** Pull and Carry
      **No Equipment**
      - Row 3x5
      ## Wednesday
      Off`),
    );
    expect(days.map(({ title }) => title)).toEqual(["Hips and Grips", "Pull and Carry", null]);
    const sheets = week(
      book({
        Tue: "Tuesday | |\nPull day | |\n | |\nNo Equipment | | Equipment |\nPull-up | 3x5 | Row | 3x8",
        "Wed (v2)": "No Equipment | | Equipment |\nSquat | 3x5 | Lunge | 3x8",
      }),
    );
    expect(sheets.days.map(({ title }) => title)).toEqual(["Pull day", null]);
  });

  it("goes on with an exercise under a name merged downwards, and counts rows that number its sets", () => {
    expect(
      monday(
        page(`${GYM}
        | Code | Exercise | Sets | Reps | Load |
        | A1 | Back Squat | 1 | 5 | 70% |
        | ^ | ^ | 1 | 5+ | 80% |
        | A2 | Chin-up | 3 | 6 | BW |`),
      ),
    ).toEqual(["A1 Back Squat 1 x 5, 1 x 5+ @70% / 80%", "A2 Chin-up 3 x 6 @BW"]);
    const counted = ["Squat 2 x 5, 1 x 3 @100 / 105 / 110", "Bench 2 x 8 @60"];
    const rows = (again: string, heading: string) => `Exercise | ${heading} | Reps | Load
      Squat | 1 | 5 | 100\n${again} | 2 | 5 | 105\n${again} | 3 | 3 | 110\nBench | 1 | 8 | 60\n${again && "Bench"} | 2 | 8 | 60`;
    expect(monday(book({ Mon: rows("", "Set Number") }))).toEqual(counted);
    expect(monday(book({ Mon: rows("Squat", "Set") }))).toEqual(counted);
  });

  it("takes for title and facts what stands above the first headings", () => {
    const table = "Exercise | Sets | Reps\nSquat | 3 | 10\nLunge | 3 | 12";
    expect(workout(book({ Session: `Leg Burner | |\nDuration | 0:45 |\n${table}` }))).toMatchObject({
      title: "Leg Burner",
      estimatedDuration: 45,
      exercises: [{ name: "Squat" }, { name: "Lunge" }],
    });
    expect(workout(book({ Session: `Push Up Power | |\nTime | 1:05 |\n${table}` }))).toMatchObject({
      title: "Push Up Power",
      estimatedDuration: 65,
      exercises: [{ name: "Squat" }, { name: "Lunge" }],
    });
  });

  it("takes lone text below a table for a remark", () => {
    const { days } = week(
      book({
        Mon: "Exercise | Sets | Reps\nSquat | 3 | 10\nLunge | 3 | 12\nWalk for twenty minutes after class if you feel stiff | |",
        Tue: "Exercise | Sets | Reps\nRow | 3 | 10\n | |\nSleep eight hours | |",
      }),
    );
    expect(days.map(({ sections }) => sections.flatMap(({ exercises }) => exercises.map(written)))).toEqual([
      ["Squat 3 x 10", "Lunge 3 x 12"],
      ["Row 3 x 10"],
    ]);
    expect(days[0]?.notes).toBe("Walk for twenty minutes after class if you feel stiff");
  });

  it("knows tiers, days, options, categories, codes and rests by what stands in the cells", () => {
    expect(
      monday(
        page(`${GYM}
        | A | 1 | Strength | Push-up | 3x10 | 60 s |
        | A-Tier | Strength | Bench | 5x5 | 2 min |
        | B-Tier | Mobility | 90/90 | 2x5 | 30 s |`),
      ),
    ).toEqual([
      "A1 Push-up [Strength] 3x10 rest 60 s",
      "Bench [A-Tier Strength] 5x5 rest 2 min",
      "90/90 [B-Tier Mobility] 2x5 rest 30 s",
    ]);
    const rows =
      "Mon | Home | Push-up | 3x10 | 60 s\nMon | Gym | Bench | 5x5 | 2 min\nTue | Gym | Deadlift | 5x3 | 3 min";
    for (const headings of [" | | Movement | Dose | ", "When | Where | What | How | Break"]) {
      const { title, days } = week(book({ Plan: `${headings}\n${rows}` }));
      expect(title).toBeNull();
      expect(
        days.map(({ sections }) =>
          sections.map(({ columnType, exercises }) => `${columnType}: ${exercises.map(written)}`),
        ),
      ).toEqual([
        ["no_equipment: Push-up 3x10 rest 60 s", "equipment: Bench 5x5 rest 2 min"],
        ["equipment: Deadlift 5x3 rest 3 min"],
      ]);
    }
  });

  it("lets what stands behind a part's label decide", () => {
    expect(
      monday(
        page(`${GYM}
        **Part One: Strength**
        - Squat 5x5
        **II. Conditioning**
        - Row 3x500 m
        **III. Back Squat 5x5**
        **Part B: Bench Press 3x8**`),
      ),
    ).toEqual([
      "Squat [Strength] 5x5",
      "Row [Conditioning] 3x500 m",
      "Back Squat [Conditioning] 5x5",
      "Bench Press [Conditioning] 3x8",
    ]);
  });

  it("puts a tier, a category and a dose on one line into their fields", () => {
    expect(
      monday(
        page(`${GYM}
        **Back Squat**
        A-Tier / Strength / 5x5 @ 75%
        **Row**
        Tier C · Conditioning · 3 x 500 m · rest 90 s
        - Pigeon – B-Tier – Mobility – 2x60 s
        - Press [C Tier, Power] 3x5`),
      ),
    ).toEqual([
      "Back Squat [A-Tier Strength] 5x5 @75%",
      "Row [C-Tier Conditioning] 3 x 500 m rest 90 s",
      "Pigeon [B-Tier Mobility] 2x60 s",
      "Press [C-Tier Power] 3x5",
    ]);
  });

  it("begins names with a letter and a hyphen, and makes no exercise of totals", () => {
    expect(monday(page(`${GYM}- T-Bar Row 3x10\n- B-Stance RDL 3 x 8\n- Z-Press 3x5\n- L-Sit 3x20 s`))).toEqual([
      "T-Bar Row 3x10",
      "B-Stance RDL 3 x 8",
      "Z-Press 3x5",
      "L-Sit 3x20 s",
    ]);
    expect(
      monday(
        book({
          Mon: "Exercise | Sets | Reps\nSquat | 3 | 15\nTotal sets | 3 |\nTOTAL | 3 | 15\nTotal Gym Squat | 3 | 10\nSum | 6 |",
        }),
      ),
    ).toEqual(["Squat 3 x 15", "Total Gym Squat 3 x 10"]);
  });

  it("keeps two columns of the same kind beside each other, and takes a weight for no option", () => {
    expect(
      monday(
        book({
          Mon: "Exercise | Reps | Distance | Load | Intensity\nSled Push | 4 | 20 m | 60 kg | RPE 8\nRow | 5 | 500 m | | 80%",
        }),
      ),
    ).toEqual(["Sled Push 4 x 20 m @60 kg RPE 8", "Row 5 x 500 m @80%"]);
    const { days } = week(
      book({ Mon: "Exercise | Weight | Sets | Reps\nSquat | 100 kg | 5 | 5\nBench | 80 kg | 5 | 5" }),
    );
    expect(days[0]?.sections.map(({ columnType }) => columnType)).toEqual(["coach_program"]);
    expect(monday(page(`${GYM}**Squat**\nWeight: 100 kg\nSets: 5\nReps: 5`))).toEqual(["Squat 5 x 5 @100 kg"]);
  });

  it("never takes an error of a formula for a name or a dose", () => {
    expect(monday(book({ Mon: "Exercise | Sets | Reps\n#REF! | 3 | 5\nRow | #N/A | 8\nBench | 3 | #VALUE!" }))).toEqual(
      ["Row 8", "Bench 3 sets"],
    );
  });

  it("tells equal notes once they are many together, and misses options once where none is named", () => {
    const { notes } = weekDraft(
      readTraining(
        book({ Mon: `Exercise | Sets | Reps\nSquat | 3 | 5\n${" | 3 | x5\n".repeat(40)}Row | 3 | 5\nDip | 3 | 5` }),
      ),
    );
    expect(notes.length).toBeLessThan(30);
    expect(notes.filter(({ code }) => code === "missing_section")).toHaveLength(1);
  });

  const outlined = (document: SourceDocument) =>
    week(document).days.map(
      ({ title, sections }) =>
        `${title ?? "-"}: ${sections.map(({ columnType, exercises }) => `${columnType} ${exercises.map(written).join(", ")}`).join(" | ")}`,
    );
  const THREE = "no_equipment A1 One 3x10 | equipment A1 Two 3x8 | coach_program A1 Three 3x5";

  it("knows the three options in the words of many languages, behind the label of a part too", () => {
    const named = (day: string, ...options: string[]) =>
      outlined(
        page(
          [
            `## ${day}`,
            ...options.flatMap((option, at) => [
              `**${option}**`,
              `- A1 ${["One", "Two", "Three"][at]} ${["3x10", "3x8", "3x5"][at]}`,
            ]),
          ].join("\n"),
        ),
      );
    for (const [day, title, ...options] of [
      ["Montag: Beine", "Beine", "Ohne Geräte", "Mit Geräten", "Trainerprogramm"],
      ["Montag: Beine", "Beine", "Eigengewicht", "Geräteprogramm", "Trainerplan"],
      ["Montag", "-", "Teil A: Ohne Hanteln", "Teil B: Mit Hanteln", "Teil C: Vom Trainer"],
      ["Lunedì: Tirata", "Tirata", "A corpo libero", "In palestra", "Scheda dell'allenatore"],
      ["Lundi : Tirage", "Tirage", "Poids du corps", "Avec machines", "Choix du coach"],
      ["Lunes - Tirón", "Tirón", "Sin implementos", "Con pesas", "Plan de la entrenadora"],
      ["Segunda-feira – Quadril", "Quadril", "Sem pesos", "Com equipamento", "Programa do treinador"],
      ["Poniedziałek – Nogi", "Nogi", "Bez sprzętu", "Ze sprzętem", "Program trenera"],
      ["Понедельник – Ноги", "Ноги", "Без оборудования", "С оборудованием", "Программа тренера"],
      ["月曜日", "-", "器具なし", "器具あり", "コーチのプログラム"],
      ["Monday", "-", "Part One: No Equipment", "Part Two: Equipment", "Part Three: Coach’s Program"],
      ["Monday", "-", "Section 1 - Bodyweight", "Section 2 - Gym", "Section 3 - Coach's pick"],
    ] as [string, string, ...string[]][])
      expect(named(day, ...options), options.join()).toEqual([`${title}: ${THREE}`]);
  });

  it("gives a dose to the exercises of all options that stand beside it", () => {
    expect(
      outlined(
        book({
          Plan: `
          Slot Plan | | | | | |
          |
          Day | Slot | Sets | Reps | No Equipment | Equipment | Coach Program
          Monday | A | 3 | 10 | Push-Up | Bench Press | Weighted Dip
          | B | 4 | 8 | Shrimp Squat | Goblet Squat | Front Squat
          Tuesday | A | 3 | 12 | Doorway Row | T-Bar Row | Rope Climb
          | B | 2 | 15 | Bird Dog | |`,
        }),
      ),
    ).toEqual([
      "-: no_equipment A Push-Up 3 x 10, B Shrimp Squat 4 x 8 | equipment A Bench Press 3 x 10, B Goblet Squat 4 x 8 | coach_program A Weighted Dip 3 x 10, B Front Squat 4 x 8",
      "-: no_equipment A Doorway Row 3 x 12, B Bird Dog 2 x 15 | equipment A T-Bar Row 3 x 12 | coach_program A Rope Climb 3 x 12",
    ]);
  });

  it("reads doses a side in German, in columns of options", () => {
    expect(
      outlined(
        page(`
        ## Montag – Zug
        | Ohne Equipment | Mit Equipment | Coach-Programm
        | A1 Seitstütz: 4 x 60 s je Seite, Pause 90 s\\nA2 Wandsitzen: 2 x 45 s | A1 Kreuzheben: 3 x 8, Pause 60 s | A1 Umsetzen: 5 x 8\\nA2 Hüftheben: 4 x 8`),
      ),
    ).toEqual([
      "Zug: no_equipment A1 Seitstütz 4 x 60 s je Seite rest 90 s, A2 Wandsitzen 2 x 45 s | equipment A1 Kreuzheben 3 x 8 rest 60 s | coach_program A1 Umsetzen 5 x 8, A2 Hüftheben 4 x 8",
    ]);
  });

  it("names days on sheets that are put in order, behind signs, and in short where a column holds days", () => {
    const table = "No Equipment | |\nA1 One | 3x10\nEquipment | |\nA1 Two | 3x8\nCoach | |\nA1 Three | 3x5";
    expect(outlined(book({ "01 - Monday": table, "2 Tuesday": table, Wednesday_v2: table }))).toEqual(
      Array.from({ length: 3 }, () => `-: ${THREE}`),
    );
    const signed = (sign: string, end = "") =>
      outlined(
        page(
          `${sign}Monday · Pull${end}\n${sign}No Equipment${end}\n- A1 One 3x10\n${sign}Gym${end}\n- A1 Two 3x8\n${sign}Coach${end}\n- A1 Three 3x5`,
        ),
      );
    for (const [sign, end] of [
      ["★ ", ""],
      ["✦ ", ""],
      ["» ", " «"],
    ])
      expect(signed(sign ?? "", end)).toEqual([`Pull: ${THREE}`]);
    const rows = "Zuhause | A1 | One | 3 | 10\n | Studio | A1 | Two | 3 | 8\n | Trainer | A1 | Three | 3 | 5";
    expect(
      week(book({ Plan: `Tag | Ort | Code | Übung | Sätze | Wdh\nMo | ${rows}\nDi | ${rows}` })).days.map(
        ({ dayOfWeek, sections }) => `${dayOfWeek} ${sections.map(({ columnType }) => columnType)}`,
      ),
    ).toEqual(["1 no_equipment,equipment,coach_program", "2 no_equipment,equipment,coach_program"]);
  });

  it("takes an option in the first heading over codes, also right above the next one's, and counts no totals", () => {
    const { days } = week(
      book({
        Plan: `Monday: Pull | | |
          No Equipment | Exercise | Sets | Reps
          A1 | One | 3 | 10
           | Total sets | 3 |
          Equipment | Exercise | Sets | Reps
          A1 | Two | 3 | 8
           | Summe | 3 |
          Coach | Exercise | Sets | Reps
          A1 | Three | 3 | 5
           | Total | 3 |
          Finish with two minutes of nasal breathing. | | |
           | | |
          Tuesday: Legs | | |
          Equipment | Exercise | Sets | Reps
          A1 | Squat | 3 | 5`,
      }),
    );
    expect(
      days[0]?.sections.map(({ columnType, exercises }) => `${columnType} ${exercises.map(written).join(", ")}`),
    ).toEqual(["no_equipment A1 One 3 x 10", "equipment A1 Two 3 x 8", "coach_program A1 Three 3 x 5"]);
    expect(days[0]?.notes).toBe("Finish with two minutes of nasal breathing.");
  });

  it("titles a day by the only text between its heading and a table that names the options in a column", () => {
    const rows = "| Track | Code | Exercise | Dose |\n| Home | A1 | Row | 3x10 |\n| Gym | A1 | Clean | 5x3 |";
    const { days } = week(page(`## Monday\nPull\n${rows}\n## Tuesday\nBring water.\n${rows}`));
    expect(days.map(({ title, notes }) => [title, notes])).toEqual([
      ["Pull", null],
      [null, "Bring water."],
    ]);
  });

  it("lets a name behind its dose begin with figures, and takes reps for no tempo", () => {
    expect(
      monday(
        page(`${GYM}
        - 3x8/side 90/90 Hip Switch
        - 3x10 1-Arm Row
        - 2x5 180 Jump
        - 3x8 T-Spine Rotation
        - 3x8 Squat`),
      ),
    ).toEqual(["90/90 Hip Switch 3x8/side", "1-Arm Row 3x10", "180 Jump 2x5", "T-Spine Rotation 3x8", "Squat 3x8"]);
    const [day] = week(
      book({ Mon: "Equipment | | |\nA1 | Bench | 4x6-8 | 3-1-X-0\nA2 | Row | 3x8-10 | 2-0-2\nA3 | Press | 4x6-8 |" }),
    ).days;
    expect(day?.sections[0]?.exercises.map(({ setRep, tempo, notes }) => [setRep, tempo, notes])).toEqual([
      ["4x6-8", "3-1-X-0", null],
      ["3x8-10", "2-0-2", null],
      ["4x6-8", null, null],
    ]);
  });
});
