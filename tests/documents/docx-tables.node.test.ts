import { describe, expect, it } from "vitest";
import type { Grid } from "../../worker/documents/document-model";
import { blocksOf, texts } from "./read-blocks";

const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (text: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${p(text)}</w:tc>`;
const row = (cells: string, properties = "") => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
const table = (rows: string) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0"/></w:tblPr><w:tblGrid><w:gridCol/></w:tblGrid>${rows}</w:tbl>`;

describe("tables of a Word document", () => {
  it("repeat merged cells in every place they cover", async () => {
    const grid = await only(
      row(cell("a", '<w:gridSpan w:val="2"/>') + cell("b", '<w:vMerge w:val="restart"/>')) +
        row(cell("c") + cell("d") + cell("", "<w:vMerge/>")) +
        row(cell("e", '<w:hMerge w:val="restart"/>') + cell("", '<w:hMerge w:val="continue"/>') + cell("f")),
    );
    expect(texts(grid)).toEqual([
      ["a", "a", "b"],
      ["c", "d", "b"],
      ["e", "e", "f"],
    ]);
    expect(grid.rows[0]?.[2]).toBe(grid.rows[1]?.[2]);
  });

  it("keep columns where rows begin late or end early", async () => {
    const grid = await only(
      row(cell("b") + cell("c"), '<w:gridBefore w:val="1"/>') + row(cell("a"), '<w:gridAfter w:val="2"/>'),
    );
    expect(texts(grid)).toEqual([
      [null, "b", "c"],
      ["a", null, null],
    ]);
  });

  it("read a cell that claims to continue one that is not there", async () => {
    expect(texts(await only(row(cell("a", "<w:vMerge/>") + cell("b"))))).toEqual([["a", "b"]]);
  });

  it("never show deleted rows and cells, or hidden rows", async () => {
    const grid = await only(
      row(cell("gone"), "<w:del/>") +
        row(cell("kept") + cell("gone", "<w:cellDel/>") + cell("too", "<w:cellIns/>"), "<w:ins/>") +
        row(cell("gone"), "<w:hidden/>"),
    );
    expect(texts(grid)).toEqual([["kept", "too"]]);
  });

  it("look into content controls around rows, cells and what is in them", async () => {
    const control = (inner: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
    const grid = await only(
      control(row(control(cell("a")) + cell("b"))) +
        `<w:customXml>${row(`${cell("c")}<w:tc>${control(p("d"))}</w:tc>`)}</w:customXml>`,
    );
    expect(texts(grid)).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  it("hold tables in their cells, among text", async () => {
    const grid = await only(row(`<w:tc>${p("before")}${table(row(cell("inner")))}${p("after")}</w:tc>`));
    expect(texts(grid)).toEqual([["before\n[table]\nafter"]]);
    const [, inner] = grid.rows[0]?.[0]?.blocks ?? [];
    expect(inner?.kind === "grid" && texts(inner)).toEqual([["inner"]]);
    expect(inner?.kind === "grid" && [grid.name, inner.name]).toEqual(["1", "2"]);
  });

  it("may lack properties, cells and paragraphs", async () => {
    const grid = await only(`<w:tr><w:tc>${p("a")}</w:tc><w:tc/></w:tr><w:tr/>`);
    expect(texts(grid)).toEqual([
      ["a", ""],
      [null, null],
    ]);
  });
});

async function only(rows: string): Promise<Grid> {
  const blocks = await blocksOf(table(rows));
  const [grid] = blocks;
  if (grid?.kind !== "grid" || blocks.length !== 1) throw new Error("not one table");
  return grid;
}
