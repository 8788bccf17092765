import type { SignedPaper } from "../../worker/contract/first-week";

/** A text of the paper in one style. */
export type Block = { text: string; size: number; bold: boolean; above: number };

const body = (text: string, above = 6): Block => ({ text, size: 10, bold: false, above });
const heading = (text: string): Block => ({ text, size: 12.5, bold: true, above: 22 });
const small = (text: string, above = 3): Block => ({ text, size: 8, bold: false, above });

/** Returns all texts of the paper in order: what was signed, the answers, by whom, when, and which version. */
export function paperBlocks(paper: SignedPaper): Block[] {
  const { club, title, text, answers, fullName, signedAt, version, waiverHash } = paper;
  return [
    { text: club, size: 10, bold: true, above: 0 },
    { text: title, size: 22, bold: true, above: 8 },
    ...text.split(/\n+/).map((paragraph, at) => body(paragraph.trim(), at === 0 ? 16 : 8)),
    ...(answers.length ? [heading("Questions and answers")] : []),
    ...answers.map(({ question, yes }) => body(`${yes ? "Yes" : "No"}: ${question}`)),
    heading("Signed"),
    { text: fullName, size: 18, bold: false, above: 10 },
    body(
      `On ${signedWhen(signedAt)}, by typing this name and ticking: I have read this, my answers are true, and I sign it with my name.`,
    ),
    small(`Version ${version} of the text. SHA-256 of agreement and questions:`, 16),
    small(waiverHash),
  ];
}

/** Formats in UTC, because the paper may be read anywhere. */
function signedWhen(iso: string): string {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
  return `${day}, ${iso.slice(11, 19)} UTC`;
}
