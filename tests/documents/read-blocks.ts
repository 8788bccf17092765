import type { Block, Grid, Paragraph, SourceDocument } from "../../worker/documents/document-model";
import { openDocument } from "../../worker/documents/open-document";
import { docx } from "./make-documents";

/** The blocks of a Word document around a body. */
export async function blocksOf(body: string, parts: Record<string, string> = {}): Promise<Block[]> {
  return textDocument(await docx(body, parts)).then(({ blocks }) => blocks);
}

export async function paragraphsOf(body: string, parts: Record<string, string> = {}): Promise<Paragraph[]> {
  return (await blocksOf(body, parts)).filter((block) => block.kind === "paragraph");
}

/** The text of each paragraph. */
export async function linesOf(body: string, parts: Record<string, string> = {}): Promise<string[]> {
  return (await paragraphsOf(body, parts)).map(textOf);
}

export async function textDocument(file: Uint8Array): Promise<SourceDocument & { kind: "text" }> {
  const document = await openDocument(file, "file.docx");
  if (document.kind !== "text") throw new Error("not a text document");
  return document;
}

export async function sheetsDocument(file: Uint8Array): Promise<SourceDocument & { kind: "sheets" }> {
  const document = await openDocument(file, "file.xlsx");
  if (document.kind !== "sheets") throw new Error("not a workbook");
  return document;
}

export function textOf(paragraph: Paragraph): string {
  return paragraph.runs.map((run) => run.text).join("");
}

/** A grid's texts, row by row; null is an empty place. */
export function texts(grid: Grid): (string | null)[][] {
  return grid.rows.map((row) =>
    row.map(
      (cell) => cell?.blocks.map((block) => (block.kind === "grid" ? "[table]" : textOf(block))).join("\n") ?? null,
    ),
  );
}
