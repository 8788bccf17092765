/** A row, with the number that a spreadsheet shows beside it. */
export type TableRow = { number: number; cells: string[] };
type ListTable = { heads: string[]; rows: TableRow[] };

/** Decodes a text file: by byte-order mark, by the zeros of UTF-16, as UTF-8, else as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return decoded(bytes.subarray(3), "utf-8");
  if (a === 0xff && b === 0xfe) return decoded(bytes.subarray(2), "utf-16le");
  if (a === 0xfe && b === 0xff) return decoded(bytes.subarray(2), "utf-16be");
  const beginning = bytes.subarray(0, 400);
  const zeros = (odd: 0 | 1) => beginning.filter((byte, index) => index % 2 === odd && byte === 0).length;
  if (zeros(1) > beginning.length / 8) return decoded(bytes, "utf-16le");
  if (zeros(0) > beginning.length / 8) return decoded(bytes, "utf-16be");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decoded(bytes, "windows-1252");
  }
}

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** Parses a table separated by commas, semicolons, tabs or bars, with quoted cells. Empty rows are left out. */
export function readTable(text: string): ListTable {
  const parted = partsOf(text, separatorOf(text));
  const [first, ...rows] = parted.filter(({ cells }) => cells.some((cell) => cell !== ""));
  return { heads: first?.cells ?? [], rows };
}

const SEPARATORS = [",", ";", "\t", "|"];

/** Returns the separator that splits the first lines most evenly. Excel may state it in a line `sep=;`. */
function separatorOf(text: string): string {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (named) return named;
  const beginning = text.slice(0, 20_000);
  const widths = SEPARATORS.map((separator) => {
    const rows = partsOf(beginning, separator).slice(0, 20);
    const width = rows[0]?.cells.length ?? 1;
    return { separator, score: width > 1 ? width * rows.filter(({ cells }) => cells.length === width).length : 0 };
  });
  return widths.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}

function partsOf(text: string, separator: string): TableRow[] {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push({ number: rows.length + 1, cells });
    cells = [];
  };
  const whole = text.replace(/^sep=.\r?\n/i, "");
  for (let at = 0; at < whole.length; at += 1) {
    const sign = whole[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (whole[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (sign === separator) endCell();
    else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && whole[at + 1] === "\n") at += 1;
      endRow();
    } else cell += sign;
  }
  if (cell !== "" || cells.length) endRow();
  return rows;
}
