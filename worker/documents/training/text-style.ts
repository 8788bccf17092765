import { paragraphText } from "../block-text";
import type { Block, Grid, GridCell, Paragraph } from "../document-model";
import { TextCell } from "../grid/text-cell";
import { readCaption } from "./caption";
import { findDose, isOnlyDose } from "./dose";
import { takeCode } from "./exercise-text";
import { cellLines, type Line, NO_LINE, toLines } from "./line";
import { memoized } from "./memoized";
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

/** So many codes are a habit. */
const CODED_FROM = 3;

export function styleOf(blocks: Block[]): TextStyle {
  const texts = blocks.flatMap((block) =>
    block.kind === "paragraph" ? [block.runs.some((run) => run.text.trim())] : [],
  );
  const written = texts.filter(Boolean).length;
  const loose = texts.filter((text, at) => text && texts[at - 1] === false).length;
  return {
    coded: countCoded(blocks, CODED_FROM) >= CODED_FROM,
    optioned: namesOption(blocks),
    doseFirst: isDoseFirst(blocks),
    spaced: written >= 12 && loose >= written * 0.8,
    unnamedDays: unnamedDays(blocks.flatMap((block) => (block.kind === "paragraph" ? toLines(block) : []))),
  };
}

/** Whether an option is named anywhere; in a sheet without end, whether near its beginning. */
export function namesOption(blocks: Block[]): boolean {
  let looked = 0;
  const named = (block: Block): boolean => {
    if (looked > LOOKED_AT) return false;
    if (block.kind === "grid") return block.rows.some((row) => [...new Set(row)].some(namedIn));
    if (!block.runs.some(({ text }) => WORD.test(text)) || isLong(block)) return false;
    looked++;
    return toLines(block).some(({ text }) => captionsOption(text));
  };
  const namedIn = (cell: GridCell | null): boolean => {
    // Most cells of a large sheet are figures, and its texts come again.
    if (!(cell instanceof TextCell) || /[\r\n]/.test(cell.text)) return cell?.blocks.some(named) ?? false;
    if (looked > LOOKED_AT || cell.text.length > LONG || !WORD.test(cell.text)) return false;
    looked++;
    return cellLines(cell).some(({ text }) => captionsOption(text));
  };
  return blocks.some(named);
}

const WORD = /\p{L}{2}/u;

/** More texts than a year of training has. */
const LOOKED_AT = 20_000;

function isDoseFirst(blocks: Block[]): boolean {
  const lines = blocks.flatMap((block) => (block.kind === "paragraph" ? toLines(block) : listsIn(block)));
  const starts = lines.map((line) => findDose(line.text)?.start ?? -1);
  const first = starts.filter((start, at) => start === 0 && namesMore(lines[at]?.text ?? "")).length;
  return first >= 4 && first > starts.filter((start) => start > 0).length * 2;
}

/** The lines of cells that hold several. */
function listsIn({ rows }: Grid): Line[] {
  const lists: Line[] = [];
  const seen = new Set<GridCell>();
  for (const row of rows)
    for (const cell of row) {
      if (lists.length > LOOKED_AT) return lists;
      if (!cell || seen.has(cell) || (cell instanceof TextCell && !/[\r\n]/.test(cell.text))) continue;
      seen.add(cell);
      const lines = cellLines(cell).filter(({ text }) => text !== "");
      if (lines.length > 1) lists.push(...lines);
    }
  return lists;
}

/** A rest, a tempo or an effort behind a dose names nothing: "4 sets of 12 · rest 45s". */
const namesMore = (text: string): boolean =>
  !isOnlyDose(text) && !OF_DOSE.test(text.slice(findDose(text)?.end ?? 0).replace(/^[\s·•|,;–—-]+/, ""));

const OF_DOSE = /^(?:rest|tempo|cad[eê]ncia|pausa|descanso|recupero|repos|rpe|rir|@)(?!\p{L})/iu;

/** So long a line heads nothing. */
const isLong = ({ runs }: Paragraph) =>
  !runs.some(({ text }) => text.includes("\n")) && runs.reduce((sum, { text }) => sum + text.length, 0) > LONG;
const LONG = 300;

const captionsOption = memoized((text) => readCaption({ ...NO_LINE, text }, false)?.option !== undefined);

/** How many lines begin with a code; counting ends at `most`. */
function countCoded(blocks: Block[], most: number): number {
  let coded = 0;
  for (const block of blocks) {
    if (coded >= most) return coded;
    if (block.kind === "paragraph") {
      if (block.list !== null || CODE_IN_IT.test(paragraphText(block))) coded += codedLines(block);
    } else coded += countCodedIn(block, most - coded);
  }
  return coded;
}

function countCodedIn({ rows }: Grid, most: number): number {
  let coded = 0;
  const counted = new Set<GridCell>();
  for (const row of rows)
    for (const cell of new Set(row)) {
      if (coded >= most) return coded;
      if (!cell || counted.has(cell) || (cell instanceof TextCell && !CODE_IN_IT.test(cell.text))) continue;
      const own = countCoded(cell.blocks, most - coded);
      // A merged cell counts once; to remember all others would take as much memory as a large sheet.
      if (own > 0) counted.add(cell);
      coded += own;
    }
  return coded;
}

const CODE_IN_IT = /[a-h][\s.-]?\d|\d[a-d]/i;

function codedLines(paragraph: Paragraph): number {
  return toLines(paragraph).filter((line) => {
    const { code, text } = takeCode(line);
    return code !== null && /\p{L}{2}/u.test(text);
  }).length;
}
