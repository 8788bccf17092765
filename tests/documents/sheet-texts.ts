import JSZip from "jszip";
import { cellText } from "../../worker/documents/block-text";
import { openDocument } from "../../worker/documents/open-document";

/** What the sheets of a workbook show, also what the product has written into it. */
export async function sheetTexts(bytes: Uint8Array, name: string): Promise<{ name: string; rows: string[][] }[]> {
  const document = await openDocument(await withoutMarks(bytes), name);
  if (document.kind !== "sheets") throw new Error("this is no workbook");
  return document.sheets.map((sheet) => ({
    name: sheet.name,
    rows: sheet.grid.rows.map((row) => row.map((cell) => (cell ? cellText(cell) : ""))),
  }));
}

/** As if a coach had typed all of it. */
export async function withoutMarks(bytes: Uint8Array): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(bytes);
  for (const entry of Object.values(zip.files)) {
    if (!entry.name.endsWith(".xml")) continue;
    const xml = await entry.async("string");
    zip.file(entry.name, xml.replaceAll("\u2063", ""));
  }
  return zip.generateAsync({ type: "uint8array" });
}
