import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DocumentError } from "../../worker/documents/document-error";
import type { Block, Grid, SourceDocument } from "../../worker/documents/document-model";
import { textCell } from "../../worker/documents/grid/text-cell";
import { openDocument } from "../../worker/documents/open-document";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { seeded } from "./seeded";

const FIXTURES = path.join(import.meta.dirname, "../fixtures");
const FILES = ["programs", "documents"].flatMap((folder) =>
  readdirSync(path.join(FIXTURES, folder))
    .filter((name) => /\.(?:docx|xlsx?)$/.test(name))
    .map((name) => path.join(FIXTURES, folder, name)),
);
const ROUNDS = 8;

describe("what stands in a document", () => {
  it.each(FILES.map((file) => [path.basename(file), file]))(
    "%s ends in a field, a note or a leftover",
    async (name, file) => {
      const document = await openDocument(new Uint8Array(readFileSync(file)), name);
      const random = seeded(name.length * 7919 + (name.charCodeAt(1) ?? 0));
      const lost: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const word = `zq${round}word`;
        const place = plant(document, word, random);
        const said = answerTo(place.document);
        if (said !== null && !said.includes(word)) lost.push(`${word} for ${place.instead}`);
      }
      expect(lost).toEqual([]);
    },
  );
});

/** The reading as text; null where the document is refused. */
function answerTo(document: SourceDocument): string | null {
  try {
    return JSON.stringify(programIn(document)).toLowerCase();
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

/** The document with a word of its own in one of its cells or paragraphs. */
function plant(
  document: SourceDocument,
  word: string,
  random: () => number,
): { document: SourceDocument; instead: string } {
  const any = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item;
  if (document.kind === "sheets") {
    const sheet = any(document.sheets);
    const { grid, instead } = plantInGrid(sheet.grid, word, random);
    return {
      document: { ...document, sheets: document.sheets.map((each) => (each === sheet ? { ...each, grid } : each)) },
      instead,
    };
  }
  const block = any(document.blocks);
  let instead = "";
  const blocks = document.blocks.map((each): Block => {
    if (each !== block) return each;
    if (each.kind === "grid") {
      const planted = plantInGrid(each, word, random);
      instead = planted.instead;
      return planted.grid;
    }
    instead = each.runs.map(({ text }) => text).join("");
    return { ...each, runs: [{ text: `${word} stands here`, url: null, bold: false }] };
  });
  return { document: { ...document, blocks }, instead };
}

function plantInGrid(grid: Grid, word: string, random: () => number): { grid: Grid; instead: string } {
  const row = Math.floor(random() * grid.rows.length);
  const column = Math.floor(random() * grid.columnNumbers.length);
  const rows = grid.rows.map((cells, at) =>
    at === row
      ? cells.map((cell, index) => (index === column ? textCell(`${word} stands here`, null, false, null) : cell))
      : cells,
  );
  return { grid: { ...grid, rows }, instead: `row ${row} column ${column}` };
}
