import type { Paragraph, Run } from "../document-model";
import { child, childValue, toggle, type XmlElement } from "../xml/xml-element";
import type { DocxContext } from "./docx-context";

/** Reads one paragraph; null for those that are not content (entries of a contents list). */
export function readParagraph(element: XmlElement, context: DocxContext): Paragraph | null {
  const properties = child(element, "pPr");
  const look = context.styles.paragraph(childValue(properties, "pStyle"));
  if (look.contents) return null;
  const collector = new RunCollector(context, look.bold);
  collector.collect(element);
  const outline = Number(childValue(properties, "outlineLvl") ?? 9);
  return {
    kind: "paragraph",
    runs: collector.runs,
    heading: look.heading ?? (outline < 9 ? outline + 1 : null),
    list: listLabel(properties, look.numbering, context),
    number: context.paragraphs,
  };
}

function listLabel(
  properties: XmlElement | undefined,
  styled: { id: string; level: number } | null,
  context: DocxContext,
): Paragraph["list"] {
  const own = child(properties, "numPr");
  const id = childValue(own, "numId") ?? styled?.id;
  if (id === undefined || id === "0") return null;
  const level = Number(childValue(own, "ilvl") ?? styled?.level ?? 0);
  const label = context.numbering.next(id, level);
  return label === null ? null : { label, level };
}

type Field = { instruction: string; reading: boolean; url: string | null };

const LOOK_THROUGH = new Set(["ins", "moveTo", "smartTag", "customXml", "sdtContent", "dir", "bdo", "Choice"]);

class RunCollector {
  readonly runs: Run[] = [];
  /** Complex fields span runs: begin, instruction, separate, result, end (ISO 29500-1, 17.16.18). */
  private readonly fields: Field[] = [];

  constructor(
    private readonly context: DocxContext,
    private readonly bold: boolean,
  ) {}

  collect(container: XmlElement, url: string | null = null): void {
    for (const element of container.children) {
      if (element.name === "r") this.run(element, url);
      else if (element.name === "hyperlink")
        this.collect(element, this.context.links.get(element.attributes.id ?? "") ?? url);
      else if (element.name === "fldSimple")
        this.collect(element, hyperlinkField(element.attributes.instr ?? "") ?? url);
      else if (element.name === "sdt") {
        const content = child(element, "sdtContent");
        if (content) this.collect(content, url);
      } else if (element.name === "AlternateContent") {
        const choice = child(element, "Choice") ?? child(element, "Fallback");
        if (choice) this.collect(choice, url);
      } else if (LOOK_THROUGH.has(element.name)) this.collect(element, url);
    }
  }

  private run(run: XmlElement, url: string | null): void {
    const properties = child(run, "rPr");
    const hidden = toggle(properties, "vanish") === true || toggle(properties, "webHidden") === true;
    const bold = toggle(properties, "b") ?? this.context.styles.boldRun(childValue(properties, "rStyle")) ?? this.bold;
    let text = "";
    for (const part of run.children) {
      const field = this.fields[this.fields.length - 1];
      if (part.name === "fldChar") this.fieldMark(part.attributes.fldCharType ?? "");
      else if (part.name === "instrText") {
        if (field) field.instruction += part.text;
      } else if (hidden || (field && !field.reading)) continue;
      else text += characters(part);
    }
    if (text === "") return;
    const target = url ?? this.fields.findLast((field) => field.url !== null)?.url ?? null;
    const last = this.runs[this.runs.length - 1];
    if (last && last.url === target && last.bold === bold) last.text += text;
    else this.runs.push({ text, url: target, bold });
  }

  private fieldMark(kind: string): void {
    if (kind === "begin") this.fields.push({ instruction: "", reading: false, url: null });
    const field = this.fields[this.fields.length - 1];
    if (kind === "separate" && field) {
      field.reading = true;
      field.url = hyperlinkField(field.instruction);
    }
    if (kind === "end") this.fields.pop();
  }
}

function characters(part: XmlElement): string {
  if (part.name === "t") return part.text;
  if (part.name === "tab" || part.name === "ptab") return "\t";
  if (part.name === "br") return part.attributes.type === "page" || part.attributes.type === "column" ? "" : "\n";
  if (part.name === "cr") return "\n";
  if (part.name === "noBreakHyphen") return "-";
  return "";
}

function hyperlinkField(instruction: string): string | null {
  const match = /^\s*HYPERLINK\s+(?:"([^"]+)"|([^\s\\"]+))/i.exec(instruction);
  return match?.[1] ?? match?.[2] ?? null;
}
