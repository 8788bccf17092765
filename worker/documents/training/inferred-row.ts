import { isCategory } from "./categories";
import { parseDay } from "./days";
import { findDose, isOnlyDose, isOnlyTime, isTempo, startsWithDose } from "./dose";
import { splitName, takeCode, takeLetterCode, trimName } from "./exercise-text";
import type { RowCell } from "./grid-row";
import { isVideoOf } from "./library";
import type { Line } from "./line";
import type { LineReader } from "./line-reader";
import { parseOption } from "./options";
import { addText, joinColumns, newExercise } from "./parsed-exercise";
import { addTag, behindTag } from "./tag-in-front";
import { parseTier } from "./tiers";
import type { ParsedExercise } from "./training";

/** "Mon", "Gym" in front of an exercise. Where it is the place already nothing changes. */
function takePlace(text: string, reader: LineReader): boolean {
  const day = text.length <= 14 ? parseDay(text) : null;
  if (day?.rest === "") {
    if (day.day !== reader.place.day) reader.setPlace({ day: day.day, alsoDays: day.also, title: "", heading: text });
    return true;
  }
  const option = parseOption(text);
  if (option?.rest !== "") return false;
  if (option.option !== reader.place.option) reader.setPlace({ option: option.option });
  return true;
}

function withoutTag(cell: RowCell, text: string): RowCell {
  const [first, ...more] = cell.lines;
  return { ...cell, text, lines: first ? [{ ...first, text: text.split("\n")[0] ?? "" }, ...more] : [] };
}

/** Where no other cell has the dose, it stands behind the name. */
const splitDosedName = (text: string, { boldLead }: Line): { name: string; rest?: string } =>
  findDose(text) ? splitName(text, boldLead) : { name: text };

const linksOf = (cells: RowCell[]) => cells.flatMap((cell) => cell.lines.flatMap((each) => each.links));

/** Puts sets, reps and what else the cells say into an exercise; `isCounted`: one figure alone counts the reps. */
function takeFigures(found: ParsedExercise, numbers: RowCell[], said: RowCell[], isCounted: boolean): void {
  const [sets, reps] = numbers;
  if (sets && isCounted) {
    found.reps = sets.text;
    joinColumns(found, new Set(["reps"]));
  } else if (sets && reps) addText(found, `${sets.text} x ${reps.text}`);
  else if (sets && said[0]) {
    const dose = said.shift();
    addText(found, `${sets.text} x ${dose?.text ?? ""}`);
  }
  for (const { text } of said) {
    // Behind sets and reps a time alone is the rest.
    if (found.reps !== null && found.rest === null && isOnlyTime(text)) {
      found.rest = text;
      continue;
    }
    const before = found.cue.length;
    addText(found, text.replace(/\n/g, ". "));
    if (!isTempo(text) || found.tempo !== null) continue;
    found.tempo = text;
    found.cue.length = before;
  }
}

/** Reads a row of a table without headings by what its cells look like. False when it does not look like an exercise. */
export function readInferredRow(written: RowCell[], reader: LineReader, row: number): boolean {
  const tagged = written[0] ? behindTag(written[0].text) : null;
  const cells = tagged && written[0] ? [withoutTag(written[0], tagged.text), ...written.slice(1)] : written;
  let code: string | null = null;
  let letter: string | null = null;
  let tier: ReturnType<typeof parseTier> = null;
  let category: string | null = null;
  let name: RowCell | null = null;
  const said: RowCell[] = [];
  const numbers: RowCell[] = [];
  let doseBefore = false;
  let kind: RowCell | null = null;
  for (const cell of cells) {
    const { text } = cell;
    if (text === "") continue;
    if (name === null && takePlace(text, reader)) continue;
    if (name === null && /^[A-H][.)]?$/.test(text)) {
      letter = text.charAt(0);
      continue;
    }
    if (letter !== null && code === null && /^\d{1,2}[.)]?$/.test(text)) {
      code = letter + Number.parseInt(text, 10);
      continue;
    }
    if (name === null && /^[A-H]\d{1,2}[a-d]?[.):]?$/i.test(text)) code = text.replace(/[.):]$/, "");
    else if (name === null && /^\d{1,2}[.)]?$/.test(text)) continue;
    else if (tier === null && /tier/i.test(text) && parseTier(text)) tier = parseTier(text);
    else if (kind === null && isCategory(text)) kind = cell;
    else if (
      name === null &&
      !doseBefore &&
      !isOnlyDose(text) &&
      !isTempo(text) &&
      (kind !== null ? /\p{L}{2}|^\d+\/\d+/u : /\p{L}{2}/u).test(text)
    )
      name = cell;
    else if (/^\d{1,3}(?:-\d{1,3})?$/.test(text) && name !== null && said.length === 0) numbers.push(cell);
    else said.push(cell);
    doseBefore ||= startsWithDose(text) && (name ?? kind) !== null;
  }
  // "Squat" and "Press" are kinds of work and exercises too: without another name it is the name.
  if (name === null && kind !== null) name = kind;
  else category = kind?.text ?? null;
  const line = name?.lines[0];
  if (!name || !line) return false;
  const links = linksOf(cells);
  // Below "3 rounds" a figure alone counts the reps.
  const isDosed = said.some((cell) => startsWithDose(cell.text)) || numbers.length >= 2;
  const isCounted = !isDosed && numbers.length === 1 && reader.place.scheme !== null;
  const dosed = isCounted || isDosed;
  const numbered = takeCode(line);
  const inName = numbered.code === null && dosed ? takeLetterCode(line) : numbered;
  const isNamed = code !== null || inName.code !== null || dosed;
  if (!isNamed && !(links.length > 0 && !findDose(name.text))) return false;
  if (!isNamed && isVideoOf(reader.training, { text: name.text, links })) {
    reader.training.videoList.push({ ...line, links });
    return true;
  }
  const { current } = reader;
  if (!isNamed && current !== null && current.code !== null && current.links.length === 0) {
    // Below an exercise with a code stand its cue and its link.
    addText(current, name.text.replace(/\n/g, ". "));
    current.links.push(...links);
    return true;
  }

  const { name: called, rest } = dosed ? { name: inName.text } : splitDosedName(inName.text, line);
  const at = { place: line.place, row };
  const found = newExercise(reader.place, { code: code ?? inName.code, name: trimName(called), rest, links, at });
  found.tier = tier?.tier ?? null;
  found.category = category ?? (tier?.rest || null);
  found.code ??= letter;
  if (tagged) addTag(found, tagged);
  takeFigures(found, numbers, said, isCounted);
  // Below the name in its cell stands the cue.
  for (const { text } of name.lines.slice(1)) addText(found, text);
  reader.start(found);
  return true;
}
