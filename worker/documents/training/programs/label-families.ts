import type { ProgramReading } from "../../../contract/program-reading";
import { paragraphText } from "../../block-text";
import type { Block, Grid, GridCell, Paragraph, SourceDocument } from "../../document-model";
import { headingRole } from "../heading-role";
import { looksLikeMovement } from "../vocabulary/movements";
import { headingOf } from "./columns/column-heading";
import { plain, sessionLabel, weekLabel } from "./labels";

/** "Vecka 1", "Vecka 2": labels of one word that nobody knows, told apart by how they count. */
type Family = { word: string; labels: { number: number; at: number; row: number }[] };

/** `learned` where words were found so. */
type KnownWords = {
  learned: boolean;
  document: SourceDocument;
  restore: (reading: ProgramReading) => ProgramReading;
};

/** Behind signs, the number of a heading or the label of a known week. */
const LABEL =
  /(?<=^[\s=*#~_>•-]*(?:\d+(?:\.\d+)*\.?\s+)?|[-–—:·|,/(]\s*|\d\s+)(\p{L}[\p{L}.'’-]{1,18})\s*(?:#|nr\.?|no\.?|№)?\s*(\d{1,2})(?![\d%.,:/]|\s*[x×*]\s*\d)(?=\s*$|\s*[-–—:·|(,)=*#~_]|\s+\p{L})/gu;
/** "1. Hafta", "2. týden". */
const NUMBER_FIRST = /^(\d{1,2})\.?\s+(\p{L}[\p{L}'’-]{2,18})$/u;

/**
 * A document whose weeks and sessions are counted in words that no vocabulary has, in known ones: what counts up to the
 * end are the weeks, what begins again inside of them are the sessions. `restore` gives a reading its own words back.
 */
export function inKnownWords(document: SourceDocument): KnownWords {
  const texts = textsOf(document);
  const families = texts.length > MOST_TEXTS ? [] : familiesOf(texts);
  const [week, session] = rolesOf(families, texts);
  if (!week && !session) return { learned: false, document, restore: (reading) => reading };
  const sessionWord =
    ["Day", "Session", "Workout"].find((word) => !texts.some(({ text }) => text.includes(word))) ?? "Day";
  const words = new Map<string, string>();
  if (week) words.set(week.word, "Week");
  if (session) words.set(session.word, sessionWord);
  const shown = new Map<string, string>();
  const known = (text: string): string => {
    let own = text;
    for (const label of labelsOf(text).reverse()) {
      const word = words.get(label.word);
      if (!word) continue;
      shown.set(`${word} ${label.number}`, label.text);
      own = `${own.slice(0, label.from)}${word} ${label.number}${own.slice(label.from + label.text.length)}`;
    }
    return own;
  };
  const restored = (text: string) =>
    text.replace(/(?<![\p{L}\d])(?:Week|Day|Session|Workout) \d{1,2}(?!\d)/gu, (found) => shown.get(found) ?? found);
  return {
    learned: true,
    document: withTexts(document, known),
    restore: (reading) => ({
      ...reading,
      title: reading.title && restored(reading.title),
      description: reading.description && restored(reading.description),
      sheets: reading.sheets.map((sheet) => ({ ...sheet, name: restored(sheet.name), why: restored(sheet.why) })),
      weeks: reading.weeks.map((each) => ({
        ...each,
        title: each.title && restored(each.title),
        sheet: each.sheet && restored(each.sheet),
        sessions: each.sessions.map((one) => ({
          ...one,
          title: one.title && restored(one.title),
          notes: one.notes && restored(one.notes),
        })),
      })),
      doubts: reading.doubts.map((each) => ({
        ...each,
        message: restored(each.message),
        place: each.place && restored(each.place),
      })),
      notes: reading.notes.map((each) => ({
        ...each,
        message: restored(each.message),
        place: each.place && restored(each.place),
      })),
      leftovers: reading.leftovers.map((each) => ({
        text: restored(each.text),
        place: each.place && restored(each.place),
      })),
    }),
  };
}

/** No plan has so many cells that its labels would have to be learned. */
const MOST_TEXTS = 30_000;

type Shown = { text: string; row: number };

type Label = { word: string; number: number; text: string; from: number };

function labelsOf(text: string): Label[] {
  if (text.length > 60 || !/\d/.test(text)) return [];
  const first = NUMBER_FIRST.exec(text.trim());
  if (first)
    return [
      { word: plain(first[2] ?? ""), number: Number(first[1]), text: text.trim(), from: text.indexOf(text.trim()) },
    ];
  return [...text.matchAll(LABEL)].map((found) => ({
    word: plain(found[1] ?? ""),
    number: Number(found[2]),
    text: found[0],
    from: found.index,
  }));
}

function familiesOf(texts: Shown[]): Family[] {
  const families = new Map<string, Family>();
  for (const [at, { text, row }] of texts.entries()) {
    for (const label of labelsOf(text)) {
      if (isKnown(label)) continue;
      const family = families.get(label.word) ?? { word: label.word, labels: [] };
      family.labels.push({ number: label.number, at, row });
      families.set(label.word, family);
    }
  }
  return [...families.values()].filter(counts);
}

const PHASE = /^(?:phase|block|cycle|stage|bloc|bloco|bloque|fase|faza|etape|etapa|zyklus|ciclo|этап|фаза|блок|цикл)$/;

function isKnown({ text, word }: Label): boolean {
  if (PHASE.test(word)) return false;
  const heading = headingOf(text);
  return (
    weekLabel(text) !== null ||
    sessionLabel(text)?.sure === true ||
    heading.role !== null ||
    heading.set !== null ||
    headingOf(word).role !== null ||
    headingRole(word) !== null ||
    looksLikeMovement(word) ||
    /^(?:t|tier|level|zone|sheet|table|tab|page|set|rpe|rir|kg|lb|rm|[a-h]|round|superset|circuit|part|test|exam|quiz)$/.test(
      word,
    )
  );
}

/** Whether the numbers count from one, each once more, or from the beginning again. */
function counts({ labels }: Family): boolean {
  const numbers = labels.map(({ number }) => number);
  const most = Math.max(...numbers);
  if (most < 2 || most > 52 || numbers[0] !== 1 || new Set(numbers).size !== most) return false;
  return numbers.every((number, at) => at === 0 || number === 1 || number - (numbers[at - 1] ?? 0) <= 1);
}

const beginsAgain = ({ labels }: Family) =>
  labels.some(({ number }, at) => at > 0 && number < (labels[at - 1]?.number ?? 0));

function rolesOf(families: Family[], texts: Shown[]): [week: Family | null, session: Family | null] {
  if (families.length === 0 || families.length > 3) return [null, null];
  const weeks = texts.some(({ text }) => weekLabel(text) !== null);
  const sessions = texts.some(({ text }) => text.length < 60 && sessionLabel(text)?.sure === true);
  const [first, second] = families;
  if (!first) return [null, null];
  if (second) {
    if (weeks || sessions) return [null, null];
    const inner = [first, second].find(beginsAgain);
    const outer = [first, second].find((each) => each !== inner);
    if (!inner || !outer || beginsAgain(outer) || (outer.labels[0]?.at ?? 0) > (inner.labels[0]?.at ?? 0))
      return [null, null];
    return [outer, inner];
  }
  if (weeks && sessions) return [null, null];
  const phases = PHASE.test(first.word);
  // Phases with the same sessions again and again stand for weeks; around weeks they only name them.
  if (phases) return weeks || !sessions || beginsAgain(first) || !sessionsRecur(texts) ? [null, null] : [first, null];
  if (weeks) return [null, first];
  if (sessions) return [first, null];
  const acrossOnce = new Set(first.labels.map(({ row }) => row)).size === 1 || beginsAgainAcross(first);
  if (acrossOnce) return [first, null];
  return beginsAgain(first) || !repeats(first, texts) ? [null, first] : [first, null];
}

function sessionsRecur(texts: Shown[]): boolean {
  const named = texts
    .filter(({ text }) => text.length < 60 && sessionLabel(text)?.sure === true)
    .map(({ text }) => plain(text));
  return new Set(named).size * 2 <= named.length;
}

/** "Zyklo 1 | Zyklo 2 | Zyklo 3" above the columns, once for each table. */
function beginsAgainAcross({ labels }: Family): boolean {
  const rows = new Map<number, number>();
  for (const { row } of labels) rows.set(row, (rows.get(row) ?? 0) + 1);
  const most = Math.max(...labels.map(({ number }) => number));
  return most > 1 && [...rows.values()].every((count) => count === most);
}

/** Weeks hold the same exercises again and again, sessions others. */
function repeats({ labels }: Family, texts: Shown[]): boolean {
  const [one, two, three] = labels;
  if (!one || !two) return false;
  const named = (from: number, end: number) =>
    new Set(
      texts
        .slice(from + 1, end)
        .map(({ text }) => plain(text))
        .filter((text) => /\p{L}{3}/u.test(text) && headingOf(text).role === null),
    );
  const [own, other] = [named(one.at, two.at), named(two.at, three?.at ?? texts.length)];
  const shared = [...other].filter((text) => own.has(text)).length;
  return shared * 2 >= Math.min(own.size, other.size) && shared > 0;
}

function textsOf(document: SourceDocument): Shown[] {
  const texts: Shown[] = [];
  let row = 0;
  const grid = ({ rows }: Grid) => {
    const seen = new Set<GridCell>();
    for (const cells of rows) {
      row++;
      for (const cell of cells) {
        if (!cell || seen.has(cell)) continue;
        seen.add(cell);
        for (const block of cell.blocks) if (block.kind === "paragraph") texts.push({ text: textOf(block), row });
      }
    }
  };
  if (document.kind === "sheets")
    for (const sheet of document.sheets) {
      texts.push({ text: sheet.name, row: ++row });
      grid(sheet.grid);
    }
  else
    for (const block of document.blocks)
      if (block.kind === "grid") grid(block);
      else texts.push({ text: textOf(block), row: ++row });
  return texts;
}

const textOf = (paragraph: Paragraph) => paragraphText(paragraph).trim();

function withTexts(document: SourceDocument, known: (text: string) => string): SourceDocument {
  const made = new Map<GridCell, GridCell>();
  const inBlock = (block: Block): Block => {
    if (block.kind === "grid") return inGrid(block);
    const [text, own] = [textOf(block), known(textOf(block))];
    const [run] = block.runs;
    return own === text || !run ? block : { ...block, runs: [{ ...run, text: own }] };
  };
  const inCell = (cell: GridCell): GridCell => {
    const seen = made.get(cell);
    if (seen) return seen;
    const blocks = cell.blocks.map(inBlock);
    const own = blocks.some((block, at) => block !== cell.blocks[at]) ? { blocks, stored: cell.stored } : cell;
    made.set(cell, own);
    return own;
  };
  const inGrid = (grid: Grid): Grid => ({
    ...grid,
    name: known(grid.name),
    rows: grid.rows.map((cells) => cells.map((cell) => cell && inCell(cell))),
  });
  return document.kind === "sheets"
    ? { ...document, sheets: document.sheets.map(({ name, grid }) => ({ name: known(name), grid: inGrid(grid) })) }
    : { ...document, blocks: document.blocks.map(inBlock) };
}
