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

/** The column of a cell's own address ("AB12"), from 0; -1 when that is no address. Asked for every cell of a sheet. */
export function addressColumn(address: string): number {
  let index = 0;
  for (let at = 0; at < address.length; at++) {
    const code = address.charCodeAt(at);
    const letter = code >= 0x61 && code <= 0x7a ? code - 0x60 : code - 0x40;
    if (letter < 1 || letter > 26) return at > 0 && at < 4 && code >= 0x30 && code <= 0x39 ? index - 1 : -1;
    index = index * 26 + letter;
  }
  return -1;
}

export function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

export function columnName(index: number): string {
  let name = "";
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}
