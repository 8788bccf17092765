import { columnRole } from "./column-role";
import type { Column, Columns, RowCell, RowMemory } from "./grid-row";
import type { Line } from "./line";

/** "A1 | A-Tier | Core | Side plank | 3x25 s | Long line": the cells of an exercise on one line, none of anything else. */
export function pipedRow(line: Line): RowCell[] {
  const parts = line.text.split(/\s*\|\s*/).filter(Boolean);
  if (parts.length < 4 || !/^[A-H]\d{1,2}[a-d]?[.)]?$/i.test(parts[0] ?? "")) return [];
  return parts.map((text, at) => pieceOf(line, at, text, at === parts.length - 1 ? line.links : []));
}

/** A piece of a line as the cell of a row. */
function pieceOf(line: Line, at: number, text: string, links: Line["links"]): RowCell {
  const own: Line = { ...line, text, links, boldLead: null, list: null };
  return { cell: { blocks: [], stored: null }, from: at, to: at, lines: [own], text, stored: null, nested: false };
}

/** Takes "Code: A1; Exercise: Squat; Sets: 3" apart into cells under headings. Null when the line is anything else. */
export function labelledRow(line: Line): { cells: RowCell[]; table: Columns & { memory: RowMemory } } | null {
  const parts = line.text.split(/\s*[;|]\s*|\t/).map((part) => /^([^:]{2,25}?)\s*:\s*(.*)$/.exec(part));
  if (parts.length < 3) return null;
  const cells: RowCell[] = [];
  const columns: Column[] = [];
  parts.forEach((part, index) => {
    const role = part ? columnRole(part[1] ?? "") : null;
    if (!part || !role) return;
    columns.push({ from: index, to: index, role, heading: part[1] ?? "" });
    const links = role === "video" ? line.links : [];
    const text = part[2] ?? "";
    if (text === "" && links.length === 0) return;
    cells.push(pieceOf(line, index, text, links));
  });
  const named = cells.find((cell) => columns.some(({ role, from }) => role === "name" && from === cell.from));
  if (!named || columns.length * 3 < parts.length * 2) return null;
  if (!columns.some(({ role }) => role === "video")) for (const own of named.lines) own.links = line.links;
  return { cells, table: { from: 0, to: parts.length, columns, unknown: [], memory: { found: null, nameCell: null } } };
}
