type Cell = string | number | null;

/**
 * Rows as comma-separated values (RFC 4180) for spreadsheets, which take a text that begins with one of `= + - @`, a tab or
 * a line break for a formula, and in East Asian settings also their wide forms: an apostrophe before it makes it a text. The mark in front tells Excel that it is UTF-8.
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
