import { describe, expect, it } from "vitest";
import { docx } from "./make-documents";
import { linesOf, paragraphsOf, textDocument, textOf } from "./read-blocks";

const run = (text: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inner: string, properties = "") => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`;
const field = (mark: string) => `<w:r><w:fldChar w:fldCharType="${mark}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

describe("the text of a Word document", () => {
  it("joins what Word splits over runs, and keeps bold apart", async () => {
    const [paragraph] = await paragraphsOf(
      p(
        run("Gob") +
          '<w:proofErr w:type="spellStart"/>' +
          run("let", '<w:lang w:val="en-GB"/>') +
          run(" Squat", "<w:b/>"),
      ),
    );
    expect(paragraph?.runs).toEqual([
      { text: "Goblet", url: null, bold: false },
      { text: " Squat", url: null, bold: true },
    ]);
  });

  it("reads breaks, tabs, hyphens and signs of symbol fonts", async () => {
    const inner =
      "<w:r><w:t>A</w:t><w:br/><w:t>B</w:t><w:tab/><w:t>C</w:t><w:cr/><w:t>3</w:t><w:noBreakHyphen/><w:t>5</w:t>" +
      '<w:softHyphen/><w:br w:type="page"/><w:sym w:font="Wingdings" w:char="F0FC"/><w:sym w:font="Symbol" w:char="F0B4"/>' +
      '<w:sym w:font="Segoe UI Symbol" w:char="2713"/></w:r>';
    expect(await linesOf(p(inner))).toEqual(["A\nB\tC\n3-5✓×✓"]);
  });

  it("reads emoji that are written twice, once", async () => {
    const inner =
      '<w:r><mc:AlternateContent><mc:Choice Requires="w16se"><w16se:symEx w16se:font="Segoe UI Emoji" w16se:char="1F4AA"/></mc:Choice>' +
      "<mc:Fallback><w:t>💪</w:t></mc:Fallback></mc:AlternateContent></w:r>";
    expect(await linesOf(p(run("Go ") + inner))).toEqual(["Go 💪"]);
  });

  it("keeps no-break spaces, curly quotes, capitals by look and struck text as written", async () => {
    const body = p(run("Coach\u2019s \u201cA1\u201d\u00a0\u2013 3&#215;10", "<w:caps/>") + run(" old", "<w:strike/>"));
    expect(await linesOf(body)).toEqual(["Coach\u2019s \u201cA1\u201d\u00a0\u2013 3×10 old"]);
  });

  it("never shows what tracked changes deleted, and shows what they inserted", async () => {
    const body =
      p(`${run("A1")}<w:del><w:r><w:delText>99%</w:delText></w:r></w:del><w:ins>${run(" Squat")}</w:ins>`) +
      p(`<w:moveFrom>${run("moved away")}</w:moveFrom><w:moveTo>${run("moved here")}</w:moveTo>`) +
      p(run("glued "), "<w:rPr><w:del/></w:rPr>") +
      p(run("together"));
    expect(await linesOf(body)).toEqual(["A1 Squat", "moved here", "glued together"]);
  });

  it("leaves out hidden text, by itself or by its style", async () => {
    const styles =
      '<w:styles><w:style w:type="character" w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>';
    const body = p(run("seen") + run("hidden", "<w:vanish/>") + run("hidden", '<w:rStyle w:val="H"/>'));
    expect(await linesOf(body, { "word/styles.xml": styles })).toEqual(["seen"]);
  });

  it("looks into content controls, custom XML, formulas and smart tags", async () => {
    const control = (inner: string) =>
      `<w:sdt><w:sdtPr><w:tag/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
    const body =
      control(p(run("block"))) +
      p(`${control(run("run"))}<w:smartTag>${run("smart")}</w:smartTag><w:customXml>${run("xml")}</w:customXml>`) +
      p(`<m:oMath><m:r><m:t>3×10</m:t></m:r></m:oMath>`) +
      `<mc:AlternateContent><mc:Choice>${p(run("choice"))}</mc:Choice><mc:Fallback>${p(run("twice"))}</mc:Fallback></mc:AlternateContent>`;
    expect(await linesOf(body)).toEqual(["block", "runsmartxml", "3×10", "choice"]);
  });

  it("leaves out a contents list, as a control, by style and as a field over paragraphs", async () => {
    const styles = '<w:styles><w:style w:type="paragraph" w:styleId="V1"><w:name w:val="toc 1"/></w:style></w:styles>';
    const body =
      `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${p(run("listed"))}</w:sdtContent></w:sdt>` +
      p(run("styled"), '<w:pStyle w:val="V1"/>') +
      p(
        field("begin") +
          instruction('TOC \\o "1-3"') +
          field("separate") +
          run("Monday") +
          "<w:r><w:tab/><w:t>1</w:t></w:r>",
      ) +
      p(`${run("Tuesday")}<w:r><w:tab/><w:t>2</w:t></w:r>`) +
      p(field("end")) +
      p(run("Real text"));
    expect((await linesOf(body, { "word/styles.xml": styles })).filter(Boolean)).toEqual(["Real text"]);
  });

  it("follows links by relationship, by simple and by complex field, but not to places in the document", async () => {
    const url = "https://youtu.be/abcdefghijk";
    const body =
      p(`<w:hyperlink r:id="rId9">${run("one")}</w:hyperlink>`) +
      p(`<w:hyperlink r:id="rId9" w:anchor="t=10">${run("two")}</w:hyperlink>`) +
      p(`<w:hyperlink w:anchor="Monday">${run("three")}</w:hyperlink>`) +
      p(`<w:fldSimple w:instr=' HYPERLINK "${url}" '>${run("four")}</w:fldSimple>`) +
      p(
        field("begin") +
          instruction("HYPER") +
          instruction(`LINK "${url}" \\o "tip"`) +
          field("separate") +
          run("fi") +
          run("ve") +
          field("end") +
          run(" rest"),
      ) +
      p(field("begin") + instruction('HYPERLINK \\l "Monday"') + field("separate") + run("six") + field("end"));
    const document = await textDocument(await docx(body, {}, [{ id: "rId9", target: url }]));
    expect(document.blocks.map((block) => (block.kind === "paragraph" ? block.runs : []))).toEqual([
      [{ text: "one", url, bold: false }],
      [{ text: "two", url: `${url}#t=10`, bold: false }],
      [{ text: "three", url: null, bold: false }],
      [{ text: "four", url, bold: false }],
      [
        { text: "five", url, bold: false },
        { text: " rest", url: null, bold: false },
      ],
      [{ text: "six", url: null, bold: false }],
    ]);
  });

  it("knows headings by names of styles in many languages and programs, by outline and by what a style is based on", async () => {
    const style = (id: string, name: string, more = "") =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
    const styles = `<w:styles>${[
      style("berschrift1", "heading 1"),
      style("T", "Title"),
      style("S", "Subtitle", '<w:basedOn w:val="T"/>'),
      style("P", "Heading"),
      style("P2", "Heading 2", '<w:basedOn w:val="P"/>'),
      style("Custom", "Day", '<w:basedOn w:val="berschrift1"/>'),
      style("O", "Outlined", '<w:pPr><w:outlineLvl w:val="2"/></w:pPr>'),
      style("F", "Título 3"),
      style("N", "Normal"),
    ].join("")}</w:styles>`;
    const ids = ["berschrift1", "T", "S", "P", "P2", "Custom", "O", "F", "N", "Heading4", "Unknown"];
    const body =
      ids.map((id) => p(run(id), `<w:pStyle w:val="${id}"/>`)).join("") + p(run("own"), '<w:outlineLvl w:val="4"/>');
    const found = await paragraphsOf(body, { "word/styles.xml": styles });
    expect(found.map(({ heading }) => heading)).toEqual([1, 0, null, 1, 2, 1, 3, 3, null, 4, null, 5]);
  });

  it("says which paragraphs are set clearly bigger than most of the text", async () => {
    const styles =
      '<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      '<w:style w:type="paragraph" w:styleId="B"><w:name w:val="Big"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style></w:styles>';
    const body =
      p(run("Monday"), '<w:pStyle w:val="B"/>') +
      p(run("Tuesday", '<w:sz w:val="28"/>')) +
      p(run("Half", '<w:sz w:val="28"/>') + run(" of it")) +
      p(run("A1 - Squat, the usual text of the document")) +
      p(run("a little bigger", '<w:sz w:val="24"/>'));
    const found = await paragraphsOf(body, { "word/styles.xml": styles });
    expect(found.map(({ large }) => large)).toEqual([true, true, false, false, false]);
  });

  it("reads any namespace prefix, none, and the strict dialect", async () => {
    for (const prefix of ["x:", "ns0:", ""]) {
      const body = `<${prefix}p><${prefix}r><${prefix}t>A1 - Squat</${prefix}t></${prefix}r></${prefix}p>`;
      const strict = "http://purl.oclc.org/ooxml/wordprocessingml/main";
      const name = prefix ? `xmlns:${prefix.slice(0, -1)}` : "xmlns";
      const part = `<${prefix}document ${name}="${strict}"><${prefix}body>${body}</${prefix}body></${prefix}document>`;
      const rels =
        '<Relationships><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/doc/main.xml"/></Relationships>';
      const document = await textDocument(
        await docx("", { "doc/main.xml": part, "_rels/.rels": rels, "word/document.xml": "<other/>" }),
      );
      expect(document.blocks.map((block) => (block.kind === "paragraph" ? textOf(block) : ""))).toEqual(["A1 - Squat"]);
    }
  });
});
