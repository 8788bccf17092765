import type { SignedPaper } from "../../worker/contract/first-week";
import { breakLines } from "./break-lines";
import { latinCodes, latinWidth } from "./latin-text";
import { type Block, paperBlocks } from "./paper-blocks";
import { hexOfBytes, hexOfTitle, hexOfUnits, type PdfObject, pdfFile } from "./pdf-file";

/** A line as a greyscale picture, packed with zlib. */
export type LinePicture = { width: number; height: number; bytes: Uint8Array };
type Style = Pick<Block, "size" | "bold">;

/** Draws text that the standard fonts cannot, with the fonts of the device on which it was typed. */
export type Pen = {
  widthOf: (text: string, style: Style) => number;
  draw: (text: string, style: Style) => Promise<LinePicture>;
};

const PAGE = { width: 595, height: 842, margin: 60, foot: 70 };
const LEADING = 1.42;
/** The height of a line's picture, and the part of it below the baseline, in font sizes. */
export const PICTURE = { height: 1.5, below: 0.4 };

type Line = Style & { text: string; above: number };

/** Returns the signed paper as a PDF: as text where possible, else as pictures with invisible text over them. */
export async function paperPdf(paper: SignedPaper, pen: Pen): Promise<Uint8Array> {
  const pages = inPages(paperBlocks(paper).flatMap((block) => linesOf(block, pen)));
  // Objects 1 to 8: the catalog, the page list, two visible fonts, and an invisible font in three.
  const objects: PdfObject[] = [{ says: "" }, { says: "" }, ...FONTS];
  const numbers: number[] = [];
  for (const [at, lines] of pages.entries()) {
    const { content, pictures } = await written(lines, pen, objects);
    content.push(footer(paper.waiverHash, at + 1, pages.length));
    const stream = objects.push({ says: "", bytes: new TextEncoder().encode(content.join("\n")) });
    const named = pictures.map((number) => `/P${number} ${number} 0 R`).join(" ");
    numbers.push(
      objects.push({
        says: `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${stream} 0 R
/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> /XObject << ${named} >> >>`,
      }),
    );
  }
  objects[0] = { says: "/Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >>" };
  objects[1] = {
    says: `/Type /Pages /Count ${numbers.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(" ")}]`,
  };
  objects.push({
    says: `/Title ${hexOfTitle(`${paper.title}, ${paper.fullName}`)} /Creator ${hexOfTitle(paper.club)}`,
  });
  return pdfFile(objects);
}

const FONTS: PdfObject[] = [
  { says: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding" },
  { says: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding" },
  // Invisible: each code is a UTF-16 unit, so that a picture's text can be searched and copied.
  {
    says: "/Type /Font /Subtype /Type0 /BaseFont /Unseen /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 8 0 R",
  },
  {
    says: "/Type /Font /Subtype /CIDFontType2 /BaseFont /Unseen /DW 1000 /CIDToGIDMap /Identity /FontDescriptor 7 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>",
  },
  {
    says: "/Type /FontDescriptor /FontName /Unseen /Flags 4 /FontBBox [0 -250 1000 1000] /ItalicAngle 0 /Ascent 1000 /Descent -250 /CapHeight 700 /StemV 80",
  },
  {
    says: "",
    bytes: new TextEncoder().encode(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Unseen def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <0000> <FFFF> <0000> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`,
    ),
  },
];

function linesOf({ text, size, bold, above }: Block, pen: Pen): Line[] {
  const style = { size, bold };
  const widthOf = (part: string) => (latinCodes(part) ? latinWidth(part, size, bold) : pen.widthOf(part, style));
  return breakLines(text, PAGE.width - 2 * PAGE.margin, widthOf).map((line, at) => ({
    ...style,
    text: line,
    above: at === 0 ? above : 0,
  }));
}

const heightOf = ({ size, above }: Line) => size * LEADING + above;

function inPages(lines: readonly Line[]): Line[][] {
  const room = PAGE.height - PAGE.margin - PAGE.foot;
  const pages: Line[][] = [[]];
  let used = 0;
  for (const line of lines) {
    if (used + heightOf(line) > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(line);
    used += heightOf(line);
  }
  return pages;
}

/** Returns a page's drawing operators for lines. Pictures become objects of their own. */
async function written(lines: readonly Line[], pen: Pen, objects: PdfObject[]) {
  const content: string[] = [];
  const pictures: number[] = [];
  let y = PAGE.height - PAGE.margin;
  for (const line of lines) {
    y -= heightOf(line);
    const codes = latinCodes(line.text);
    if (codes) {
      content.push(
        `BT /${line.bold ? "F2" : "F1"} ${line.size} Tf ${PAGE.margin} ${y.toFixed(2)} Td ${hexOfBytes(codes)} Tj ET`,
      );
      continue;
    }
    const { width, height, bytes } = await pen.draw(line.text, line);
    const number = objects.push({
      says: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
      bytes,
    });
    pictures.push(number);
    const tall = line.size * PICTURE.height;
    const wide = (tall * width) / height;
    const low = y - line.size * PICTURE.below;
    content.push(
      `q ${wide.toFixed(2)} 0 0 ${tall.toFixed(2)} ${PAGE.margin} ${low.toFixed(2)} cm /P${number} Do Q`,
      // Scaled to the picture's width, so that a selection covers it. Without q and Q all later text would be invisible
      // too.
      `q BT 3 Tr ${((wide / (line.text.length * line.size)) * 100).toFixed(2)} Tz /F3 ${line.size} Tf ${PAGE.margin} ${y.toFixed(2)} Td ${hexOfUnits(line.text)} Tj ET Q`,
    );
  }
  return { content, pictures };
}

function footer(hash: string, page: number, of: number): string {
  const codes = latinCodes(`Page ${page} of ${of}   ${hash.slice(0, 16)}`) ?? [];
  return `0.4 g BT /F1 8 Tf ${PAGE.margin} ${PAGE.foot / 2} Td ${hexOfBytes(codes)} Tj ET`;
}
