import { describe, expect, it } from "vitest";
import { COLUMN_TYPES, type WeekDraft } from "../../worker/contract/drafts";
import { readWeek } from "../../worker/documents/read-week";
import { LAYOUTS, type MadeWeek, makeWeek } from "./made-weeks";
import { folded } from "./same-words";
import { seeded } from "./seeded";

const WEEKS_A_LAYOUT = 10;

describe("weeks made up in many layouts, words and languages", () => {
  it.each(LAYOUTS)("are read from the layout %s as they were meant", async (layout) => {
    for (let seed = 1; seed <= WEEKS_A_LAYOUT; seed++) {
      const { week, bytes, language } = await makeWeek(seeded(seed * 7919), layout);
      const { draft } = await readWeek(bytes, "made.docx");
      expect(differences(week, draft), `${layout}, seed ${seed}, ${language}`).toEqual([]);
    }
  });
});

function differences(week: MadeWeek, draft: WeekDraft): string[] {
  const found: string[] = [];
  for (const { day, option, exercises } of week) {
    const section = draft.days
      .find(({ dayOfWeek }) => dayOfWeek === day)
      ?.sections.find(({ columnType }) => columnType === COLUMN_TYPES[option]);
    const where = `day ${day} ${COLUMN_TYPES[option]}`;
    const read = section?.exercises ?? [];
    if (read.length !== exercises.length) {
      found.push(`${where}: ${exercises.length} meant, ${read.map(({ name }) => name).join(" / ")} read`);
      continue;
    }
    exercises.forEach((meant, index) => {
      const got = read[index];
      if (!got) return;
      const says = folded([got.notes, got.setRep, got.load, got.tempo, got.rest].join(" ") ?? "");
      if (folded(got.name) !== folded(meant.name)) found.push(`${where}: ${meant.name} read as ${got.name}`);
      if (got.exerciseCode !== meant.code) found.push(`${where}: ${meant.code} read as ${got.exerciseCode}`);
      if ((got.videoUrl ?? "") !== meant.video) found.push(`${where}: ${meant.name} has ${got.videoUrl}`);
      for (const part of [meant.setRep, meant.load, meant.tempo, meant.rest, meant.cue])
        if (part && !says?.includes(folded(part) ?? ""))
          found.push(`${where}: ${meant.name} lost "${part}" in "${says}"`);
    });
  }
  return found;
}
