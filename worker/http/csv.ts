type Cell = string | number | null;

/**
 * Returns rows as CSV (RFC 4180) with a BOM, for Excel. Spreadsheets run a text that starts with `=`, `+`, `-`, `@`, a
 * tab or a line break (full-width forms too, in East Asian settings) as a formula; an apostrophe prevents that.
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

function field(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
