import type { ProgramReading } from "../../../contract/program-reading";
import { cellText, paragraphText } from "../../block-text";
import type { Block, SourceDocument } from "../../document-model";
import { type DoubtSign, LONGEST_LINE } from "./doubt-sign";
import { SIGNS_OF_DOSES } from "./signs-of-doses";
import { SIGNS_OF_LEFTOVERS } from "./signs-of-leftovers";
import { SIGNS_OF_PLACES } from "./signs-of-places";

type Doubt = ProgramReading["doubts"][number];

/** In the order in which they are told. */
export const SIGNS: DoubtSign[] = [...SIGNS_OF_PLACES, ...SIGNS_OF_LEFTOVERS, ...SIGNS_OF_DOSES];

/** What makes a reading doubtful, beside what was known while it was read. */
export function doubtsAbout(document: SourceDocument, reading: ProgramReading): Doubt[] {
  const sessions = reading.weeks.flatMap((week) => week.sessions);
  const exercises = sessions.flatMap((session) => session.exercises);
  const evidence = { reading, sessions, exercises, lines: linesOf(document, reading) };
  const told = SIGNS.flatMap(({ code, whole, tell }) => {
    const message = tell(evidence);
    return message === null ? [] : [{ code, whole, message }];
  });
  const small = told.filter(({ whole }) => !whole);
  return told
    .filter(({ whole }) => whole || small.length > 1)
    .map(({ code, message }) => ({ code, message, place: null }));
}

/** The lines of what was read as a program, and of text documents all. */
function linesOf(document: SourceDocument, { sheets }: ProgramReading): string[] {
  const lines: string[] = [];
  const take = (text: string) => {
    for (const line of text.split("\n")) {
      const own = line.trim();
      if (own !== "" && own.length <= LONGEST_LINE) lines.push(own);
    }
  };
  const walk = (blocks: Block[]) => {
    for (const block of blocks) {
      if (block.kind === "paragraph") take(paragraphText(block));
      else for (const row of block.rows) for (const cell of new Set(row)) if (cell) take(cellText(cell));
    }
  };
  if (document.kind === "text") walk(document.blocks);
  else {
    // Where no sheet is called a program, it was read from those that look like logs.
    const read = sheets.some(({ role }) => role === "program") ? "program" : "log";
    const aside = new Set(sheets.filter(({ role }) => role !== read).map(({ name }) => name));
    walk(document.sheets.filter(({ name }) => !aside.has(name)).map(({ grid }) => grid));
  }
  return lines;
}
