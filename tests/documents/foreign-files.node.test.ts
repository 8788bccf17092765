import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { readWeek } from "../../worker/documents/read-week";
import { docx, paragraphs } from "./make-documents";
import { inline, makeWorkbook, rowXml } from "./make-workbook";

describe("packages that are neither Word nor Excel documents", () => {
  it.each<[string, string[], RegExp]>([
    ["an OpenDocument file", ["mimetype", "content.xml"], /OpenDocument.*\.docx or \.xlsx/],
    ["a Pages document", ["Index/Document.iwa", "preview.jpg"], /Pages or Numbers.*export/],
    ["an old Numbers document", ["Index.zip"], /Pages or Numbers/],
    ["a presentation", ["ppt/presentation.xml", "ppt/slides/slide1.xml"], /presentation/],
    ["a zip of documents", ["week 1.docx", "week 2.docx"], /Unpack it/],
  ])("%s", async (_, paths, message) => {
    const zip = new JSZip();
    for (const path of paths) zip.file(path, "<x/>");
    await expect(readWeek(await zip.generateAsync({ type: "uint8array" }), "a.docx")).rejects.toMatchObject({
      code: "wrong_type",
      message: expect.stringMatching(message),
    });
  });

  it("a binary workbook", async () => {
    const zip = new JSZip();
    zip.file(
      "_rels/.rels",
      '<Relationships><Relationship Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
    );
    zip.file("xl/workbook.bin", new Uint8Array([1, 2, 3]));
    await expect(readWeek(await zip.generateAsync({ type: "uint8array" }), "a.xlsx")).rejects.toMatchObject({
      code: "wrong_type",
      message: expect.stringContaining(".xlsb"),
    });
  });
});

describe("templates and files with macros", () => {
  it("are read, and the macros are told", async () => {
    const macros = { "word/vbaProject.bin": "x" };
    const { notes } = await readWeek(await docx(paragraphs(["Monday", "A1 - Squat 3x10"]), macros), "week.docm");
    expect(notes.map(({ code }) => code)).toContain("macros");
    const xml = `<sheetData>${rowXml(1, inline("A1", "Exercise"), inline("B1", "Sets"))}${rowXml(2, inline("A2", "Squat"), inline("B2", "3"))}</sheetData>`;
    const book = await makeWorkbook({ sheets: [{ name: "Monday", xml }], parts: { "xl/vbaProject.bin": "x" } });
    expect((await readWeek(book, "week.xlsm")).notes.map(({ code }) => code)).toContain("macros");
  });
});
