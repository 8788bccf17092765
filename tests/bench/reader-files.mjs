import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import JSZip from "jszip";

const FIXTURES = path.join(import.meta.dirname, "../fixtures/documents");
const WHOLE = path.join(import.meta.dirname, "../fixtures/programs");
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MEGABYTE = 1024 * 1024;

/** The fixtures, weeks and whole programs, and three files as large as the reader accepts, written into `folder`: [name, path] each. */
export async function readerFiles(folder) {
  const fixtures = readdirSync(FIXTURES).filter((name) => /\.(docx|xlsx)$/.test(name));
  const whole = readdirSync(WHOLE).filter((name) => /^p.*\.(docx|xlsx)$/.test(name));
  const made = {
    "2 MB document.docx": await document(2 * MEGABYTE, 0),
    "10 MB with pictures.docx": await document(0.2 * MEGABYTE, 9.2 * MEGABYTE),
    "10 MB sheet.xlsx": await sheet(10 * MEGABYTE),
  };
  for (const [name, bytes] of Object.entries(made)) writeFileSync(path.join(folder, name), bytes);
  return [
    ...fixtures.map((name) => [name, path.join(FIXTURES, name)]),
    ...whole.map((name) => [name, path.join(WHOLE, name)]),
    ...Object.keys(made).map((name) => [name, path.join(folder, name)]),
  ];
}

/** Days of exercises, the way Word writes them, until the packed text is as large as asked; then pictures. */
async function document(textBytes, pictureBytes) {
  const styles = readFileSync(path.join(FIXTURES, "w01_guideline_headings.docx"));
  const donor = await JSZip.loadAsync(styles);
  const zip = new JSZip();
  const relation = (id, type, target) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const relations = (inner) =>
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  zip.file("_rels/.rels", relations(relation("rId1", "officeDocument", "word/document.xml")));
  zip.file(
    "[Content_Types].xml",
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
  );
  zip.file("word/styles.xml", await donor.file("word/styles.xml").async("uint8array"));
  let body = "";
  let paragraphs = 0;
  let noise = "";
  const say = (text, properties = "") => {
    paragraphs++;
    body += `<w:p w:rsidR="00${hex(6)}" w:rsidRDefault="00${hex(6)}"><w:pPr>${properties}<w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:lang w:val="en-US"/></w:rPr></w:pPr><w:r w:rsidRPr="00${hex(6)}"><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:lang w:val="en-US"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  };
  const hex = (length) => randomBytes(length / 2).toString("hex");
  say("Week 1", '<w:pStyle w:val="Title"/>');
  while (noise.length * 0.75 < textBytes && paragraphs < 19_000) {
    if (paragraphs % 400 === 1) say(DAYS[Math.floor(paragraphs / 400) % 5], '<w:pStyle w:val="Heading1"/>');
    const words = randomBytes(textBytes > MEGABYTE ? 84 : 48)
      .toString("base64")
      .replaceAll("/", " ");
    noise += words;
    say(`A${(paragraphs % 9) + 1} – Goblet Squat 3x10 @ 24kg: ${words}`);
  }
  zip.file(
    "word/document.xml",
    `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  );
  const pictures = Math.ceil(pictureBytes / MEGABYTE);
  for (let index = 0; index < pictures; index++)
    zip.file(`word/media/image${index + 1}.png`, randomBytes(pictureBytes / pictures));
  zip.file(
    "word/_rels/document.xml.rels",
    relations(
      relation("rId1", "styles", "styles.xml") +
        Array.from({ length: pictures }, (_, index) =>
          relation(`rId${index + 10}`, "image", `media/image${index + 1}.png`),
        ).join(""),
    ),
  );
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}

/** A sheet whose XML is as large as asked: numbers, shared strings and texts of its own. */
async function sheet(bytes) {
  const zip = new JSZip();
  const relations = (inner) =>
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  zip.file("_rels/.rels", relations(`<Relationship Id="r" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`));
  zip.file(
    "[Content_Types].xml",
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  );
  zip.file(
    "xl/workbook.xml",
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Monday" sheetId="1" r:id="r1"/></sheets></workbook>`,
  );
  zip.file(
    "xl/_rels/workbook.xml.rels",
    relations(
      `<Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="${OFFICE}/styles" Target="styles.xml"/>`,
    ),
  );
  zip.file(
    "xl/styles.xml",
    `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0"/><xf numFmtId="16" fontId="0"/></cellXfs></styleSheet>`,
  );
  const strings = Array.from({ length: 2000 }, (_, index) => `Exercise ${index} – slow`);
  zip.file(
    "xl/sharedStrings.xml",
    `${XML}<sst xmlns="${MAIN}" count="2000" uniqueCount="2000">${strings.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
  );
  const rows = [];
  let size = 0;
  const any = (count) => Math.floor(Math.random() * count);
  for (let row = 1; size < bytes && row <= 4990; row++) {
    const cells = Array.from({ length: 36 }, (_, column) => {
      const at = `${column < 26 ? "" : "A"}${String.fromCharCode(65 + (column % 26))}${row}`;
      if (column % 4 === 0) return `<c r="${at}" s="0" t="s"><v>${any(2000)}</v></c>`;
      if (column % 4 === 1)
        return `<c r="${at}" s="0" t="inlineStr"><is><t>${any(9)}x${any(20)} @ ${any(200)}kg, tempo ${any(6)}0X${any(4)}</t></is></c>`;
      return `<c r="${at}" s="${column === 35 ? 1 : 0}"><v>${column === 35 ? 46000 + any(400) : any(2000) / 8}</v></c>`;
    });
    rows.push(`<row r="${row}" spans="1:36">${cells.join("")}</row>`);
    size += rows[rows.length - 1].length;
  }
  zip.file(
    "xl/worksheets/sheet1.xml",
    `${XML}<worksheet xmlns="${MAIN}"><dimension ref="A1:AJ${rows.length}"/><sheetData>${rows.join("")}</sheetData></worksheet>`,
  );
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
