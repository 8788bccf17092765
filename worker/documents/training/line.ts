import type { GridCell, Paragraph } from "../document-model";
import { DOCUMENT_LIMITS } from "../limits";
import { clean } from "./clean";
import { type Link, takeLinks } from "./links";

/** One line of text as a coach sees it: links taken out, list label apart. */
export type Line = {
  text: string;
  links: Link[];
  /** The first bold words, in front or behind a code or a dose, while the rest is plain; null when all or nothing is bold. */
  boldLead: string | null;
  bold: boolean;
  heading: number | null;
  list: { label: string; level: number } | null;
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
  continues: false,
  place: null,
});

/** A list typed by hand: "1. Squat", "2) Row", "• Plank". */
const TYPED_LIST = /^(?:\d{1,2}[.)]\s+(?=\p{L})|[•●▪◦·*☐□✓]\s*(?=[\p{L}\d])|-\s+(?=[\p{L}\d]))/u;

/** The lines of a paragraph, the same ones each time it is asked for. */
export function toLines(paragraph: Paragraph): Line[] {
  const before = KNOWN.get(paragraph);
  if (before) return before;
  const lines = linesOf(paragraph);
  KNOWN.set(paragraph, lines);
  return lines;
}

const KNOWN = new WeakMap<Paragraph, Line[]>();

function linesOf(paragraph: Paragraph): Line[] {
  const lines: Paragraph["runs"][] = [[]];
  for (const run of paragraph.runs) {
    run.text.split("\n").forEach((text, index) => {
      if (index > 0) lines.push([]);
      lines[lines.length - 1]?.push({ ...run, text: text.slice(0, DOCUMENT_LIMITS.lineCharacters) });
    });
  }
  return lines.map((runs, index) => {
    const { text: whole, links } = takeLinks(runs);
    const written = whole.slice(0, DOCUMENT_LIMITS.lineCharacters);
    const typed = index === 0 && paragraph.list ? null : TYPED_LIST.exec(written);
    const text = typed ? written.slice(typed[0].length) : written;
    const inked = runs.filter((run) => run.text.trim() !== "");
    const bold = inked.length > 0 && inked.every((run) => run.bold);
    const firstBold = inked.findIndex((run) => run.bold);
    const behind = inked.findIndex((run, at) => at > firstBold && !run.bold);
    const boldRuns = firstBold < 0 || firstBold > 1 ? [] : inked.slice(firstBold, behind < 0 ? undefined : behind);
    const lead = bold || boldRuns.length === 0 ? null : clean(boldRuns.map((run) => run.text).join(""));
    return {
      text,
      links,
      bold,
      boldLead: lead,
      heading: paragraph.heading,
      list: typed ? { label: typed[0].trim(), level: 0 } : index === 0 ? paragraph.list : null,
      continues: index > 0,
      place: paragraph.number === null ? null : `paragraph ${paragraph.number}`,
    };
  });
}

/** A cell's own lines, without those of tables inside it. */
export function cellLines(cell: GridCell, place: string | null = null): Line[] {
  const lines = cell.blocks.flatMap((block) => (block.kind === "paragraph" ? toLines(block) : []));
  return place ? lines.map((line) => ({ ...line, place })) : lines;
}

/** Looks that set a line apart from running text: bold, capitals, or a table's row of its own. */
export function isMarked(line: Line, caption = false): boolean {
  return line.bold || caption || /^(?=.*\p{Lu}{3})[^\p{Ll}]+$/u.test(line.text);
}

/** What is known around a line: the one after it, that a table sets it apart, its row. */
export type LineHint = { next?: Line | undefined; caption?: boolean; row?: number | null };
