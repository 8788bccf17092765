import type { Block, Paragraph, TextBox } from "../document-model";
import { addLeftover, type Leftovers } from "../leftovers";
import { readCaption } from "./caption";
import { findDose, hasStrongDose, isOnlyDose } from "./dose";
import { takeCode } from "./exercise-text";
import { isMarked, type Line, toLines } from "./line";
import { parseFact, parseMinutes, parseWeek } from "./program-facts";

/**
 * The blocks with those boxes in them that hold a part of the program, each behind the paragraph it is anchored in. The
 * others ("Questions? Ask at the desk.") float beside the text and are told about.
 */
export function placeBoxes(blocks: Block[], boxes: TextBox[], leftovers: Leftovers): Block[] {
  const placed = new Map<Block, Block[]>();
  const headings = dayHeadings(boxes);
  for (const box of boxes) {
    if (!holdsProgram(box.blocks) && !headings.has(box) && !opensProgram(box, blocks))
      addLeftover(leftovers, "text_box", box.text);
    else {
      const before = placed.get(box.after);
      if (before) before.push(...box.blocks, APART);
      else placed.set(box.after, [APART, ...box.blocks, APART]);
    }
  }
  if (placed.size === 0) return blocks;
  return blocks.flatMap((block) => [block, ...(placed.get(block) ?? [])]);
}

/** "Monday | Press" and "Tuesday | Pull", each alone in a box: the headings of the days. */
function dayHeadings(boxes: TextBox[]): ReadonlySet<TextBox> {
  const named = boxes.flatMap((box) => {
    const [line, ...more] = linesIn(box.blocks);
    const day = line && more.length === 0 ? readCaption(line, true)?.day : undefined;
    return day === undefined ? [] : [{ box, day }];
  });
  const days = new Set(named.map(({ day }) => day));
  return new Set(days.size > 1 && days.size === named.length ? named.map(({ box }) => box) : []);
}

/** Above everything that is trained a box gives the title where the page has none, or facts such as the week. */
function opensProgram(box: TextBox, blocks: Block[]): boolean {
  const lines = linesIn(box.blocks);
  const short = lines.length > 0 && lines.length <= 4 && lines.every(({ text }) => text.length <= 80);
  const before = blocks.slice(0, blocks.indexOf(box.after) + 1);
  if (!short || before.some((block) => block.kind === "grid") || linesIn(before).some(isTraining)) return false;
  if (lines.some(({ text }) => parseFact(text) !== null || parseWeek(text) !== null || isDuration(text))) return true;
  const [first] = linesIn(blocks);
  const [title] = lines;
  const named = first !== undefined && first.heading !== null && !isTraining(first);
  return !named && linesIn(before).length === 0 && title !== undefined && !/[.!?]$/.test(title.text);
}

/** "40 min" alone in its line. */
const isDuration = (text: string) => isOnlyDose(text) && (parseMinutes(text) ?? 0) >= 10;

function isTraining(line: Line): boolean {
  const caption = readCaption(line, line.heading !== null || isMarked(line));
  return (
    caption?.day !== undefined ||
    caption?.option !== undefined ||
    takeCode(line).code !== null ||
    hasStrongDose(line.text)
  );
}

const linesIn = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === "paragraph" ? toLines(block) : [])).filter((line) => line.text !== "");

/** Names an option and goes on, or has an exercise with its code and dose, or more than one with its dose. */
function holdsProgram(blocks: Block[]): boolean {
  const lines = linesIn(blocks);
  const dosed = lines.filter((line) => hasStrongDose(line.text) && (findDose(line.text)?.start ?? 0) > 0);
  return (
    dosed.length > 1 ||
    lines.some((line) => takeCode(line).code !== null && findDose(line.text) !== null) ||
    (lines.length > 1 &&
      lines.some((line) => readCaption(line, line.heading !== null || isMarked(line))?.option !== undefined))
  );
}

/** An empty line: what stands in a box does not speak of what stands outside. */
const APART: Paragraph = { kind: "paragraph", runs: [], heading: null, large: false, list: null, number: null };
