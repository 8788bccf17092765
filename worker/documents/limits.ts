/** A Worker has 128 MB for everything; these keep the largest accepted document well below that. */
export const DOCUMENT_LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  zipEntries: 2000,
  partBytes: 12 * 1024 * 1024,
  inflatedBytes: 32 * 1024 * 1024,
  xmlElements: 300_000,
  xmlDepth: 256,
  paragraphs: 20_000,
  lines: 40_000,
  /** Longer lines are cut: patterns that look for doses cost more than their length. */
  lineCharacters: 2000,
  mergedPlaces: 1_000_000,
  sheets: 64,
  sheetRows: 5000,
  sheetColumns: 200,
  gridCells: 200_000,
  tableDepth: 8,
  cellCharacters: 20_000,
} as const;
