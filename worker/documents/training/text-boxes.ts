import type { Block, Paragraph, TextBox } from "../document-model";
import { type Leftovers, leave } from "../leftovers";
import { readCaption } from "./caption";
import { findDose, hasStrongDose } from "./dose";
import { takeCode } from "./exercise-text";
import { isMarked, toLines } from "./line";

/**
 * The blocks with those boxes in them that hold a part of the program, each behind the paragraph it is anchored in. The
 * others ("Questions? Ask at the desk.") float beside the text and are told about.
 */
export function placeBoxes(blocks: Block[], boxes: TextBox[], leftovers: Leftovers): Block[] {
  const placed = new Map<Block, Block[]>();
  for (const box of boxes) {
    if (!holdsProgram(box.blocks)) leave(leftovers, "text_box", box.text);
    else {
      const before = placed.get(box.after);
      if (before) before.push(...box.blocks, APART);
      else placed.set(box.after, [APART, ...box.blocks, APART]);
    }
  }
  if (placed.size === 0) return blocks;
  return blocks.flatMap((block) => [block, ...(placed.get(block) ?? [])]);
}

/** Names an option and goes on, or has an exercise with its code and dose, or more than one with its dose. */
function holdsProgram(blocks: Block[]): boolean {
  const lines = blocks
    .flatMap((block) => (block.kind === "paragraph" ? toLines(block) : []))
    .filter((line) => line.text !== "");
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
