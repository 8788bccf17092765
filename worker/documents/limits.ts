import { DOCUMENT_MAX_BYTES } from "../contract/imports-limits";

/**
 * A Worker has 128 MB for everything; these keep the largest accepted document below that. A part is in memory as
 * inflated bytes beside the file, and its text only piece by piece.
 */
export const DOCUMENT_LIMITS = {
  fileBytes: DOCUMENT_MAX_BYTES,
  zipEntries: 2000,
  partBytes: 24 * 1024 * 1024,
  inflatedBytes: 64 * 1024 * 1024,
  /** A part about the document, which a library reads whole. */
  descriptionBytes: 2 * 1024 * 1024,
  /** Text that is kept: of a story, of a workbook's shared strings, of its cells. */
  characters: 6 * 1024 * 1024,
  /** What is read as a tree: a part about the document, a paragraph. */
  treeElements: 150_000,
  xmlDepth: 256,
  paragraphs: 20_000,
  lines: 40_000,
  /** A year of training. */
  exercises: 5000,
  /** A full week has about a hundred. */
  weekExercises: 1500,
  /** Longer lines are cut: patterns that look for doses cost more than their length. */
  lineCharacters: 2000,
  mergedPlaces: 1_000_000,
  sheets: 64,
  sheetRows: 5000,
  sheetColumns: 400,
  gridCells: 200_000,
  tableDepth: 8,
  cellCharacters: 20_000,
} as const;
