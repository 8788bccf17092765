import { editPackage } from "../package/edit-package";
import { relationshipsOf } from "../package/relationships";
import { text as escaped } from "../package/write-package";
import { sessionLabel } from "../training/programs/labels/session-label";
import { weekLabel } from "../training/programs/labels/week-label";
import type { NameLine } from "./find-exercises";
import { placeResults } from "./place-results";
import { RESULT_MARK } from "./result-mark";
import { type Results, unplacedText } from "./results";
import { asNextWeek } from "./week-heading";
import { paragraphsOf, type WrittenParagraph } from "./written-paragraphs";

/** Writes results under the exercises of a Word document, each as a line of its own. */
export async function resultsInText(bytes: Uint8Array, results: Results): Promise<Uint8Array> {
  const edited = await editPackage(bytes);
  const path =
    relationshipsOf(edited.pack, "").find(({ type }) => type === "officeDocument")?.target ?? "word/document.xml";
  const xml = await edited.read(path);
  const paragraphs = paragraphsOf(xml);
  const { lines, owners } = linesOf(paragraphs);
  const under = new Map<WrittenParagraph, string[]>();
  const unplaced: string[] = [];
  for (const { line, name, done, label, weekNumber, ofSeveralWeeks } of placeResults(lines, results)) {
    const owner = owners[line ?? -1];
    if (!owner) {
      unplaced.push(unplacedText(label, name, done));
      continue;
    }
    const said = isAlone(owner) ? done : `${name}: ${done}`;
    under.set(owner, [...(under.get(owner) ?? []), ofSeveralWeeks ? `Week ${weekNumber}: ${said}` : said]);
  }
  const changes: { at: number; end: number; xml: string }[] = [];
  for (const [{ end, prefix }, texts] of under)
    changes.push({ at: end, end, xml: texts.map((each) => paragraph(prefix, `${results.heading}: ${each}`)).join("") });
  if (results.nextFrom !== null) changes.push(...nextWeek(xml, paragraphs, results.nextFrom));
  const [first] = paragraphs;
  if (unplaced.length > 0 && first) {
    const at = endOfBody(xml);
    const texts = [results.heading, ...unplaced];
    changes.push({ at, end: at, xml: texts.map((each) => paragraph(first.prefix, each)).join("") });
  }
  edited.write(path, changed(xml, changes));
  return edited.bytes();
}

function linesOf(paragraphs: WrittenParagraph[]): { lines: NameLine[]; owners: WrittenParagraph[] } {
  const lines: NameLine[] = [];
  const owners: WrittenParagraph[] = [];
  let [week, weekday]: (number | null)[] = [null, null];
  /** By table and column: what a heading says of all that stands under it. */
  const columns = new Map<number, { week: number | null; weekday: number | null }>();
  for (const each of paragraphs) {
    const { table } = each;
    const lane = table ? table.number * 1000 + table.column + 1 : 0;
    for (const text of each.text.split("\n")) {
      const named = text.length > 80 ? null : (weekLabel(text)?.number ?? null);
      const day = text.length > 70 ? null : (sessionLabel(text)?.weekday ?? null);
      const over = columns.get(lane) ?? { week: null, weekday: null };
      if (table && table.column > 0) columns.set(lane, { week: named ?? over.week, weekday: day ?? over.weekday });
      else [week, weekday] = [named ?? week, day ?? weekday];
      if (text.trim() === "" || text.startsWith(RESULT_MARK)) continue;
      lines.push({
        text,
        lane,
        week: over.week ?? week ?? null,
        weekday: over.weekday ?? weekday ?? null,
        isHeaded: false,
      });
      owners.push(each);
    }
  }
  return { lines, owners };
}

/** Whether it names a single exercise, as far as its lines tell. */
const isAlone = ({ text }: WrittenParagraph) => !text.trim().includes("\n");

function nextWeek(xml: string, paragraphs: WrittenParagraph[], from: number) {
  return paragraphs.flatMap(({ text, pieces }) => {
    if (asNextWeek(text, from) === null) return [];
    const number = new RegExp(`(?<!\\d)${from}(?!\\d)`);
    const piece = pieces.find(({ at, end }) => number.test(xml.slice(at, end)));
    return piece ? [{ ...piece, xml: xml.slice(piece.at, piece.end).replace(number, String(from + 1)) }] : [];
  });
}

/** Before the settings of the last section, which end the body. */
function endOfBody(xml: string): number {
  const end = /(?:<(?:[\w.-]+:)?sectPr\b(?:(?!<(?:[\w.-]+:)?p[ >])[\s\S])*)?<\/(?:[\w.-]+:)?body>/.exec(xml);
  return end?.index ?? xml.length;
}

function paragraph(x: string, words: string): string {
  return `<${x}p><${x}pPr><${x}spacing ${x}before="20" ${x}after="60"/></${x}pPr><${x}r><${x}rPr><${x}i/><${x}color ${x}val="2E6B4F"/></${x}rPr><${x}t xml:space="preserve">${RESULT_MARK}${escaped(words)}</${x}t></${x}r></${x}p>`;
}

function changed(xml: string, changes: { at: number; end: number; xml: string }[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const change of changes.toSorted((a, b) => a.at - b.at)) {
    parts.push(xml.slice(from, change.at), change.xml);
    from = change.end;
  }
  return [...parts, xml.slice(from)].join("");
}
