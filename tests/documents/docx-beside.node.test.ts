import { describe, expect, it } from "vitest";
import { docx } from "./make-documents";
import { textDocument, textOf } from "./read-blocks";

const p = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`;
const t = (text: string) => `<w:t>${text}</w:t>`;
const box = (text: string) => `<w:txbxContent>${p(t(text))}</w:txbxContent>`;

describe("what stands beside the story of a Word document", () => {
  it("is told and not read: a text box, whose copy for old programs counts as the same", async () => {
    const inner = `${t("A1 - Squat")}<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx>${box("Drink water")}</wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box("Drink water")}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`;
    const { blocks, leftovers } = await textDocument(await docx(p(inner) + p(`<w:pict>${box("Old box")}</w:pict>`)));
    expect(blocks.map((block) => (block.kind === "paragraph" ? textOf(block) : ""))).toEqual(["A1 - Squat", ""]);
    expect(leftovers).toEqual([
      { kind: "text_box", what: "Drink water" },
      { kind: "text_box", what: "Old box" },
    ]);
  });

  it("is told and not read: headers that say something, notes, comments and inserted documents", async () => {
    const body = `${p(t("Monday"))}<w:altChunk r:id="c"/>`;
    const { leftovers } = await textDocument(
      await withRelations(body, {
        "header:h1.xml": `<w:hdr>${p(t("Deload week: half of all sets"))}</w:hdr>`,
        "footer:f1.xml": `<w:ftr>${p(t("Page 1 of 3"))}</w:ftr>`,
        "footnotes:n1.xml": `<w:footnotes><w:footnote w:type="separator">${p(t("sep"))}</w:footnote><w:footnote w:id="2">${p(t("Slowly"))}</w:footnote></w:footnotes>`,
        "comments:c1.xml": `<w:comments><w:comment>${p(t("heavier?"))}</w:comment><w:comment/></w:comments>`,
      }),
    );
    expect(leftovers).toEqual([
      { kind: "embedded_document", what: "" },
      { kind: "header_footer", what: "Deload week: half of all sets" },
      { kind: "footnotes", what: "Slowly" },
      { kind: "comments", what: "2" },
    ]);
  });

  it("may be damaged or hostile without keeping anybody from reading the story", async () => {
    const { blocks, leftovers } = await textDocument(
      await withRelations(p(t("Monday")), {
        "header:h1.xml": "<w:hdr>",
        "comments:c1.xml": '<!DOCTYPE a [<!ENTITY x "y">]><w:comments/>',
        "footnotes:n1.xml": "<a>".repeat(5000),
      }),
    );
    expect(blocks).toHaveLength(1);
    expect(leftovers).toEqual([]);
  });

  it("is told in a few words, also when there is a lot of it", async () => {
    const boxes = Array.from(
      { length: 400 },
      (_, index) => `<w:pict>${box(`${index} ${"word ".repeat(100)}`)}</w:pict>`,
    );
    const { leftovers } = await textDocument(await docx(p(boxes.join(""))));
    expect(leftovers.length).toBeLessThan(10);
    expect(leftovers[0]?.what).toHaveLength(101);
  });
});

function withRelations(body: string, parts: Record<string, string>): Promise<Uint8Array> {
  const relations = Object.keys(parts).map((key, index) => {
    const [type, file] = key.split(":");
    return `<Relationship Id="x${index}" Type="http://x/${type}" Target="${file}"/>`;
  });
  return docx(body, {
    "word/_rels/document.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...Object.fromEntries(Object.entries(parts).map(([key, xml]) => [`word/${key.split(":")[1]}`, xml])),
  });
}
