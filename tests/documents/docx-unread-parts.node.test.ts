import { describe, expect, it } from "vitest";
import { readAnsweredWeek } from "./answered-week";
import { docx } from "./make-documents";
import { textDocument, textOf } from "./read-blocks";

const p = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`;
const t = (text: string) => `<w:t>${text}</w:t>`;
const box = (text: string) => `<w:txbxContent>${p(t(text))}</w:txbxContent>`;

describe("what stands beside the story of a Word document", () => {
  it("is told and not read: a text box, whose copy for old programs counts as the same", async () => {
    const inner = `${t("A1 - Squat")}<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx>${box("Drink water")}</wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box("Drink water")}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`;
    const file = await docx(p(t("Monday")) + p(inner) + p(`<w:pict>${box("Old box")}</w:pict>`));
    const { blocks, boxes } = await textDocument(file);
    expect(blocks.map((block) => (block.kind === "paragraph" ? textOf(block) : ""))).toEqual([
      "Monday",
      "A1 - Squat",
      "",
    ]);
    expect(boxes.map(({ after, text }) => [textOf(after), text])).toEqual([
      ["A1 - Squat", "Drink water"],
      ["", "Old box"],
    ]);
    const { draft, notes } = await readAnsweredWeek(file, "boxes.docx");
    expect(draft.days[0]?.sections[0]?.exercises.map(({ name, notes }) => [name, notes])).toEqual([["Squat", null]]);
    expect(notes.filter(({ code }) => code === "text_box").map(({ message }) => message)).toEqual([
      'A text box was left out: "Drink water". Move its text into the page if it belongs to the program.',
      'A text box was left out: "Old box". Move its text into the page if it belongs to the program.',
    ]);
  });

  it("gives title and week where a box stands above everything, also in content controls and in the old drawing alone", async () => {
    const control = (inner: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
    const title = `<w:txbxContent>${control(p(t("Grip Camp")))}${p(t("Week 3"))}</w:txbxContent>`;
    const drawn = (content: string) =>
      `<mc:AlternateContent><mc:Choice Requires="wpg"><w:drawing><wp:anchor/></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`;
    const exercises = `<w:txbxContent>${control(p(t("A2 - Row 4x8")))}</w:txbxContent>`;
    const file = await docx(p(drawn(title)) + p(t("Monday")) + p(t("A1 - Squat 3x5") + drawn(exercises)));
    const { draft, notes } = await readAnsweredWeek(file, "boxes.docx");
    expect(draft).toMatchObject({ title: "Grip Camp", weekNumber: 3 });
    expect(draft.days[0]?.sections[0]?.exercises.map(({ name }) => name)).toEqual(["Squat", "Row"]);
    expect(notes.map(({ code }) => code)).not.toContain("text_box");
  });

  it("heads the days where each of them has a box of its own", async () => {
    const day = (text: string) => p(`<w:pict>${box(text)}</w:pict>`);
    const file = await docx(
      day("Tuesday | Grips") + p(t("A1 - Towel row 3x8")) + day("Friday | Hips") + p(t("A1 - Back squat 3x5")),
    );
    const { draft, notes } = await readAnsweredWeek(file, "boxes.docx");
    expect(draft.days.map(({ dayOfWeek, title }) => [dayOfWeek, title])).toEqual([
      [2, "Grips"],
      [5, "Hips"],
    ]);
    expect(notes.map(({ code }) => code)).not.toContain("text_box");
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

  it("is read where a note is nothing but a link: it belongs to the exercise that carries the mark", async () => {
    const marked = (name: string, id: number) =>
      `<w:p><w:r>${t(name)}<w:footnoteReference w:id="${id}"/></w:r><w:r>${t(" 3x10")}</w:r></w:p>`;
    const note = (id: number, inner: string) => `<w:footnote w:id="${id}">${inner}</w:footnote>`;
    const file = await withRelations(
      p(t("Monday")) + marked("A1 - Squat", 2) + marked("A2 - Row", 3) + marked("A3 - Dip", 4),
      {
        "footnotes:footnotes.xml": `<w:footnotes>${note(2, p(t(" youtu.be/lyaCSRcVONc")))}${note(3, p(t("Slowly")))}${note(4, '<w:p><w:hyperlink r:id="v"><w:r><w:t>Watch</w:t></w:r></w:hyperlink></w:p>')}${note(9, p(t("youtu.be/nobody")))}</w:footnotes>`,
      },
      {
        "word/_rels/footnotes.xml.rels":
          '<Relationships><Relationship Id="v" Type="http://x/hyperlink" Target="https://youtu.be/sqVHNRRjyp4" TargetMode="External"/></Relationships>',
      },
    );
    const { draft, notes } = await readAnsweredWeek(file, "notes.docx");
    expect(draft.days[0]?.sections[0]?.exercises.map(({ name, videoUrl }) => [name, videoUrl])).toEqual([
      ["Squat", "https://youtu.be/lyaCSRcVONc"],
      ["Row", null],
      ["Dip", "https://youtu.be/sqVHNRRjyp4"],
    ]);
    expect(notes.filter(({ code }) => code === "footnotes").map(({ message }) => message)).toEqual([
      'A footnote was left out: "Slowly".',
      'A footnote was left out: "youtu.be/nobody".',
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
    const { notes } = await readAnsweredWeek(await docx(p(t("A1 - Squat 3x10")) + p(boxes.join(""))), "boxes.docx");
    const told = notes.filter(({ code }) => code === "text_box");
    expect(told).toHaveLength(8);
    expect(told[0]?.message.length).toBeLessThan(200);
  });
});

function withRelations(
  body: string,
  parts: Record<string, string>,
  more: Record<string, string> = {},
): Promise<Uint8Array> {
  const relations = Object.keys(parts).map((key, index) => {
    const [type, file] = key.split(":");
    return `<Relationship Id="x${index}" Type="http://x/${type}" Target="${file}"/>`;
  });
  return docx(body, {
    "word/_rels/document.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...Object.fromEntries(Object.entries(parts).map(([key, xml]) => [`word/${key.split(":")[1]}`, xml])),
    ...more,
  });
}
