import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { DocumentError } from "../../worker/documents/document-error";
import { readProgram } from "../../worker/documents/read-program";
import { readWeek } from "../../worker/documents/read-week";
import { readWorkout } from "../../worker/documents/read-workout";
import { docx, paragraphs, workbook } from "./make-documents";

const BAD = path.join(import.meta.dirname, "../fixtures/documents/bad");
const WANTED: Record<string, string> = {
  b01: "encrypted",
  b02: "encrypted",
  b04: "corrupt",
  b05: "wrong_type",
  b06: "wrong_type",
  b08: "corrupt",
  b09: "unsafe_xml",
  b10: "unsafe_xml",
  b11: "too_complex",
  b13: "no_exercises",
  b14: "no_exercises",
  b15: "corrupt",
  b16: "corrupt",
};

describe("broken and hostile files", () => {
  for (const file of readdirSync(BAD).filter((name) => WANTED[name.slice(0, 3)])) {
    it(`refuses ${file} as ${WANTED[file.slice(0, 3)]}`, async () => {
      expect(await refusal(new Uint8Array(readFileSync(path.join(BAD, file))))).toBe(WANTED[file.slice(0, 3)]);
    });
  }

  it("reads a workbook named .docx as a workbook", async () => {
    const { draft } = await readWeek(
      new Uint8Array(readFileSync(path.join(BAD, "b07_workbook_named.docx"))),
      "b07_workbook_named.docx",
    );
    expect(draft.days).toHaveLength(5);
  });

  it("stops a bomb while it inflates, in bounded memory", async () => {
    const bomb = await docx(`<w:p><w:r><w:t>${"A".repeat(60_000_000)}</w:t></w:r></w:p>`);
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb)).toBe("too_large");
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it("does not believe the size a zip claims", async () => {
    const bomb = await docx(`<w:p><w:r><w:t>${"A".repeat(30_000_000)}</w:t></w:r></w:p>`);
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    for (let at = 0; at < bomb.length - 30; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 1000, true);
    }
    expect(await refusal(bomb)).toMatch(/too_large|corrupt/);
  });

  it("refuses thousands of entries before looking into them", async () => {
    const zip = new JSZip();
    for (let index = 0; index < 2500; index++) zip.file(`word/${index}.xml`, "");
    expect(await refusal(await zip.generateAsync({ type: "uint8array" }))).toBe("too_large");
  });

  it("refuses a sheet of 200 000 rows", async () => {
    const row = (index: number) => `<row r="${index}"><c r="A${index}" t="inlineStr"><is><t>Squat</t></is></c></row>`;
    const rows = Array.from({ length: 200_000 }, (_, index) => row(index + 1)).join("");
    expect(await refusal(await workbook([{ name: "Monday", rows }]))).toBe("too_large");
  });

  it("ignores how large a sheet says it is, and a stray cell in its last corner", async () => {
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Exercise</t></is></c><c r="B1" t="inlineStr"><is><t>Sets x Reps</t></is></c></row>' +
      '<row r="2"><c r="A2" t="inlineStr"><is><t>Goblet Squat</t></is></c><c r="B2" t="inlineStr"><is><t>3x10</t></is></c></row>' +
      '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>';
    const { draft } = await readWorkout(
      await workbook([{ name: "Monday", rows, merges: ["A1:XFD1048576"] }]),
      "stray.xlsx",
    );
    expect(draft.exercises.map(({ name }) => name)).toContain("Goblet Squat");
  });

  it("refuses tables nested beyond measure", async () => {
    let table = "<w:p/>";
    for (let depth = 0; depth < 30; depth++) table = `<w:tbl><w:tr><w:tc>${table}</w:tc></w:tr></w:tbl>`;
    expect(await refusal(await docx(table))).toBe("too_complex");
  });

  it("refuses a file cut off anywhere, without any other error", async () => {
    const whole = await docx(paragraphs(["Monday", "No Equipment", "A1 - Squat", "3x10"]));
    for (let part = 0; part < 16; part++) {
      const code = await refusal(whole.subarray(0, Math.floor((whole.length * part) / 16)));
      expect(["corrupt", "wrong_type"]).toContain(code);
    }
  });

  it("survives a style that is based on itself and a field that never ends", async () => {
    const styles =
      '<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="A"/></w:style></w:styles>';
    const body =
      '<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:t>lost</w:t></w:r></w:p>';
    expect(await refusal(await docx(body, { "word/styles.xml": styles }))).toBe("no_exercises");
  });

  it("stays fast on text made to make patterns backtrack", async () => {
    const evil = [
      "1-".repeat(5000),
      "( ".repeat(5000),
      "A".repeat(20_000),
      "1 x ".repeat(4000),
      "Mon ".repeat(3000),
      `A1 - ${"a ".repeat(8000)}!`,
      "- ".repeat(8000),
    ];
    const file = await docx(paragraphs(["Monday", "A1 - Squat", ...evil]));
    const start = performance.now();
    await readWeek(file, "evil.docx");
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it("stays fast on a paragraph of a million characters, links or line breaks", async () => {
    const run = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`;
    const bodies = [
      run(`<w:t>${"1-2 x ".repeat(170_000)}</w:t>`),
      run(`<w:t>${Array.from({ length: 40_000 }, (_, index) => `https://a.example/${index} `).join("")}</w:t>`),
      run("<w:t>A1 - Squat 3x10</w:t><w:br/>".repeat(60_000)),
    ];
    for (const body of bodies) {
      const start = performance.now();
      await readWeek(await docx(paragraphs(["Monday", "A1 - Squat"]) + body), "long.docx").catch((error: unknown) => {
        expect(error).toMatchObject({ code: "too_large" });
      });
      expect(performance.now() - start).toBeLessThan(3000);
    }
  });

  it("stays fast on tags made to be searched over and over", async () => {
    const bodies = [
      `<w:p><w:r><w:t>${"<w:b/>".repeat(50_000)}</w:t></w:r></w:p>`,
      `<w:p ${'a="\'" '.repeat(200_000)}/>`,
      `<w:p ${"a='>' ".repeat(200_000)}/>`,
      `<w:p><w:r><w:t>${"<!-- -->".repeat(200_000)}</w:t></w:r></w:p>`,
      `<w:p><w:r><w:t>${"<![CDATA[x]]>".repeat(200_000)}</w:t></w:r></w:p>`,
      `<w:p><w:r><w:t>${"&#8211;".repeat(300_000)}</w:t></w:r></w:p>`,
      "<w:p><w:pPr/></w:p >".repeat(15_000),
    ];
    for (const body of bodies) {
      const start = performance.now();
      expect(await refusal(await docx(body))).toMatch(/no_exercises|too_large/);
      expect(performance.now() - start).toBeLessThan(3000);
    }
  });

  it("refuses a workbook whose sheets together hold too much, and texts beyond measure", async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, () => `<row>${"<c><v>1</v></c>".repeat(50)}</row>`).join("");
    const sheets = Array.from({ length: 5 }, (_, index) => ({ name: `Sheet ${index}`, rows: rows(900) }));
    expect(await refusal(await workbook(sheets))).toBe("too_large");
    const text = `<row>${`<c t="str"><v>${"x".repeat(19_000)}</v></c>`.repeat(100)}</row>`;
    expect(await refusal(await workbook([{ name: "Monday", rows: text.repeat(5) }]))).toBe("too_large");
  });

  it("gives up in a week of more exercises than anyone trains, before the rest is read", async () => {
    const lines = Array.from({ length: 1600 }, (_, index) => `Front Squat 3x${(index % 9) + 2}`);
    const read = async (head: string[]) => readProgram(await docx(paragraphs([...head, ...lines])), "long.docx");
    await expect(read(["Week 1", "Monday"])).rejects.toThrow("A week of this document holds more than 1,500 exercises");
    expect((await read(["Monday"])).draft.weeks[0]?.sessions[0]?.exercises).toHaveLength(1600);
  });

  it("drops links that are not web addresses and says so", async () => {
    const links = ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x"];
    const body =
      ["Monday", "No Equipment"].map((text) => paragraphs([text])).join("") +
      links
        .map(
          (_, index) =>
            `<w:p><w:hyperlink r:id="rId${index + 50}"><w:r><w:t>A${index + 1} - Squat</w:t></w:r></w:hyperlink></w:p>`,
        )
        .join("");
    const { draft, notes } = await readWeek(
      await docx(
        body,
        {},
        links.map((target, index) => ({ id: `rId${index + 50}`, target })),
      ),
      "links.docx",
    );
    expect(draft.days[0]?.sections[0]?.exercises.map(({ videoUrl }) => videoUrl)).toEqual([null, null, null]);
    expect(notes.filter(({ code }) => code === "unsafe_link")).toHaveLength(3);
  });
});

async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    await readWeek(bytes, "file.docx");
    return "read";
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    expect(error.message).toMatch(/upload|Upload/);
    return error.code;
  }
}
