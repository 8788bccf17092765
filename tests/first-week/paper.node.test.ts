import { describe, expect, it } from "vitest";
import { latinCodes } from "../../web/papers/latin-text";
import { type Pen, paperPdf } from "../../web/papers/paper-pdf";
import type { SignedPaper } from "../../worker/contract/first-week";
import { FIRST_WEEK_DEFAULT } from "../../worker/contract/first-week-default";
import { readPdf } from "./read-pdf";

const PAPER: SignedPaper = {
  id: 1,
  club: "Longroll",
  ...FIRST_WEEK_DEFAULT.waiver,
  answers: FIRST_WEEK_DEFAULT.questions.map((question, at) => ({ question, yes: at === 2 })),
  fullName: "Ana Lima",
  signedAt: "2026-11-25T21:04:11.000Z",
  version: 3,
  waiverHash: "0123456789abcdef".repeat(4),
};

/** Letters half as wide as they are high; what it has drawn is in `drawn`. */
function pen(): Pen & { drawn: string[] } {
  const drawn: string[] = [];
  const widthOf = (text: string, { size }: { size: number }) => [...text].length * size * 0.5;
  return {
    drawn,
    widthOf,
    draw: async (text, style) => {
      drawn.push(text);
      return { width: Math.ceil(widthOf(text, style) * 4), height: style.size * 6, bytes: new Uint8Array([1, 2, 3]) };
    },
  };
}

/** Lines are broken anywhere: said once more without them. */
const said = (text: string[]) => text.join(" ").replace(/\s+/g, " ");

describe("the PDF of a signed paper", () => {
  it("opens by its own table and holds text, answers, name, instant, version and hash as text", async () => {
    const { text, pages, title } = readPdf(await paperPdf(PAPER, pen()));
    expect(pages).toBeGreaterThan(0);
    const all = said(text);
    for (const paragraph of PAPER.text.split("\n\n")) expect(all).toContain(paragraph);
    for (const { question, yes } of PAPER.answers) expect(all).toContain(`${yes ? "Yes" : "No"}: ${question}`);
    expect(all).toContain("Ana Lima");
    expect(all).toContain("25 November 2026, 21:04:11 UTC");
    expect(all).toContain("Version 3 of the text");
    expect(all).toContain(PAPER.waiverHash);
    expect(title).toBe("Training agreement, Ana Lima");
  });

  it.each([
    "Zoë Müller-Łukasiewicz",
    "Наталья Ивановна",
    "王小明",
    "محمد عبد الله",
    "अनीता शर्मा",
    "สมชาย ใจดี",
    "Ὀδυσσεύς",
    "Ada 🥋 Kim",
  ])("prints the name of %s, as a picture with its letters behind it where the fonts have none", async (fullName) => {
    const drawing = pen();
    const { text, unseen, title, objects } = readPdf(await paperPdf({ ...PAPER, fullName }, drawing));
    expect(said(text)).toContain(fullName);
    expect(title).toContain(fullName);
    const isLatin = latinCodes(fullName) !== null;
    expect(drawing.drawn).toEqual(isLatin ? [] : [fullName]);
    expect(unseen).toEqual(isLatin ? [] : [fullName]);
    expect(objects.filter((object) => object.includes("/Subtype /Image"))).toHaveLength(isLatin ? 0 : 1);
  });

  it("goes on over as many pages as a long agreement needs, and loses none of it", async () => {
    const text = Array.from({ length: 120 }, (_, at) => `Paragraph ${at}: ${"all of it is kept ".repeat(6)}`).join(
      "\n\n",
    );
    const read = readPdf(await paperPdf({ ...PAPER, text }, pen()));
    expect(read.pages).toBeGreaterThan(3);
    const all = said(read.text);
    for (let at = 0; at < 120; at += 1) expect(all).toContain(`Paragraph ${at}: all of it`);
    expect(all).toContain(`Page ${read.pages} of ${read.pages}`);
  });

  it("breaks an agreement in a script without spaces within its room", async () => {
    const drawing = pen();
    const text = "我同意".repeat(200);
    const read = readPdf(await paperPdf({ ...PAPER, text }, drawing));
    expect(read.text.filter((line) => line.includes("我")).join("")).toBe(text);
    for (const line of drawing.drawn) expect([...line].length * 10 * 0.5).toBeLessThanOrEqual(475);
  });

  it("takes words for words, whatever they would mean to a PDF", async () => {
    const fullName = "O'Brien (Jr.) \\ >> endobj <<";
    expect(said(readPdf(await paperPdf({ ...PAPER, fullName }, pen())).text)).toContain(fullName);
  });
});
