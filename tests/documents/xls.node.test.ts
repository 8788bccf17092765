import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DocumentError } from "../../worker/documents/document-error";
import type { Grid } from "../../worker/documents/document-model";
import { openDocument } from "../../worker/documents/open-document";
import { readWorkout } from "../../worker/documents/read-workout";
import { readAnsweredWeek } from "./answered-week";
import { type BiffSheet, compound, f64, label, labels, latin, record, text, u16, u32, wide, xls } from "./make-xls";
import { seeded } from "./seeded";

const FIXTURES = path.join(import.meta.dirname, "../fixtures/documents");

async function sheetsOf(bytes: Uint8Array) {
  const document = await openDocument(bytes, "week.xls");
  if (document.kind !== "sheets") throw new Error("not a workbook");
  return document;
}

/** The texts of a grid's cells, row by row; a link follows its text. */
function shown(grid: Grid | undefined): string[][] {
  return (grid?.rows ?? []).map((row) =>
    row.map((cell) =>
      (cell?.blocks ?? [])
        .flatMap((block) => (block.kind === "paragraph" ? block.runs : []))
        .map((run) => run.text + (run.url ? ` <${run.url}>` : ""))
        .join("|"),
    ),
  );
}

const read = async (records: number[][], globals: number[][] = []) =>
  shown((await sheetsOf(xls([{ name: "Mon", records }], globals))).sheets[0]?.grid);

describe("an Excel 97 workbook", () => {
  it("joins shared strings that run over records, also where the width of characters changes", async () => {
    const strings = [
      ...record(0xfc, [...u32(2), ...u32(2), ...u16(8), 0, ...latin("Goblet ")]),
      ...record(0x3c, [1, ...wide("S"), ...u16(4), 1, ...wide("Café")]),
    ];
    const cell = (row: number, index: number) => record(0xfd, [...u16(row), ...u16(0), ...u16(0), ...u32(index)]);
    expect(await read([cell(0, 0), cell(1, 1)], [strings])).toEqual([["Goblet S"], ["Café"]]);
  });

  it("leaves out the formatting and phonetics of strings", async () => {
    const rich = [...u16(5), 8 | 4, ...u16(1), ...u32(3), ...latin("Squat"), 0, 0, 0, 0, 9, 9, 9];
    const strings = record(0xfc, [...u32(2), ...u32(2), ...rich, ...text("Row")]);
    const cell = (row: number, index: number) => record(0xfd, [...u16(row), ...u16(0), ...u16(0), ...u32(index)]);
    expect(await read([cell(0, 0), cell(1, 1)], [strings])).toEqual([["Squat"], ["Row"]]);
  });

  it("shows numbers as their formats do, in all the ways they are stored", async () => {
    const format = (code: number) => record(0xe0, [...u16(0), ...u16(code), ...new Array(16).fill(0)]);
    const globals = [format(0), format(9), format(16), format(164), record(0x41e, [...u16(164), ...text('0"kg"')])];
    const at = (column: number, look: number) => [...u16(0), ...u16(column), ...u16(look)];
    const rows = await read(
      [
        record(0x203, [...at(0, 0), ...f64(2.5)]),
        record(0x27e, [...at(1, 1), ...u32((75 << 2) | 3)]),
        record(0x203, [...at(2, 2), ...f64(45_721)]),
        record(0xbd, [
          ...u16(0),
          ...u16(3),
          ...u16(3),
          ...u32((24 << 2) | 2),
          ...u16(0),
          ...u32((8 << 2) | 2),
          ...u16(4),
        ]),
        record(0x205, [...at(5, 0), 1, 0]),
        record(0x205, [...at(6, 0), 0x2a, 1]),
      ],
      globals,
    );
    expect(rows).toEqual([["2.5", "75%", "5-Mar", "24kg", "8", "TRUE"]]);
  });

  it("counts days from 1904 where the workbook says so", async () => {
    const globals = [record(0x22, u16(1)), record(0xe0, [...u16(0), ...u16(14), ...new Array(16).fill(0)])];
    const rows = await read([record(0x203, [...u16(0), ...u16(0), ...u16(0), ...f64(44_259)])], globals);
    expect(rows).toEqual([["3/5/2025"]]);
  });

  it("shows what formulas said last, and takes the address of HYPERLINK", async () => {
    const place = (row: number) => [...u16(row), ...u16(0), ...u16(0)];
    const tail = (tokens: number[]) => [...u16(0), ...u32(0), ...u16(tokens.length), ...tokens];
    const url = "https://youtu.be/abcdefghijk";
    const tokens = [0x17, url.length, 0, ...latin(url), 0x17, 5, 0, ...latin("Watch"), 0x42, 2, ...u16(359)];
    const string = [0, 0, 0, 0, 0, 0, 0xff, 0xff];
    expect(
      await read([
        record(0x06, [...place(0), ...string, ...tail(tokens)]),
        record(0x207, text("Squat")),
        record(0x06, [...place(1), ...f64(12), ...tail([0x1e, 12, 0])]),
        record(0x06, [...place(2), 1, 0, 1, 0, 0, 0, 0xff, 0xff, ...tail([0x1d, 1])]),
        record(0x06, [...place(3), 2, 0, 0x2a, 0, 0, 0, 0xff, 0xff, ...tail([0x1c, 0x2a])]),
      ]),
    ).toEqual([[`Squat <${url}>`], ["12"], ["TRUE"]]);
  });

  it("gives a link to the cells of its range, and none to files and places", async () => {
    const guid = (hexText: string) => (hexText.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    const link = (row: number, kind: string, address: string) =>
      record(0x1b8, [
        ...[row, row, 0, 0].flatMap(u16),
        ...guid("d0c9ea79f9bace118c8200aa004ba90b"),
        ...u32(2),
        ...u32(3),
        ...guid(kind),
        ...u32((address.length + 1) * 2),
        ...wide(`${address}\0`),
      ]);
    expect(
      await read([
        label(0, 0, "Squat"),
        label(1, 0, "Row"),
        link(0, "e0c9ea79f9bace118c8200aa004ba90b", "https://vimeo.com/1"),
        link(1, "0303000000000000c000000000000046", "plan.docx"),
      ]),
    ).toEqual([["Squat <https://vimeo.com/1>"], ["Row"]]);
  });

  it("leaves out hidden rows, columns and sheets, and says so", async () => {
    const hiddenRow = record(0x208, [...u16(1), ...u16(0), ...u16(3), ...u16(255), 0, 0, 0, 0, ...u32(0x20)]);
    const hiddenColumn = record(0x7d, [...u16(1), ...u16(1), 0, 0, 0, 0, ...u16(1)]);
    const sheets: BiffSheet[] = [
      { name: "Mon", records: [hiddenRow, hiddenColumn, ...labels([["Squat", "secret"], ["old"], ["Row"]])] },
      { name: "Lists", hidden: true, records: labels([["x"]]) },
    ];
    const document = await sheetsOf(xls(sheets));
    expect(document.sheets.map((sheet) => [sheet.name, shown(sheet.grid)])).toEqual([
      ["Mon", [["Squat"], [""], ["Row"]]],
    ]);
    expect(document.leftovers.map(({ kind }) => kind).sort()).toEqual(["hidden_rows", "hidden_sheet"]);
  });

  it("shows what is merged from a hidden column over others", async () => {
    const hiddenColumn = record(0x7d, [...u16(0), ...u16(0), 0, 0, 0, 0, ...u16(1)]);
    const merge = record(0xe5, [...u16(1), ...[0, 0, 0, 1].flatMap(u16)]);
    const sheet = [
      hiddenColumn,
      merge,
      ...labels([
        ["Week 1", ""],
        ["secret", "kg"],
      ]),
    ];
    expect(await read(sheet)).toEqual([["Week 1"], ["kg"]]);
  });

  it("repeats a merged cell over its area", async () => {
    const merge = record(0xe5, [...u16(1), ...[0, 1, 0, 0].flatMap(u16)]);
    expect(
      await read([
        merge,
        ...labels([
          ["Monday", "Squat"],
          ["", "Row"],
        ]),
      ]),
    ).toEqual([
      ["Monday", "Squat"],
      ["Monday", "Row"],
    ]);
  });

  it("does not mix in the cells of an embedded chart", async () => {
    const chart = [...record(0x809, [...u16(0x600), ...u16(0x20)]), ...label(0, 1, "Series"), ...record(0x0a, [])];
    expect(await read([label(0, 0, "Squat"), chart, label(1, 0, "Row")])).toEqual([["Squat"], ["Row"]]);
  });
});

describe("a workbook that cannot be read", () => {
  const code = (bytes: Uint8Array) =>
    openDocument(bytes, "week.xls").then(
      () => "read",
      (error: unknown) => (error instanceof DocumentError ? error.code : error),
    );

  it("says that it is encrypted, or of Excel 95", async () => {
    expect(await code(xls([], [record(0x2f, [0, 0, 1, 2])]))).toBe("encrypted");
    expect(await code(xls([], [], 0x0500))).toBe("wrong_type");
    expect(await code(compound("Book", new Uint8Array(10)))).toBe("wrong_type");
    expect(await code(compound("WordDocument", new Uint8Array(10)))).toBe("wrong_type");
    expect(await code(compound("EncryptedPackage", new Uint8Array(10)))).toBe("encrypted");
    expect(await code(compound("Contents", new Uint8Array(10)))).toBe("wrong_type");
  });

  it("says that it is damaged where its sectors loop, lead outside or lie about sizes", async () => {
    const good = xls([{ name: "Mon", records: labels([["Squat"]]) }]);
    const patched = (at: number, value: number) => {
      const bytes = good.slice();
      new DataView(bytes.buffer).setUint32(at, value, true);
      return bytes;
    };
    expect(await code(good)).toBe("read");
    expect(await code(patched(512 + 3 * 4, 2))).toBe("corrupt");
    expect(await code(patched(512 + 3 * 4, 99_999))).toBe("corrupt");
    expect(await code(patched(2 * 512 + 128 + 120, 0x7fffffff))).toBe("corrupt");
    expect(await code(patched(76, 77_777))).toBe("corrupt");
    expect(await code(good.subarray(0, 600))).toBe("corrupt");
  });

  it("is a draft or an error in words, whichever bytes are broken", async () => {
    const random = seeded(20_251_121);
    for (const name of readdirSync(FIXTURES).filter((file) => file.endsWith(".xls"))) {
      const original = new Uint8Array(readFileSync(path.join(FIXTURES, name)));
      for (let round = 0; round < 250; round++) {
        const bytes = original.slice(0, round % 5 === 0 ? Math.floor(random() * original.length) : original.length);
        for (let flips = 1 + Math.floor(random() * 12); flips > 0; flips--)
          bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
        const read = name.startsWith("k") ? readWorkout : readAnsweredWeek;
        const outcome = await read(bytes, name).catch((error: unknown) => error);
        expect(outcome instanceof Error ? outcome : undefined).toSatisfy(
          (error: unknown) => error === undefined || error instanceof DocumentError,
        );
      }
    }
  });
});
