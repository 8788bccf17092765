import { describe, expect, it } from "vitest";
import { paragraphsOf } from "./read-blocks";

const level = (index: number, format: string, text: string, more = "") =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const abstract = (id: number, levels: string, more = "") =>
  `<w:abstractNum w:abstractNumId="${id}">${more}${levels}</w:abstractNum>`;
const num = (id: number, of: number, more = "") =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;
const item = (id: number, at = 0, style = "") =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr></w:pPr><w:r><w:t>x</w:t></w:r></w:p>`;
const styled = (style: string) => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>x</w:t></w:r></w:p>`;
const plain = "<w:p><w:r><w:t>text</w:t></w:r></w:p>";

describe("list numbers, which Word keeps out of the text", () => {
  it("count levels, letters and codes made of both", async () => {
    const numbering =
      abstract(1, level(0, "upperLetter", "%1") + level(1, "decimal", "%1%2.") + level(2, "lowerRoman", "(%3)")) +
      num(1, 1);
    const body = [item(1), item(1, 1), item(1, 1), item(1, 2), item(1), item(1, 1)].join("");
    expect(await labels(body, numbering)).toEqual(["A", "A1.", "A2.", "(i)", "B", "B1."]);
  });

  it("go on after an interruption, and across lists of one definition", async () => {
    const numbering = abstract(1, level(0, "decimal", "%1.")) + num(1, 1) + num(2, 1);
    expect(await labels(item(1) + item(1) + plain + item(1) + item(2), numbering)).toEqual([
      "1.",
      "2.",
      null,
      "3.",
      "4.",
    ]);
  });

  it("start again where an override says so, at every level it names", async () => {
    const override = (at: number, start: number) =>
      `<w:lvlOverride w:ilvl="${at}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
    const numbering =
      abstract(1, level(0, "decimal", "%1") + level(1, "decimal", "%1.%2")) +
      num(1, 1) +
      num(2, 1, override(0, 5) + override(1, 3));
    const body = [item(1), item(1), item(2), item(2, 1), item(2, 1), item(2), item(2, 1)].join("");
    expect(await labels(body, numbering)).toEqual(["1", "2", "5", "5.3", "5.4", "6", "6.3"]);
  });

  it("show a level that was passed over as begun, and legal numbering in figures", async () => {
    const numbering =
      abstract(1, level(0, "upperRoman", "%1") + level(1, "decimal", "%1.%2", "<w:isLgl/>")) + num(1, 1);
    expect(await labels(item(1, 1) + item(1, 1) + item(1) + item(1, 1), numbering)).toEqual([
      "1.1",
      "1.2",
      "II",
      "2.1",
    ]);
  });

  it("come by style, at the level that names the style", async () => {
    const numbering =
      abstract(
        1,
        level(0, "upperLetter", "%1", '<w:pStyle w:val="Block"/>') +
          level(1, "decimal", "%1%2", '<w:pStyle w:val="Item"/>'),
      ) + num(7, 1);
    const style = (id: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style>`;
    const styles = `<w:styles>${style("Block")}${style("Item")}</w:styles>`;
    const found = await paragraphsOf(styled("Block") + styled("Item") + styled("Item"), parts(numbering, styles));
    expect(found.map(({ list }) => list)).toEqual([
      { label: "A", level: 0 },
      { label: "A1", level: 1 },
      { label: "A2", level: 1 },
    ]);
  });

  it("are a level deeper in a style that Word names so", async () => {
    const numbering = abstract(1, level(0, "bullet", "•")) + num(1, 1) + num(2, 1);
    const style = (id: string, name: string, list: number) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:numPr><w:numId w:val="${list}"/></w:numPr></w:pPr></w:style>`;
    const styles = `<w:styles>${style("A", "List Bullet", 1)}${style("B", "List Bullet 2", 2)}</w:styles>`;
    const found = await paragraphsOf(styled("A") + styled("B"), parts(numbering, styles));
    expect(found.map(({ list }) => list?.level)).toEqual([0, 1]);
  });

  it("follow a definition that only points at a numbering style", async () => {
    const numbering =
      abstract(1, level(0, "decimal", "%1)"), '<w:styleLink w:val="Days"/>') +
      abstract(2, "", '<w:numStyleLink w:val="Days"/>') +
      num(1, 1) +
      num(2, 2);
    expect(await labels(item(2) + item(2), numbering)).toEqual(["1)", "2)"]);
  });

  it("end where a paragraph says it is in no list", async () => {
    const numbering = abstract(1, level(0, "decimal", "%1.")) + num(1, 1);
    const style =
      '<w:style w:type="paragraph" w:styleId="L"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const found = await paragraphsOf(
      styled("L") + item(0, 0, "L") + styled("L"),
      parts(numbering, `<w:styles>${style}</w:styles>`),
    );
    expect(found.map(({ list }) => list?.label ?? null)).toEqual(["1.", null, "2."]);
  });

  it("survive lists that are missing, endless or beyond measure", async () => {
    const numbering =
      abstract(1, level(0, "upperLetter", "%1") + level(3, "decimal", "%9%4"), '<w:numStyleLink w:val="None"/>') +
      num(1, 1, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="99999999999"/></w:lvlOverride>');
    const found = await labels(item(1) + item(1, 3) + item(1, 99) + item(5) + item(1, -4), numbering);
    expect(found[3]).toBeNull();
    expect(found.every((label) => (label ?? "").length < 20)).toBe(true);
  });
});

function parts(numbering: string, styles = "<w:styles/>"): Record<string, string> {
  return { "word/numbering.xml": `<w:numbering xmlns:w="w">${numbering}</w:numbering>`, "word/styles.xml": styles };
}

async function labels(body: string, numbering: string): Promise<(string | null)[]> {
  return (await paragraphsOf(body, parts(numbering))).map(({ list }) => list?.label ?? null);
}
