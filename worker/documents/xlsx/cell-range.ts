/** A block of cells, counted from 0, ends included. */
export type Range = { top: number; left: number; bottom: number; right: number };

/** Reads "B2" or "B2:D4". Undefined when it is neither. */
export function parseRange(reference: string): Range | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i.exec(reference);
  if (!match) return undefined;
  const left = columnIndex(match[1] ?? "");
  const top = Number(match[2]) - 1;
  return { top, left, bottom: match[4] ? Number(match[4]) - 1 : top, right: match[3] ? columnIndex(match[3]) : left };
}

function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}
