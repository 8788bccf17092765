import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../../web/features/imports/help/documents-help-examples";
import {
  CATEGORY_WORDS,
  COLUMN_WORDS,
  DAY_WORDS,
  DOSES,
  LOADS,
  OPTION_WORDS,
  SCHEME_LINES,
  TEMPOS,
} from "../../web/features/imports/help/documents-help-words";
import { readWorkout } from "../../worker/documents/read-workout";
import { isCategory } from "../../worker/documents/training/categories";
import { columnRole } from "../../worker/documents/training/column-role";
import { parseDay } from "../../worker/documents/training/days";
import { isLoad, isTempo } from "../../worker/documents/training/dose";
import { parseOption } from "../../worker/documents/training/options";
import { readAnsweredWeek } from "./answered-week";
import { docx, paragraphs } from "./make-documents";

const LANGUAGES = ["english", "portuguese", "spanish"] as const;

describe("what the help page says is understood", () => {
  it.each(COLUMN_WORDS)("a column of $field by its heading", ({ role, ...words }) => {
    for (const word of LANGUAGES.flatMap((language) => words[language])) expect(columnRole(word), word).toBe(role);
  });

  it.each(DAY_WORDS)("$name by its names", ({ day, ...words }) => {
    for (const word of LANGUAGES.flatMap((language) => words[language])) {
      expect(parseDay(word), word).toMatchObject({ day, rest: "" });
    }
  });

  it.each(OPTION_WORDS)("$name by its names", ({ option, ...words }) => {
    for (const word of LANGUAGES.flatMap((language) => words[language])) {
      expect(parseOption(word), word).toMatchObject({ option, rest: "" });
    }
  });

  it("categories, tempos and loads", () => {
    for (const word of LANGUAGES.flatMap((language) => CATEGORY_WORDS[language]))
      expect(isCategory(word), word).toBe(true);
    for (const tempo of TEMPOS) expect(isTempo(tempo), tempo).toBe(true);
    for (const load of LOADS) expect(isLoad(load), load).toBe(true);
  });

  it.each(SCHEME_LINES)("$written as said of the exercises below it", async ({ written, told }) => {
    const { draft, notes } = await read(["Conditioning", written, "10 burpees", "A2 - Farmer's Walk 40 m"]);
    expect(notes).toEqual([]);
    expect(draft.exercises.map(({ name }) => name)).toEqual(["burpees", "Farmer's Walk"]);
    for (const { notes: said, name } of draft.exercises) expect(said, name).toContain(told);
  });

  it.each(DOSES.flatMap(({ written }) => written))("%s as an amount behind a name and in a cell", async (dose) => {
    const { draft, notes } = await read([`A1 - Goblet Squat ${dose}`]);
    expect(notes).toEqual([]);
    expect(draft.exercises).toHaveLength(1);
    expect(draft.exercises[0]).toMatchObject({ name: "Goblet Squat", exerciseCode: "A1" });
    const { setRep, duration } = draft.exercises[0] ?? {};
    expect(setRep ?? duration, dose).toBeTruthy();
  });

  it.each(EXAMPLES)("the example $title as it is shown", async ({ typed, seen }) => {
    const bytes = await docx(paragraphs(["# Monday", "## No Equipment", ...typed]));
    const { draft } = await readAnsweredWeek(bytes, "week.docx");
    const section = draft.days[0]?.sections.find(({ columnType }) => columnType === "no_equipment");
    expect(section?.exercises).toHaveLength(seen.length);
    for (const [index, wanted] of seen.entries()) {
      const got = section?.exercises[index];
      expect(got?.name).toBe(wanted.name);
      expect(got?.exerciseCode).toBe(wanted.code ?? null);
      expect(got?.tier).toBe(wanted.tier ? `${wanted.tier}-Tier` : null);
      expect(got?.category).toBe(wanted.category ?? null);
      expect(Boolean(got?.videoUrl)).toBe(wanted.video ?? false);
      if (wanted.cue) expect(got?.notes).toContain(wanted.cue);
      const told = {
        Sets: got?.sets,
        Reps: got?.reps,
        Time: got?.duration,
        Load: got?.load,
        Tempo: got?.tempo,
        Rest: got?.rest,
      };
      const shown = Object.fromEntries(Object.entries(told).filter(([, value]) => value));
      expect(shown).toEqual(Object.fromEntries(wanted.dose.map(({ label, value }) => [label, value])));
    }
  });
});

async function read(lines: string[]) {
  return readWorkout(await docx(paragraphs(["# A workout", ...lines])), "workout.docx");
}
