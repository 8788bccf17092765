import type { Paragraph } from "../document-model";
import { RESULT_MARK } from "../results/result-mark";
import { child, childValue, type XmlElement } from "../xml/xml-element";
import type { DocxContext } from "./docx-context";
import { RunCollector } from "./run-collector";
import type { ParagraphLook } from "./styles";

/** Reads one paragraph; null for those that are not content: entries of a contents list, and results that were written under exercises. */
export function readParagraph(element: XmlElement, context: DocxContext): Paragraph | null {
  const properties = child(element, "pPr");
  const look = context.styles.paragraph(childValue(properties, "pStyle"));
  const inContents = context.contents > 0;
  const collector = new RunCollector(context, look);
  collector.collect(element);
  if (look.contents || ((inContents || context.contents > 0) && endsWithPageNumber(collector))) return null;
  if (collector.runs[0]?.text.startsWith(RESULT_MARK)) {
    context.paragraphs--;
    return null;
  }
  const outline = Number(childValue(properties, "outlineLvl") ?? 9);
  const paragraph: Paragraph = {
    kind: "paragraph",
    // A list that was filled one by one has room for seventeen, and most paragraphs are one run.
    runs: collector.runs.slice(),
    heading: look.heading ?? (outline < 9 ? outline + 1 : null),
    large: false,
    list: listLabel(properties, look.numbering, context),
    number: context.paragraphs,
  };
  if (collector.size !== null) context.sized.push({ paragraph, size: collector.size });
  return paragraph;
}

/** Marks what is set clearly bigger than most of the document: headings by look. */
export function markLarge({ sized, charactersOfSize }: DocxContext): void {
  let common = 0;
  let most = 0;
  for (const [size, characters] of charactersOfSize) if (characters > most) [common, most] = [size, characters];
  for (const { paragraph, size } of sized) paragraph.large = size >= common * 1.15;
}

function endsWithPageNumber({ runs }: RunCollector): boolean {
  return /(?:\t|\.{3,}\s*)\d{1,4}\s*$/.test(
    runs
      .map((run) => run.text)
      .join("")
      .slice(-200),
  );
}

function listLabel(
  properties: XmlElement | undefined,
  styled: ParagraphLook["numbering"],
  context: DocxContext,
): Paragraph["list"] {
  const own = child(properties, "numPr");
  const id = childValue(own, "numId") ?? styled?.id;
  if (id === undefined || id === "0") return null;
  const written = childValue(own, "ilvl");
  const level =
    written !== undefined ? Number(written) : (styled?.level ?? context.numbering.levelOf(id, styled?.styles ?? []));
  const label = context.numbering.next(id, level);
  return label === null ? null : { label, level: Math.max(level, styled?.depth ?? 0) };
}
