import type { PastedTable } from "../../../worker/contract/imports";

type Rows = PastedTable["rows"];

/** Returns the table in pasted data from Word, a spreadsheet or a web page; null for anything else, pasted as text. */
export function pastedTable(data: Pick<DataTransfer, "getData">): Rows | null {
  const html = data.getData("text/html");
  const rows = html ? rowsOfHtml(html) : [];
  const found = rows.length ? rows : rowsOfText(data.getData("text/plain"));
  // A single cell is pasted as text at the cursor.
  const table = found.filter((row) => row.some(({ text }) => text.trim()));
  return table.length > 1 || (table[0]?.length ?? 0) > 1 ? table : null;
}

function rowsOfHtml(html: string): Rows {
  // A separate document: nothing in it is loaded, and no script runs.
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll<HTMLElement>("td, th")].flatMap((cell) => {
      for (const line of cell.querySelectorAll("br")) line.replaceWith("\n");
      for (const part of cell.querySelectorAll("p, div, li")) part.append("\n");
      const text = (cell.textContent ?? "")
        .replace(/[^\S\n]+/g, " ")
        .replace(/ ?\n[ \n]*/g, "\n")
        .trim();
      const href = cell.querySelector("a[href]")?.getAttribute("href") ?? "";
      const own = { text, url: /^https?:\/\//i.test(href) ? href : null };
      const wide = Math.min(Number(cell.getAttribute("colspan")) || 1, 30);
      return [own, ...Array.from({ length: wide - 1 }, () => ({ text: "", url: null }))];
    }),
  );
}

/** Splits tab-separated text; cells with line breaks are quoted, as spreadsheets copy them. */
function rowsOfText(text: string): Rows {
  if (!text.includes("\t")) return [];
  const rows: Rows = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/g,
  )) {
    rows.at(-1)?.push({ text: (quoted?.replaceAll('""', '"') ?? plain).trim(), url: null });
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  return rows;
}
