import type { ProgramReading } from "../../../contract/program-reading";
import type { Block, SourceDocument } from "../../document-model";
import { parseDay } from "../days";
import { parseOption } from "../options";
import { parseTier } from "../tiers";
import { isDoseText } from "./dose-sets";
import { cellsIn, viewOf } from "./grid-view";
import { bareWeekday, isRest, sessionLabel, weekLabel } from "./labels";

/** Longer lists are told by their number. */
const MOST = 500;

/**
 * Puts every text of a document that is found nowhere in its reading among the leftovers, whichever way it was read.
 * Headings, days and weeks are structure, and a dose is shown in other words than it was written in.
 */
export function accountFor(
  document: SourceDocument,
  reading: ProgramReading,
  headingOf: ReturnType<typeof viewOf>["headingOf"],
): void {
  const said = wordsIn(JSON.stringify(reading));
  let more = 0;
  const tell = (text: string, place: string | null) => {
    if (!wordsOf(text, headingOf).some((word) => !said.has(word))) return;
    const shown = text.replace(/\s*\n\s*/g, " ").trim();
    if (reading.leftovers.length >= MOST) more++;
    else reading.leftovers.push({ text: shown, place });
    for (const word of wordsIn(shown)) said.add(word);
  };
  const walk = (blocks: Block[]) => {
    for (const block of blocks) {
      if (block.kind === "paragraph")
        tell(block.runs.map(({ text }) => text).join(""), block.number === null ? null : `paragraph ${block.number}`);
      else {
        const view = viewOf(block, headingOf);
        for (let row = 0; row < view.rows.length; row++)
          for (const cell of cellsIn(view, row)) if (cell.row === row) tell(cell.text, view.placeOf(row));
      }
    }
  };
  walk(document.kind === "text" ? document.blocks : document.sheets.map(({ grid }) => grid));
  if (more > 0) reading.leftovers.push({ text: `${more} more cells or lines were not used.`, place: null });
}

/** What of a text is more than structure and dose. */
function wordsOf(text: string, headingOf: ReturnType<typeof viewOf>["headingOf"]): string[] {
  const lines = text.split("\n").filter((line) => /\p{L}{3}/u.test(line));
  return lines.flatMap((line) => {
    if (line.length <= 60) {
      const heading = headingOf(line);
      const heads = heading.role !== null || heading.week !== null || heading.set !== null || heading.group !== null;
      if (heads || isRest(line) || bareWeekday(line) !== null || isDoseText(line)) return [];
      if ([parseDay(line), parseOption(line), parseTier(line)].some((named) => named?.rest === "")) return [];
    }
    const week = weekLabel(line);
    if (week) return [...wordsIn(week.before), ...wordsIn(week.rest)];
    const label = sessionLabel(line);
    if (label?.weekday) return [...wordsIn(label.title ?? "")];
    return [...wordsIn(line)];
  });
}

const wordsIn = (text: string) =>
  new Set(
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]{2,}/gu) ?? [],
  );
