import {
  type Corrections,
  HEADING_ROLES,
  type HeadingMeaning,
  NO_CORRECTIONS,
} from "../../../contract/program-import-limits";
import type { ProgramReading, ReadHeading } from "../../../contract/program-reading";
import type { Grid, SourceDocument } from "../../document-model";
import { headingRole } from "../heading-role";
import type { Column } from "./columns/column";
import { type Heading, headingOf } from "./columns/column-heading";
import { headingBlocks } from "./columns/heading-blocks";
import { correctedHeadings } from "./corrections";
import { viewOf } from "./grid-view";
import { plain } from "./labels/plain-text";
import { tablesApart } from "./tables-in-tables";

const MOST_HEADINGS = 200;

/** The headings over columns of training, with what they were taken for; once for all sheets that agree. */
export function headingsOf(document: SourceDocument, reading: ProgramReading, corrections: Corrections): ReadHeading[] {
  const readHeading = correctedHeadings(corrections);
  const found = new Map<string, ReadHeading>();
  const optioned = reading.weeks.every(({ sessions }) => sessions.every(({ option }) => option !== null));
  for (const { sheet, grid } of gridsOf(document)) {
    const role = reading.sheets.find(({ name }) => name === sheet)?.role;
    if (role === "helper" || role === "empty") continue;
    for (const column of headingBlocks(viewOf(grid, readHeading)).flatMap(({ lanes }) =>
      lanes.flatMap(({ columns }) => columns),
    )) {
      const text = column.heading.replace(/\s+/g, " ").trim();
      if (column.role === null && headingRole(text) === "option") continue;
      // The reader of such weeks takes nothing from what the figures in a column look like.
      const meaning = optioned && readHeading(text).role === null ? null : meaningOf(column);
      const key = `${meaning}\n${plain(text)}`;
      if (text !== "" && !found.has(key)) found.set(key, { text, role: meaning, sheet });
    }
  }
  return [...found.values()].slice(0, MOST_HEADINGS);
}

function meaningOf({ role }: Column): HeadingMeaning | null {
  if (role === "aside" || role === "max") return "ignore";
  if (role === "any") return "work";
  return HEADING_ROLES.find((known) => known === role) ?? null;
}

/**
 * What a coach's documents of one kind have in common, as text: sheets, known headings, how a week is made up. Numbers
 * do not count, so that weeks 5 to 8 are of one layout with weeks 1 to 4; no exercise and no dose does.
 */
export function layoutOf(document: SourceDocument, reading: ProgramReading): string {
  // Weeks of options are told apart by their days and options, however their columns are called.
  const optioned = reading.weeks.every(({ sessions }) => sessions.every(({ option }) => option !== null));
  const headings = optioned ? [] : headingsOf(document, reading, NO_CORRECTIONS);
  const sessions = reading.weeks.flatMap((week) => week.sessions);
  const most = Math.max(0, ...reading.weeks.map((week) => week.sessions.length));
  return JSON.stringify([
    document.kind,
    distinct(reading.sheets.filter(({ role }) => role !== "empty").map(({ name }) => unnumbered(name))),
    distinct(headings.filter(({ text }) => saysWhat(headingOf(text))).map(({ text }) => unnumbered(text))),
    // Text without tables is told apart by what its sessions are called.
    headings.length === 0 && sessions.every(({ option }) => option === null)
      ? distinct(sessions.map(({ title }) => unnumbered(title ?? "")))
      : [],
    most,
    distinct(sessions.map(({ weekday, option }) => `${weekday === null ? "" : "weekday"} ${option ?? ""}`)),
  ]);
}

/** By its words: what stands in a column tells its role too, and is another in the next document. */
const saysWhat = ({ role, week, set }: Heading) => role !== null || week !== null || set !== null;

function gridsOf(document: SourceDocument): { sheet: string | null; grid: Grid }[] {
  if (document.kind === "sheets") return document.sheets.map(({ name, grid }) => ({ sheet: name, grid }));
  return tablesApart(document.blocks).flatMap((block) => (block.kind === "grid" ? [{ sheet: null, grid: block }] : []));
}

const unnumbered = (text: string) => plain(text).replace(/\d+/g, "#");

const distinct = (texts: string[]) => [...new Set(texts)].sort();
