import { deflateRawSync } from "node:zlib";
import JSZip from "jszip";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DocumentError } from "../../worker/documents/document-error";
import { readWeek } from "../../worker/documents/read-week";
import { readWorkout } from "../../worker/documents/read-workout";
import { docx, paragraphs, textRows, workbook } from "./make-documents";
import { inline, makeWorkbook, rowXml } from "./make-workbook";

const WORKOUT = paragraphs(["Monday", "No Equipment", "A1 - Squat", "3x10"]);
/** A safety net for hangs and blow-ups, not a measure of speed. */
const WITHIN_MS = 10_000;
const MOST_BYTES_GROWN = 250_000_000;

vi.setConfig({ testTimeout: 20_000 });

// A reader has no business outside of the file.
const asked: string[] = [];
beforeAll(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    asked.push(String(input));
    return new Response("SECRET");
  });
});
afterAll(() => {
  expect(asked).toEqual([]);
  vi.restoreAllMocks();
});

/** What reading comes to: the code of a refusal in words, or the names of the exercises. Any other error is the test's failure. */
async function outcome(bytes: Uint8Array, name = "week.docx"): Promise<string> {
  const [start, before] = [performance.now(), process.memoryUsage().rss];
  const read = name.endsWith(".xlsx") ? readWorkout : readWeek;
  const result = await read(bytes, name).then(
    ({ draft }) => `read: ${JSON.stringify(draft)}`,
    (error: unknown) => {
      if (!(error instanceof DocumentError)) throw error;
      expect(error.message.length).toBeGreaterThan(20);
      return error.code;
    },
  );
  expect(performance.now() - start).toBeLessThan(WITHIN_MS);
  expect(process.memoryUsage().rss - before).toBeLessThan(MOST_BYTES_GROWN);
  return result;
}

/** A zip by hand: what no honest writer makes. Each entry of the list points to one of the stored kernels. */
function zipOf(kernels: Uint8Array[], list: { name: string; kernel: number }[], size: number): Uint8Array {
  const text = new TextEncoder();
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let at = 0;
  const push = (part: Uint8Array) => {
    parts.push(part);
    at += part.length;
  };
  for (const kernel of kernels) {
    places.push(at);
    const head = new DataView(new ArrayBuffer(30));
    head.setUint32(0, 0x04034b50, true);
    head.setUint16(4, 20, true);
    head.setUint16(8, 8, true);
    head.setUint32(18, kernel.length, true);
    head.setUint32(22, size, true);
    head.setUint16(26, 1, true);
    push(new Uint8Array(head.buffer));
    push(text.encode("k"));
    push(kernel);
  }
  const start = at;
  for (const { name, kernel } of list) {
    const record = new DataView(new ArrayBuffer(46));
    record.setUint32(0, 0x02014b50, true);
    record.setUint16(6, 20, true);
    record.setUint16(10, 8, true);
    record.setUint32(20, kernels[kernel]?.length ?? 0, true);
    record.setUint32(24, size, true);
    record.setUint16(28, name.length, true);
    record.setUint32(42, places[kernel] ?? 0, true);
    push(new Uint8Array(record.buffer));
    push(text.encode(name));
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, Math.min(list.length, 0xffff), true);
  end.setUint16(10, Math.min(list.length, 0xffff), true);
  end.setUint32(12, at - start, true);
  end.setUint32(16, start, true);
  push(new Uint8Array(end.buffer));
  return Buffer.concat(parts);
}

describe("a package that is made to burst", () => {
  it("with 100 000 entries is refused before any is looked at", async () => {
    const list = Array.from({ length: 100_000 }, (_, index) => ({ name: `word/${index}.xml`, kernel: 0 }));
    expect(await outcome(zipOf([deflateRawSync("<x/>")], list, 4))).toBe("too_large");
  });

  it("with entries that share their bytes is held to what they come to together", async () => {
    const kernel = deflateRawSync(Buffer.alloc(25_000_000, " "), { level: 9 });
    const names = [
      "_rels/.rels",
      "word/_rels/document.xml.rels",
      "word/document.xml",
      "word/styles.xml",
      "xl/workbook.xml",
    ];
    const list = names.map((name) => ({ name, kernel: 0 }));
    expect(await outcome(zipOf([kernel], list, 25_000_000))).toMatch(/^(too_large|corrupt|wrong_type|unsafe_xml)$/);
  });

  it("that says four gigabytes, or nothing, of what it holds is not believed", async () => {
    for (const size of [0, 0xffffffff]) {
      const kernel = deflateRawSync(Buffer.alloc(30_000_000, " "), { level: 9 });
      const list = [
        { name: "_rels/.rels", kernel: 0 },
        { name: "word/document.xml", kernel: 0 },
      ];
      expect(await outcome(zipOf([kernel], list, size))).toMatch(/^(too_large|corrupt|wrong_type)$/);
    }
  });

  it("within another one is not opened", async () => {
    const inner = new JSZip();
    inner.file("bomb", Buffer.alloc(2_000_000, " "));
    const bytes = await inner.generateAsync({ type: "uint8array", compression: "DEFLATE" });
    const outer = await JSZip.loadAsync(await docx(WORKOUT));
    for (const name of ["word/embeddings/inner.zip", "customXml/inner.docx", "inner.zip"]) outer.file(name, bytes);
    expect(await outcome(await outer.generateAsync({ type: "uint8array" }))).toContain("Squat");
  });
});

const HUNDRED_KB = "a".repeat(100_000);
const ENTITIES: [string, string, string][] = [
  ["quadratic blow-up", `<!DOCTYPE x [<!ENTITY a "${HUNDRED_KB}">]>`, "&a;".repeat(10_000)],
  ["a file of the machine", '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', "&a;"],
  ["an address of the machine", '<!DOCTYPE x [<!ENTITY a SYSTEM "http://127.0.0.1:9/">]>', "&a;"],
  ["an outer definition", '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/evil.dtd">', ""],
  ["a parameter entity", '<!DOCTYPE x [<!ENTITY % a SYSTEM "http://127.0.0.1:9/"> %a;]>', ""],
  ["a harmless definition", "<!DOCTYPE x [<!ELEMENT x ANY>]>", ""],
];

describe.each(ENTITIES)("XML with %s", (_, definition, use) => {
  const document = (body: string) => `<w:document xmlns:w="w" xmlns:r="r"><w:body>${body}</w:body></w:document>`;
  const used = `<w:p><w:r><w:t>${use}</w:t></w:r></w:p>`;

  it("is refused in every part of a document", async () => {
    const parts: Record<string, string> = {
      "word/document.xml": definition + document(used + WORKOUT),
      "word/styles.xml": `${definition}<w:styles xmlns:w="w"><w:style>${use}</w:style></w:styles>`,
      "word/numbering.xml": `${definition}<w:numbering xmlns:w="w">${use}</w:numbering>`,
      "_rels/.rels": `${definition}<Relationships>${use}</Relationships>`,
      "word/_rels/document.xml.rels": `${definition}<Relationships>${use}</Relationships>`,
    };
    for (const [path, text] of Object.entries(parts)) {
      const whole = await docx(WORKOUT, path.includes("rels") ? {} : { [path]: text });
      const zip = await JSZip.loadAsync(whole);
      zip.file(path, text);
      const said = await outcome(await zip.generateAsync({ type: "uint8array", compression: "DEFLATE" }));
      expect([path, said]).toEqual([path, expect.stringMatching(/^(unsafe_xml|too_large)$/)]);
    }
  });

  it("is refused in UTF-16 too", async () => {
    const zip = await JSZip.loadAsync(await docx(WORKOUT));
    const text = Buffer.from(`\ufeff${definition}${document(used + WORKOUT)}`, "utf16le");
    zip.file("word/document.xml", text);
    expect(await outcome(await zip.generateAsync({ type: "uint8array", compression: "DEFLATE" }))).toMatch(
      /^(unsafe_xml|too_large|corrupt)$/,
    );
  });

  it("is refused in every part of a workbook", async () => {
    const rows = textRows([
      ["Exercise", "Sets x Reps"],
      ["Squat", "3x10"],
    ]);
    const whole = await makeWorkbook({
      sheets: [{ name: "Monday", xml: `<sheetData>${rows}</sheetData>` }],
      strings: "",
      styles: "",
    });
    const parts: Record<string, string> = {
      "xl/workbook.xml": `${definition}<workbook xmlns:r="r"><sheets><sheet name="a${use}" sheetId="1" r:id="s0"/></sheets></workbook>`,
      "xl/worksheets/s0.xml": `${definition}<worksheet><sheetData>${rows}<row><c t="str"><v>${use}</v></c></row></sheetData></worksheet>`,
      "xl/sharedStrings.xml": `${definition}<sst><si><t>${use}</t></si></sst>`,
      "xl/styles.xml": `${definition}<styleSheet>${use}</styleSheet>`,
    };
    for (const [path, text] of Object.entries(parts)) {
      const zip = await JSZip.loadAsync(whole);
      zip.file(path, text);
      const said = await outcome(await zip.generateAsync({ type: "uint8array", compression: "DEFLATE" }), "week.xlsx");
      expect([path, said]).toEqual([path, expect.stringMatching(/^(unsafe_xml|too_large)$/)]);
    }
  });
});

describe("a workbook beyond measure", () => {
  const sheet = `<sheetData>${rowXml(1, inline("A1", "Exercise"), inline("B1", "Sets x Reps"))}${rowXml(2, inline("A2", "Squat"), inline("B2", "3x10"))}</sheetData>`;
  const book = (more: Partial<Parameters<typeof makeWorkbook>[0]>) =>
    makeWorkbook({ sheets: [{ name: "Monday", xml: sheet }], ...more });

  it.each([
    ["two million shared strings", () => book({ strings: "<si><t>a</t></si>".repeat(2_000_000) })],
    [
      "one shared string of twenty million letters",
      () => book({ strings: `<si><t>${"a".repeat(20_000_000)}</t></si>` }),
    ],
    [
      "half a million formats of cells",
      () => book({ styles: `<cellXfs>${'<xf numFmtId="1"/>'.repeat(500_000)}</cellXfs>` }),
    ],
    [
      "formats that never end",
      () =>
        book({
          styles: `<numFmts>${`<numFmt numFmtId="1" formatCode="${"[h]".repeat(3000)}"/>`.repeat(500)}</numFmts>`,
        }),
    ],
    [
      "a cell that stands in everything",
      () =>
        makeWorkbook({
          sheets: [
            {
              name: "M",
              xml: `<dimension ref="A1:XFD1048576"/>${sheet}<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`,
            },
          ],
        }),
    ],
    [
      "three hundred sheets",
      () => workbook(Array.from({ length: 300 }, (_, n) => ({ name: `S${n}`, rows: textRows([["Squat", "3x10"]]) }))),
    ],
    [
      "fifty thousand areas of merged cells",
      () =>
        makeWorkbook({
          sheets: [
            { name: "M", xml: `${sheet}<mergeCells>${'<mergeCell ref="A1:XFD9999"/>'.repeat(50_000)}</mergeCells>` },
          ],
        }),
    ],
  ])("is read in its bounds or refused: %s", async (_, make) => {
    expect(await outcome(await make(), "week.xlsx")).toMatch(/^(read|too_large|too_complex|no_exercises)/);
  });
});

describe("a document beyond measure", () => {
  it.each([
    [
      "eighty thousand styles",
      {
        "word/styles.xml": `<w:styles xmlns:w="w">${'<w:style w:styleId="A"><w:basedOn w:val="B"/></w:style>'.repeat(80_000)}</w:styles>`,
      },
    ],
    [
      "styles in a chain",
      {
        "word/styles.xml": `<w:styles xmlns:w="w">${Array.from({ length: 20_000 }, (_, n) => `<w:style w:type="paragraph" w:styleId="s${n}"><w:basedOn w:val="s${n + 1}"/></w:style>`).join("")}</w:styles>`,
      },
    ],
    [
      "a hundred thousand lists",
      {
        "word/numbering.xml": `<w:numbering xmlns:w="w">${'<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'.repeat(100_000)}</w:numbering>`,
      },
    ],
  ])("is read in its bounds or refused: %s", async (_, parts) => {
    const body = `<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr><w:r><w:t>Monday</w:t></w:r></w:p>${WORKOUT}`;
    expect(await outcome(await docx(body, parts))).toMatch(/^(read|too_large|too_complex)/);
  });
});

describe("files that are not what their name says, or not whole", () => {
  it("are refused in words, or read as what they are", async () => {
    const word = await docx(WORKOUT);
    const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(2000).fill(0)]);
    expect(await outcome(new Uint8Array(0))).toMatch(/corrupt|wrong_type/);
    expect(await outcome(ole)).toMatch(/corrupt|wrong_type/);
    expect(await outcome(ole, "week.xlsx")).toMatch(/corrupt|wrong_type/);
    expect(await outcome(word, "week.xlsx")).toMatch(/Squat|week_document/);
    const slipped = await JSZip.loadAsync(word);
    for (const name of ["/etc/cron.d/x", "C:\\Windows\\x.xml", "word/\u0000.xml", `word/${"x".repeat(5000)}.xml`])
      slipped.file(name, "x");
    expect(await outcome(await slipped.generateAsync({ type: "uint8array" }))).toContain("Squat");
  });

  it("are refused wherever they are cut off, also workbooks", async () => {
    const book = await workbook([
      {
        name: "Monday",
        rows: textRows([
          ["Exercise", "Sets x Reps"],
          ["Squat", "3x10"],
        ]),
      },
    ]);
    for (let part = 0; part < 16; part += 1) {
      const cut = book.subarray(0, Math.floor((book.length * part) / 16));
      expect(await outcome(cut, "week.xlsx")).toMatch(/^(corrupt|wrong_type)$/);
    }
  });
});

describe("what would act by itself", () => {
  it("is left out of a document and told: macros, objects, other files", async () => {
    const objects = '<w:p><w:r><w:object><o:OLEObject r:id="rId70"/></w:object></w:r></w:p><w:altChunk r:id="rId71"/>';
    const fields = ["INCLUDETEXT", "INCLUDEPICTURE", "DDEAUTO"]
      .map(
        (name) =>
          `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${name} "http://127.0.0.1:9/x"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
      )
      .join("");
    const parts = {
      "word/vbaProject.bin": "x",
      "word/embeddings/oleObject1.bin": "x",
      "word/chunk.html": "<script>alert(1)</script>",
    };
    const links = [
      { id: "rId70", target: "file:///c:/evil.exe" },
      { id: "rId71", target: "http://127.0.0.1:9/chunk.html" },
    ];
    const { draft, notes } = await readWeek(await docx(WORKOUT + objects + fields, parts, links), "week.docm");
    const codes = notes.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["macros", "embedded_document"]));
    const object = await readWeek(await docx(WORKOUT, { "word/embeddings/oleObject1.bin": "x" }), "week.docx");
    expect(object.notes.map(({ code }) => code)).toContain("embedded_document");
    expect(JSON.stringify(draft)).not.toMatch(/alert|127\.0\.0\.1|evil/);
  });

  it("is left out of a workbook and told: macros and links to other workbooks; of formulas only what they have said last", async () => {
    const formula = (address: string, text: string, shown: string) =>
      `<c r="${address}" t="str"><f>${text}</f><v>${shown}</v></c>`;
    const rows =
      rowXml(1, inline("A1", "Exercise"), inline("B1", "Sets x Reps"), inline("C1", "Video"), inline("D1", "Notes")) +
      rowXml(
        2,
        inline("A2", "Squat"),
        inline("B2", "3x10"),
        formula("C2", 'HYPERLINK("javascript:alert(1)","Watch")', "Watch"),
        formula("D2", 'WEBSERVICE("http://127.0.0.1:9/")', "Stay tall"),
      ) +
      rowXml(
        3,
        inline("A3", "Row"),
        inline("B3", "3x8"),
        inline("C3", ""),
        formula("D3", "cmd|' /C calc'!A0", "Pull low"),
      );
    const book = await makeWorkbook({
      sheets: [{ name: "Monday", xml: `<sheetData>${rows}</sheetData>` }],
      parts: { "xl/vbaProject.bin": "x", "xl/externalLinks/externalLink1.xml": "<externalLink/>" },
    });
    const { draft, notes } = await readWorkout(book, "week.xlsm");
    expect(draft.exercises.map(({ name, videoUrl }) => [name, videoUrl])).toEqual([
      ["Squat", null],
      ["Row", null],
    ]);
    const text = JSON.stringify(draft);
    expect(text).toContain("Stay tall");
    expect(text).toContain("Pull low");
    expect(text).not.toMatch(/alert|WEBSERVICE|calc|127\.0\.0\.1/);
    expect(notes.map(({ code }) => code)).toEqual(expect.arrayContaining(["macros", "unsafe_link"]));
  });
});

describe("a text that patterns stumble over", () => {
  const RUNS = [
    " ",
    "\u00a0",
    "\t",
    "—",
    "-",
    ",",
    ".",
    ":",
    ";",
    "|",
    "/",
    "(",
    "( ",
    "[",
    "*",
    "_",
    "~",
    "=",
    "@",
    "x",
    "1",
    "1-",
    "1 x ",
    "A1 ",
    "a ",
    "é",
    "a, ",
    "📝",
    "▶",
    "tier ",
    "day ",
    "week ",
    "rest ",
    "www.",
  ];
  const textsOf = (run: string) => {
    const long = run.repeat(30_000 / run.length);
    return [`A1 - Squat ${long}!`, `${long}x`, `Monday${long}a`, `# ${long}.`, `**${long}**`];
  };

  it("is read within a moment as a paragraph, as a heading and as a cell", async () => {
    for (const texts of RUNS.map(textsOf)) {
      expect(await outcome(await docx(paragraphs(["Monday", "A1 - Squat 3x10", ...texts])))).not.toBe("");
      const rows = [["Exercise", "Sets x Reps", texts[1] ?? ""], ["Squat", texts[2] ?? "", "3x10"], texts.slice(0, 3)];
      expect(await outcome(await workbook([{ name: "Monday", rows: textRows(rows) }]), "week.xlsx")).not.toBe("");
    }
  });
});
