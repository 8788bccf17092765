import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { ProgramReading } from "../../worker/contract/program-reading";
import { DocumentError } from "../../worker/documents/document-error";
import type { Block, Grid, GridCell, SourceDocument } from "../../worker/documents/document-model";
import { textCell } from "../../worker/documents/grid/text-cell";
import { openDocument } from "../../worker/documents/open-document";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { seeded } from "./seeded";

const FIXTURES = path.join(import.meta.dirname, "../fixtures");
const FILES = ["programs", "documents", "coaches"].flatMap((folder) =>
  readdirSync(path.join(FIXTURES, folder))
    .filter((name) => /\.(?:docx|xlsx?)$/.test(name))
    .map((name) => path.join(FIXTURES, folder, name)),
);
const ROUNDS = 8;
const LONGEST_MS = 60_000;

/** What is put into the documents: a sentence, a short word, a figure and a dose; and what of it must be found again. */
const PLANTED: { what: string; write: (round: number) => string; tell: (round: number) => string[] }[] = [
  { what: "word", write: (round) => `zq${round}word stands here`, tell: (round) => [`zq${round}word`] },
  { what: "short word", write: () => "Zq", tell: () => ["zq"] },
  { what: "figure", write: (round) => `${83_120 + round}`, tell: (round) => [`${83_120 + round}`] },
  {
    what: "dose",
    write: (round) => `13 x 47 @ ${210 + round}.5 kg`,
    tell: (round) => ["13", "47", `${210 + round}.5`],
  },
];

const ROUNDS_ONCE_MORE = 8;

describe("what stands in a document", () => {
  it.each(FILES.map((file) => [path.basename(file), file]))(
    "%s ends in a field, a note or a leftover",
    async (name, file) => {
      const document = await openDocument(new Uint8Array(readFileSync(file)), name);
      const random = seeded(name.length * 7919 + (name.charCodeAt(1) ?? 0));
      const lost: string[] = [];
      for (const { what, write, tell } of PLANTED) {
        for (let round = 0; round < ROUNDS; round++) {
          const planted = plant(document, write(round), random);
          const said = answerTo(planted.document);
          if (said === null || tell(round).every((each) => said.words.has(each))) continue;
          // A column of what was done is told as a whole, by its heading.
          if (planted.above.some((heading) => said.notes.includes(`"${heading}"`))) continue;
          lost.push(`${what} ${write(round)} for ${planted.instead}`);
        }
      }
      expect(lost).toEqual([]);
    },
    LONGEST_MS,
  );

  // In text a line names an exercise and its dose; in tables one name may stand over the sets of many weeks.
  it.each(FILES.filter((file) => file.endsWith(".docx")).map((file) => [path.basename(file), file]))(
    "%s tells an exercise that it has already once more",
    async (name, file) => {
      const document = await openDocument(new Uint8Array(readFileSync(file)), name);
      const base = toldBy(document);
      const exercises = base?.weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.exercises)) ?? [];
      const random = seeded(name.length * 104_729);
      const lost: string[] = [];
      for (let round = 0; round < ROUNDS_ONCE_MORE && exercises.length > 0; round++) {
        const again = `${exercises[Math.floor(random() * exercises.length)]?.name} 3x7`;
        const planted = plant(document, again, random);
        const told = toldBy(planted.document);
        if (told === null || JSON.stringify(told) !== JSON.stringify(base)) continue;
        if (planted.above.some((heading) => told.notes.some(({ message }) => message.includes(`"${heading}"`))))
          continue;
        lost.push(`${again} for ${planted.instead}`);
      }
      expect(lost).toEqual([]);
    },
    LONGEST_MS,
  );
});

/** What is read in a document, without what is doubted; null where it is refused. */
function toldBy(document: SourceDocument): Omit<ProgramReading, "doubts"> | null {
  try {
    const { doubts: _, ...told } = programIn(document);
    return told;
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

/** The words and figures of the reading; null where the document is refused. */
function answerTo(document: SourceDocument): { words: Set<string>; notes: string } | null {
  try {
    const reading = programIn(document);
    const words = JSON.stringify(reading)
      .replace(/\\n/g, " ")
      .toLowerCase()
      .match(/\d+(?:\.\d+)?|\p{L}[\p{L}\d]*/gu);
    return { words: new Set(words), notes: reading.notes.map(({ message }) => message).join("\n") };
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

/** The document with a text of its own in one of its cells or paragraphs. */
function plant(
  document: SourceDocument,
  text: string,
  random: () => number,
): { document: SourceDocument; instead: string; above: string[] } {
  const any = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item;
  if (document.kind === "sheets") {
    const sheet = any(document.sheets);
    const { grid, ...where } = plantInGrid(sheet.grid, text, random);
    return {
      document: { ...document, sheets: document.sheets.map((each) => (each === sheet ? { ...each, grid } : each)) },
      ...where,
    };
  }
  const block = any(document.blocks);
  let [instead, above] = ["", [] as string[]];
  const blocks = document.blocks.map((each): Block => {
    if (each !== block) return each;
    if (each.kind === "grid") {
      const planted = plantInGrid(each, text, random);
      ({ instead, above } = planted);
      return planted.grid;
    }
    instead = each.runs.map((run) => run.text).join("");
    return { ...each, runs: [{ text, url: null, bold: false }] };
  });
  return { document: { ...document, blocks }, instead, above };
}

function plantInGrid(grid: Grid, text: string, random: () => number): { grid: Grid; instead: string; above: string[] } {
  const row = Math.floor(random() * grid.rows.length);
  const column = Math.floor(random() * grid.columnNumbers.length);
  const rows = grid.rows.map((cells, at) =>
    at === row ? cells.map((cell, index) => (index === column ? textCell(text, null, false, null) : cell)) : cells,
  );
  const above = rows.slice(0, row).map((cells) => textOf(cells[column] ?? null));
  return { grid: { ...grid, rows }, instead: `row ${row} column ${column}`, above: above.filter(Boolean) };
}

const textOf = (cell: GridCell | null) =>
  cell?.blocks.flatMap((block) => (block.kind === "paragraph" ? block.runs.map((run) => run.text) : [])).join("") ?? "";
