import type { GridCell, Paragraph } from "./document-model";

/** What a paragraph says. */
export const paragraphText = ({ runs }: Paragraph): string => runs.map(({ text }) => text).join("");

/** What a cell says, a line for each of its paragraphs. */
export const cellText = ({ blocks }: GridCell): string =>
  blocks.flatMap((block) => (block.kind === "paragraph" ? paragraphText(block) : [])).join("\n");
