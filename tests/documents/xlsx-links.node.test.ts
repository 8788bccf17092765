import { describe, expect, it } from "vitest";
import { inline, makeWorkbook, rowXml } from "./make-workbook";
import { sheetsDocument } from "./read-blocks";

const VIDEO = "https://youtu.be/abcdefghijk";
const formula = (address: string, text: string, shown: string, more = "") =>
  `<c r="${address}" t="str"><f${more}>${text}</f><v>${shown}</v></c>`;

describe("links of a workbook", () => {
  it("belong to cells and to ranges of cells, but not to places in the workbook", async () => {
    const xml = `<sheetData>${rowXml(1, inline("A1", "a"), inline("B1", "b"), inline("C1", "c"), inline("D1", "d"))}</sheetData><hyperlinks><hyperlink ref="A1" r:id="v"/><hyperlink ref="B1:C1" r:id="v" location="t=5"/><hyperlink ref="D1" location="Sheet2!A1" display="d"/></hyperlinks>`;
    expect(await urls(xml, [["v", "hyperlink", VIDEO, true]])).toEqual([VIDEO, `${VIDEO}#t=5`, `${VIDEO}#t=5`, null]);
  });

  it("are put together from texts and cells of the sheet", async () => {
    const xml = `<sheetData>${rowXml(
      1,
      formula("A1", `HYPERLINK("${VIDEO}","Watch")`, "Watch"),
      formula("B1", `_xlfn.x+HYPERLINK("${VIDEO}")`, "Watch"),
      formula("C1", 'HYPERLINK(F1,"Watch")', "Watch"),
      formula("D1", 'HYPERLINK("https://youtu.be/"&amp;$G$1 &amp; "?t=1","Watch")', "Watch"),
      formula("E1", 'hyperlink( "#Sheet2!A1" , "there")', "there"),
      inline("F1", VIDEO),
      inline("G1", "abc"),
    )}</sheetData>`;
    expect((await urls(xml)).slice(0, 5)).toEqual([VIDEO, null, VIDEO, "https://youtu.be/abc?t=1", null]);
  });

  it("are what the cell shows when the formula computes them in some other way", async () => {
    const xml = `<sheetData>${rowXml(
      1,
      formula("A1", "HYPERLINK(VLOOKUP(B1,Videos!A:B,2,0))", VIDEO),
      formula("B1", 'HYPERLINK(VLOOKUP(B1,Videos!A:B,2,0),"Watch")', "Watch"),
      formula("C1", "HYPERLINK(Videos!A1)", VIDEO),
    )}</sheetData>`;
    expect(await urls(xml)).toEqual([VIDEO, null, VIDEO]);
  });

  it("show the text of a formula that no program has computed", async () => {
    const xml = `<sheetData>${rowXml(1, formula("A1", `HYPERLINK("${VIDEO}","Say ""go"" now")`, ""))}</sheetData>`;
    expect(await urls(xml)).toEqual([VIDEO]);
    const { sheets } = await sheetsDocument(await makeWorkbook({ sheets: [{ name: "Monday", xml }] }));
    expect(sheets[0]?.grid.rows[0]?.[0]?.blocks).toMatchObject([{ runs: [{ text: 'Say "go" now' }] }]);
  });

  it("move along where one formula is copied over cells", async () => {
    const row = (number: number) =>
      rowXml(
        number,
        inline(`A${number}`, `https://youtu.be/${number}`),
        number === 1
          ? formula("B1", 'HYPERLINK(A1,"Watch")', "Watch", ' t="shared" ref="B1:B3" si="0"')
          : `<c r="B${number}" t="str"><f t="shared" si="0"/><v>Watch</v></c>`,
      );
    expect(await urls(`<sheetData>${row(1)}${row(2)}${row(3)}</sheetData>`)).toEqual([
      null,
      "https://youtu.be/1",
      null,
      "https://youtu.be/2",
      null,
      "https://youtu.be/3",
    ]);
  });

  it("stay quick and quiet when a formula is made to confuse", async () => {
    const evil = [
      'HYPERLINK("'.repeat(2000),
      `HYPERLINK(${"A1&amp;".repeat(2000)})`,
      "HYPERLINK(",
      `HYPERLINK("${'""'.repeat(5000)}"`,
    ];
    const start = performance.now();
    for (const text of evil)
      expect(await urls(`<sheetData>${rowXml(1, formula("A1", text, "x"))}</sheetData>`)).toEqual([null]);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

async function urls(xml: string, relations: [string, string, string, boolean][] = []): Promise<(string | null)[]> {
  const { sheets } = await sheetsDocument(await makeWorkbook({ sheets: [{ name: "Monday", xml, relations }] }));
  return (sheets[0]?.grid.rows ?? []).flatMap((row) =>
    row.map((cell) => (cell?.blocks[0]?.kind === "paragraph" ? (cell.blocks[0].runs[0]?.url ?? null) : null)),
  );
}
