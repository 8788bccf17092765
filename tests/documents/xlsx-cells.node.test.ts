import { describe, expect, it } from "vitest";
import type { Grid, StoredValue } from "../../worker/documents/document-model";
import { type BookXml, inline, makeWorkbook, rowXml } from "./make-workbook";
import { sheetsDocument, texts } from "./read-blocks";

describe("the cells of a workbook", () => {
  it("hold shared, rich and inline strings, without phonetic readings", async () => {
    const strings =
      "<si><t>Squat</t></si><si><r><t>Gob</t></r><r><rPr><b/></rPr><t xml:space='preserve'>let </t></r><rPh sb='0' eb='1'><t>READ</t></rPh></si><si><t>a_x000D_b_x005F_</t></si><si/>";
    const cells = [0, 1, 2, 3].map((index) => `<c r="${"ABCD"[index]}1" t="s"><v>${index}</v></c>`).join("");
    const rich = '<c r="E1" t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>';
    expect(texts(await grid({ strings, xml: `<sheetData>${rowXml(1, cells, rich)}</sheetData>` }))).toEqual([
      ["Squat", "Goblet ", "a\nb_", null, "inline"],
    ]);
  });

  it("hold results of formulas, booleans, dates in ISO form, and errors that read as empty", async () => {
    const xml = `<sheetData>${rowXml(
      1,
      '<c r="A1" t="str"><f>B1&amp;"x"</f><v>3x10</v></c>',
      '<c r="B1"><f>1+2</f><v>3</v></c>',
      '<c r="C1" t="b"><v>1</v></c>',
      '<c r="D1" t="e"><f>VLOOKUP(1,2,3)</f><v>#N/A</v></c>',
      '<c r="E1" t="d"><v>2026-03-05T00:00:00</v></c>',
      '<c r="F1"><f>A9</f></c>',
      '<c r="G1"><is><t>untyped</t></is></c>',
    )}</sheetData>`;
    const document = await sheetsDocument(await makeWorkbook({ sheets: [{ name: "Monday", xml }] }));
    const [sheet] = document.sheets;
    expect(sheet && texts(sheet.grid)).toEqual([["3x10", "3", "TRUE", null, "3/5/2026", null, "untyped"]]);
    expect(document.leftovers).toEqual([{ kind: "cell_errors", what: "Monday: D1 #N/A" }]);
  });

  it("stand where they say, or next to the one before", async () => {
    const free = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const xml = `<dimension ref="A1"/><sheetData><row>${free("a")}${free("b")}</row><row>${inline("C2", "c")}${free("d")}</row><row r="3">${inline("b3", "y")}${inline("A3", "x")}</row></sheetData>`;
    const read = await grid({ xml });
    expect(texts(read)).toEqual([
      ["a", "b", null, null],
      [null, null, "c", "d"],
      ["x", "y", null, null],
    ]);
    expect(read.columnNumbers).toEqual([1, 2, 3, 4]);
  });

  it("repeat where they are merged, and split into lines", async () => {
    const xml = `<sheetData>${rowXml(1, inline("A1", "Mon&#10;day"), inline("B1", "x"))}${rowXml(2, inline("B2", "y"))}</sheetData><mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>`;
    const read = await grid({ xml });
    expect(texts(read)).toEqual([
      ["Mon\nday", "x"],
      ["Mon\nday", "y"],
    ]);
    expect(read.rows[0]?.[0]).toBe(read.rows[1]?.[0]);
  });

  it("are left out where rows, columns or sheets are hidden, and that is told", async () => {
    const xml = `<cols><col min="2" max="2" hidden="1"/><col min="4" max="4" width="0" customWidth="1"/></cols><sheetData>${rowXml(1, inline("A1", "a"), inline("B1", "b"), inline("C1", "c"), inline("D1", "d"))}<row r="2" hidden="1">${inline("A2", "filtered")}</row></sheetData><autoFilter ref="A1:C2"/>`;
    const document = await sheetsDocument(
      await makeWorkbook({
        sheets: [
          { name: "Monday", xml },
          { name: "Old", xml, state: "hidden" },
          { name: "Older", xml, state: "veryHidden" },
        ],
      }),
    );
    expect(document.sheets.map(({ grid: each }) => texts(each))).toEqual([[["a", null, "c"]]]);
    expect(document.leftovers).toEqual([
      { kind: "hidden_rows", what: "Monday" },
      { kind: "hidden_columns", what: "Monday" },
      { kind: "hidden_sheet", what: "Old" },
      { kind: "hidden_sheet", what: "Older" },
    ]);
  });

  it("are seen where they are merged from a hidden column over others", async () => {
    const xml = `<cols><col min="1" max="1" hidden="1"/></cols><sheetData>${rowXml(1, inline("A1", "Week 1"), inline("D1", "Week 2"))}${rowXml(2, inline("A2", "%"), inline("B2", "kg"), inline("C2", "reps"), inline("D2", "kg"))}</sheetData><mergeCells><mergeCell ref="A1:C1"/></mergeCells>`;
    const document = await sheetsDocument(await makeWorkbook({ sheets: [{ name: "Plan", xml }] }));
    expect(document.sheets.map(({ grid: each }) => texts(each))).toEqual([
      [
        ["Week 1", "Week 1", "Week 2"],
        ["kg", "reps", "kg"],
      ],
    ]);
  });

  it("are read with any namespace prefix and past extensions", async () => {
    const xml = `<x:sheetPr/><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Squat</x:t></x:is></x:c></x:row></x:sheetData><x:extLst><x:ext><x14:sparklineGroups><x14:c r="B1"><x:v>5</x:v></x14:c></x14:sparklineGroups></x:ext></x:extLst>`;
    const document = await sheetsDocument(await makeWorkbook({ sheets: [{ name: "Monday", xml }], prefix: "x:" }));
    expect(document.sheets.map(({ grid: each }) => texts(each))).toEqual([[["Squat"]]]);
  });

  it("leave out the list of tables that Numbers writes in front, and sheets that are charts", async () => {
    const xml = `<sheetData>${rowXml(1, inline("A1", "This document was exported from Numbers."))}</sheetData>`;
    const document = await sheetsDocument(
      await makeWorkbook({
        sheets: [
          { name: "Export Summary", xml },
          { name: "Sheet 1 - Monday", xml },
        ],
      }),
    );
    expect(document.sheets.map(({ name }) => name)).toEqual(["Sheet 1 - Monday"]);
    expect(document.leftovers).toEqual([{ kind: "export_summary", what: "Export Summary" }]);
  });

  it("do not hold comments and drawn text boxes, which are told", async () => {
    const drawing =
      "<xdr:wsDr><xdr:sp><xdr:txBody><a:p><a:r><a:t>Drink</a:t></a:r><a:r><a:t>water</a:t></a:r></a:p></xdr:txBody></xdr:sp><xdr:sp><xdr:txBody><a:p/></xdr:txBody></xdr:sp></xdr:wsDr>";
    const document = await sheetsDocument(
      await makeWorkbook({
        sheets: [
          {
            name: "Monday",
            xml: `<sheetData>${rowXml(1, inline("A1", "a"))}</sheetData>`,
            relations: [
              ["d", "drawing", "../drawings/d.xml", false],
              ["c", "comments", "../comments1.xml", false],
              ["e", "comments", "../broken.xml", false],
            ],
          },
        ],
        parts: {
          "xl/drawings/d.xml": drawing,
          "xl/comments1.xml":
            "<comments><authors/><commentList><comment ref='A1'><text><t>x</t></text></comment></commentList></comments>",
          "xl/broken.xml": "<comments>",
        },
      }),
    );
    expect(document.leftovers).toEqual([
      { kind: "text_box", what: "Drink water" },
      { kind: "comments", what: "1 (Monday)" },
    ]);
  });
});

describe("numbers of a workbook", () => {
  it.each<[number, string, string, StoredValue | null]>([
    [0.725, "0.0%", "72.5%", null],
    [0.75, "9", "75%", null],
    [22.5, '#,##0.0 "kg"', "22.5 kg", null],
    [3, '0"x"', "3x", null],
    [12, "@", "12", null],
    [2026, "General", "2026", null],
    [0.1 + 0.2, "General", "0.3", null],
    [3010, "0", "3010", null],
    [0.5, "# ?/?", "1/2", null],
    [2.25, "13", "2 1/4", null],
    [3, "# ?/?", "3", null],
    [1.375, "# ?/8", "1 3/8", null],
    [115, '0" kg x 10"', "115 kg x 10", null],
    [8, '"10 x "0', "10 x 8", null],
    [0.5, "20", "12:00", { kind: "time", seconds: 43200 }],
    [46086.5, "22", "3/5/2026", { kind: "date", year: 2026, month: 3, day: 5 }],
    [46086, "d-mmm", "5-Mar", { kind: "date", year: 2026, month: 3, day: 5 }],
    [46086, "[$-409]d\\-mmm;@", "5-Mar", { kind: "date", year: 2026, month: 3, day: 5 }],
    [46086, "14", "3/5/2026", { kind: "date", year: 2026, month: 3, day: 5 }],
    [90 / 86400, "45", "1:30", { kind: "time", seconds: 90 }],
    [30 / 86400, "mm:ss", "0:30", { kind: "time", seconds: 30 }],
    [1.5, "[h]:mm", "36:00", { kind: "time", seconds: 129600 }],
    [100 / 1440, "[mm]:ss", "100:00", { kind: "time", seconds: 6000 }],
  ])("%f as %s shows %s", async (value, format, text, stored) => {
    const builtIn = /^\d{2}$|^9$/.test(format);
    const id = builtIn ? format : "170";
    const code = format.replaceAll('"', "&quot;");
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="${builtIn ? "" : code}"/></numFmts><cellXfs><xf/><xf numFmtId="${id}"/></cellXfs>`;
    const read = await grid({
      styles,
      xml: `<sheetData>${rowXml(1, `<c r="A1" s="1"><v>${value}</v></c>`)}</sheetData>`,
    });
    expect(texts(read)).toEqual([[text]]);
    expect(read.rows[0]?.[0]?.stored).toEqual(stored);
  });

  it("are dates of another year in books that count from 1904", async () => {
    const styles = '<cellXfs><xf numFmtId="16"/></cellXfs>';
    const read = await grid({
      styles,
      date1904: true,
      xml: `<sheetData>${rowXml(1, '<c r="A1" s="0"><v>44624</v></c>')}</sheetData>`,
    });
    expect(read.rows[0]?.[0]?.stored).toEqual({ kind: "date", year: 2026, month: 3, day: 5 });
  });

  it("are bold where their style's font is", async () => {
    const styles = '<fonts><font/><font><b/></font></fonts><cellXfs><xf/><xf fontId="1"/></cellXfs>';
    const read = await grid({
      styles,
      xml: `<sheetData>${rowXml(1, '<c r="A1" s="1"><v>1</v></c>', '<c r="B1"><v>1</v></c>')}</sheetData>`,
    });
    const bold = read.rows[0]?.map((cell) => cell?.blocks[0]?.kind === "paragraph" && cell.blocks[0].runs[0]?.bold);
    expect(bold).toEqual([true, false]);
  });
});

async function grid({ xml, ...book }: { xml: string } & Omit<BookXml, "sheets">): Promise<Grid> {
  const { sheets } = await sheetsDocument(await makeWorkbook({ sheets: [{ name: "Monday", xml }], ...book }));
  if (!sheets[0]) throw new Error("no sheet");
  return sheets[0].grid;
}
