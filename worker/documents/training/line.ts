import type { GridCell, Paragraph } from "../document-model";
import { TextCell } from "../grid/text-cell";
import { DOCUMENT_LIMITS } from "../limits";
import { clean } from "./clean";
import { type Link, takeLinks } from "./links";
import { isBullet, isSignsOnly, LEADING_MARKS, withoutMatchingMarks, withoutTrailingMarks } from "./marks";
import { memoized } from "./memoized";
import { runLines } from "./run-lines";
import { withoutTypedMarks } from "./typed-marks";

/** One line of text as a coach sees it: links taken out, list label apart. */
export type Line = {
  text: string;
  links: Link[];
  /** The first bold words, in front or behind a code or a dose, while the rest is plain; null when all or nothing is bold. */
  boldLead: string | null;
  bold: boolean;
  heading: number | null;
  list: { label: string; level: number } | null;
  /** The pictographs in front of it. */
  sign: string;
  /** A line after a line break belongs to the paragraph before it. */
  continues: boolean;
  /** Where in the file it stands, in words for the coach. */
  place: string | null;
};

/** Nothing at all: what an empty row or cell reads as. */
export const NO_LINE: Line = Object.freeze({
  text: "",
  links: [],
  boldLead: null,
  bold: false,
  heading: null,
  list: null,
  sign: "",
  continues: false,
  place: null,
});

/** A list typed by hand: "1. Squat", "2) Row", "• Plank", "3) 1-Arm row", "4) 90/90 Switch". */
const TYPED_LIST =
  /^(?:\d{1,2}[.)]\s+(?=\p{L}|\d-\p{L}{2}|\d{2}\/\d{2}\s\p{L}{2})|[•●▪◦·*☐□✓]\s*(?=[\p{L}\d])|-\s+(?=[\p{L}\d]))/u;

/** The lines of a paragraph, the same ones each time it is asked for. */
export function toLines(paragraph: Paragraph): Line[] {
  const before = known.get(paragraph);
  if (before) return before;
  const lines = linesOf(paragraph);
  if (++kept > MOST_KEPT) {
    known = new WeakMap();
    kept = 0;
  }
  known.set(paragraph, lines);
  return lines;
}

/** So few that a large sheet's lines are not all in memory at once. */
const MOST_KEPT = 20_000;
let kept = 0;
let known = new WeakMap<Paragraph, Line[]>();

function linesOf(paragraph: Paragraph): Line[] {
  return runLines(paragraph.runs, DOCUMENT_LIMITS.lineCharacters).map((runs, index) => {
    const { text: whole, links } = takeLinks(runs);
    const written = whole.slice(0, DOCUMENT_LIMITS.lineCharacters);
    const typed = withoutTypedMarks(written);
    const plain = isSignsOnly(written) ? "" : withoutMatchingMarks(typed.text);
    const inked = runs.filter((run) => run.text.trim() !== "");
    const bold = inked.length > 0 && inked.every((run) => run.bold);
    const setApart = bold || typed.bold || paragraph.heading !== null;
    const { sign, label, text } = takeLabel(plain, index === 0 && paragraph.list !== null);
    const firstBold = inked.findIndex((run) => run.bold);
    const behind = inked.findIndex((run, at) => at > firstBold && !run.bold);
    const boldRuns = firstBold < 0 || firstBold > 1 ? [] : inked.slice(firstBold, behind < 0 ? undefined : behind);
    const lead = bold || boldRuns.length === 0 ? typed.lead : clean(boldRuns.map((run) => run.text).join(""));
    return {
      text: setApart ? withoutTrailingMarks(text) : text,
      links,
      bold: bold || typed.bold || DRESSED.test(written),
      boldLead: lead && withoutTrailingMarks(lead.replace(LEADING_MARKS, "")),
      heading: paragraph.heading,
      list: label && !(setApart && sign) ? { label, level: 0 } : index === 0 ? paragraph.list : null,
      sign,
      continues: index > 0,
      place: paragraph.number === null ? null : `paragraph ${paragraph.number}`,
    };
  });
}

/** "*** Legs ***" stands for a heading where letters cannot be bold. */
const DRESSED = /^([*=~])\1+[^*=~]+\1{2,}$/;

/** The signs and the number that are typed in front of a line; both make it an item of a list. */
function takeLabel(written: string, listed: boolean): { sign: string; label: string; text: string } {
  const marks = LEADING_MARKS.exec(written)?.[0] ?? "";
  const unmarked = written.slice(marks.length);
  const typed = listed ? "" : (TYPED_LIST.exec(unmarked)?.[0] ?? numberOfSign(unmarked));
  const sign = marks.trim();
  const label = listed || (typed === "" && !isBullet(sign)) ? "" : (sign + typed).trim();
  return { sign, label, text: unmarked.slice(typed.length) };
}

/** "1. 🔥 Squat": the pictograph stands behind the number of the list. */
function numberOfSign(text: string): string {
  const number = /^(?:\d{1,2}[.)]|[-•*])\s+/.exec(text)?.[0] ?? "";
  const signs = number === "" ? "" : (LEADING_MARKS.exec(text.slice(number.length))?.[0] ?? "");
  return signs === "" ? "" : number + signs;
}

/** A cell's own lines, without those of tables inside it. */
export function cellLines(cell: GridCell, place: string | null = null): Line[] {
  const known = cell instanceof TextCell && cell.url === null;
  const lines = known
    ? (cell.bold ? boldLines : plainLines)(cell.text)
    : cell.blocks.flatMap((block) => (block.kind === "paragraph" ? toLines(block) : []));
  return place ? lines.map((line) => ({ ...line, place })) : lines;
}

/** A sheet repeats its texts, and its cells make their paragraphs anew each time they are asked. */
const plainLines = memoized((text) => linesInText(text, false));
const boldLines = memoized((text) => linesInText(text, true));
const linesInText = (text: string, bold: boolean) =>
  new TextCell(text, null, bold, null).blocks.flatMap((block) => (block.kind === "paragraph" ? linesOf(block) : []));

/** Looks that set a line apart from running text: bold, capitals, or a table's row of its own. */
export function isMarked(line: Line, caption = false): boolean {
  return line.bold || caption || /^(?=.*\p{Lu}{3})[^\p{Ll}]+$/u.test(line.text);
}

/** What is known around a line: the one after it, that a table sets it apart, its row, that a table's headings follow. */
export type LineHint = {
  next?: Line | undefined;
  caption?: boolean;
  row?: number | null;
  opening?: boolean;
  /** A table comes next. */
  aboveTable?: boolean;
};
