import type { Block } from "../document-model";
import { readCaption } from "./caption";
import { findDose, isOnlyDose } from "./dose";
import { takeCode } from "./exercise-text";
import { cellLines, type Line, toLines } from "./line";
import { unnamedDays } from "./unnamed-days";

/** How a document's text marks its parts, known from a look at all of it before reading. */
export type TextStyle = {
  /** Where a coach writes codes, only lines with a code are exercises. */
  coded: boolean;
  /** An empty line after each line says nothing. */
  spaced: boolean;
  /** Options are named, so that what stands between a day and its first option is the day's title. */
  optioned: boolean;
  /** The amount stands in front of the name: "5x5 back squat". */
  doseFirst: boolean;
  /** Headings that stand for days without naming one, by their place. */
  unnamedDays: Map<string, number>;
};

export function styleOf(blocks: Block[]): TextStyle {
  const texts = blocks.flatMap((block) =>
    block.kind === "paragraph" ? [block.runs.some((run) => run.text.trim())] : [],
  );
  const written = texts.filter(Boolean).length;
  const loose = texts.filter((text, at) => text && texts[at - 1] === false).length;
  return {
    coded: countCoded(blocks) >= 3,
    optioned: namesOption(blocks),
    doseFirst: isDoseFirst(blocks),
    spaced: written >= 12 && loose >= written * 0.8,
    unnamedDays: unnamedDays(blocks.flatMap((block) => (block.kind === "paragraph" ? toLines(block) : []))),
  };
}

/** Whether an option is named anywhere. */
export function namesOption(blocks: Block[]): boolean {
  return blocks.some((block) => {
    if (block.kind === "paragraph") {
      // Most cells of a large sheet are figures.
      if (!block.runs.some(({ text }) => /\p{L}{2}/u.test(text))) return false;
      return toLines(block).some((line) => readCaption(line, false)?.option !== undefined);
    }
    return [...new Set(block.rows.flat())].some((cell) => cell !== null && namesOption(cell.blocks));
  });
}

function isDoseFirst(blocks: Block[]): boolean {
  const lines = blocks.flatMap((block) => (block.kind === "paragraph" ? toLines(block) : []));
  const starts = lines.map((line) => findDose(line.text)?.start ?? -1);
  const first = starts.filter((start, at) => start === 0 && !isOnlyDose(lines[at]?.text ?? "")).length;
  return first >= 4 && first > starts.filter((start) => start > 0).length * 2;
}

function countCoded(blocks: Block[]): number {
  let coded = 0;
  for (const block of blocks) {
    if (block.kind === "paragraph") {
      coded += codedLines(toLines(block));
      continue;
    }
    for (const cell of new Set(block.rows.flat())) {
      if (cell) coded += codedLines(cellLines(cell)) + countCoded(cell.blocks.filter((inner) => inner.kind === "grid"));
    }
  }
  return coded;
}

function codedLines(lines: Line[]): number {
  return lines.filter((line) => {
    const { code, text } = takeCode(line);
    return code !== null && /\p{L}{2}/u.test(text);
  }).length;
}
