import { DocumentError } from "../document-error";
import type { Run } from "../document-model";
import { DOCUMENT_LIMITS } from "../limits";
import { child, childValue, toggle, type XmlElement } from "../xml/xml-element";
import { charactersOf } from "./characters";
import type { DocxContext } from "./docx-context";
import { noteKey } from "./footnote-links";
import { hyperlinkField } from "./hyperlink-field";
import { type ParagraphLook, sizeOf } from "./styles";
import { textBoxesIn } from "./text-boxes";

type Field = { instruction: string; reading: boolean; url: string | null };

/** Deleted text lies in `del` and `moveFrom`, which are not among these. */
const LOOK_THROUGH = new Set([
  "ins",
  "moveTo",
  "smartTag",
  "customXml",
  "sdt",
  "sdtContent",
  "dir",
  "bdo",
  "oMath",
  "oMathPara",
]);

/** A raised number that carries a link, as footnotes do, is no text. */
const LINK_MARK = /^[\s[(]*(?:\d{1,3}|[a-z*†‡§])[\s\])]*$/i;

/** Gathers a paragraph's runs; neighbours that look alike become one, for Word splits words at will. */
export class RunCollector {
  readonly runs: Run[] = [];
  /** The smallest size of visible text, in half-points. */
  size: number | null = null;
  /** Complex fields span runs: begin, instruction, separate, result, end (ISO 29500-1, 17.16.18). */
  private readonly fields: Field[] = [];

  constructor(
    private readonly context: DocxContext,
    private readonly look: ParagraphLook,
  ) {}

  collect(container: XmlElement, url: string | null = null): void {
    for (const element of container.children) {
      const { name } = element;
      if (name === "r") this.run(element, url);
      else if (name === "hyperlink") this.collect(element, this.linkOf(element) ?? url);
      else if (name === "fldSimple") this.collect(element, hyperlinkField(element.attribute("instr") ?? "") ?? url);
      else if (name === "AlternateContent") {
        const choice = child(element, "Choice") ?? child(element, "Fallback");
        if (choice) this.collect(choice, url);
      } else if (LOOK_THROUGH.has(name)) this.collect(element, url);
    }
  }

  /** Word splits an address at its "#"; an anchor alone is a place in this document. */
  private linkOf(element: XmlElement): string | null {
    const target = this.context.links.get(element.attribute("id") ?? "");
    const anchor = element.attribute("anchor");
    return target === undefined ? null : anchor && !target.includes("#") ? `${target}#${anchor}` : target;
  }

  private run(run: XmlElement, url: string | null): void {
    const properties = child(run, "rPr");
    const styled = this.context.styles.run(childValue(properties, "rStyle"));
    const hidden =
      (toggle(properties, "vanish") ?? styled.hidden ?? this.look.hidden) === true ||
      toggle(properties, "webHidden") === true;
    const bold = toggle(properties, "b") ?? styled.bold ?? this.look.bold ?? false;
    let text = "";
    for (const part of run.children) {
      const field = this.fields[this.fields.length - 1];
      if (part.name === "fldChar") this.fieldMark(part.attribute("fldCharType") ?? "");
      else if (part.name === "instrText") {
        if (field) field.instruction += part.text;
      } else if (hidden || (field && !field.reading)) continue;
      else if (part.name === "footnoteReference" || part.name === "endnoteReference") this.noteMark(part);
      else {
        text += charactersOf(part);
        for (const box of textBoxesIn(part)) this.context.hanging.push(box);
      }
    }
    if (text === "") return;
    this.context.characters += text.length;
    if (this.context.characters > DOCUMENT_LIMITS.characters) throw tooMuchText();
    this.measure(text, sizeOf(properties) ?? styled.size ?? this.look.size ?? this.context.styles.size);
    const target = url ?? this.fields.findLast((field) => field.url !== null)?.url ?? null;
    if (target !== null && LINK_MARK.test(text) && childValue(properties, "vertAlign") === "superscript") text = "";
    const last = this.runs[this.runs.length - 1];
    if (last && last.url === target && last.bold === bold) last.text += text;
    else this.runs.push({ text, url: target, bold });
  }

  /** The link of a note goes where the note's number stands. */
  private noteMark(mark: XmlElement): void {
    const { urls, used } = this.context.noteLinks;
    const key = noteKey(mark.name.replace("Reference", ""), mark);
    const url = urls.get(key);
    if (url === undefined) return;
    used.add(key);
    this.runs.push({ text: "", url, bold: false });
  }

  private measure(text: string, size: number): void {
    if (text.trim() === "") return;
    this.size = this.size === null ? size : Math.min(this.size, size);
    const { charactersOfSize } = this.context;
    charactersOfSize.set(size, (charactersOfSize.get(size) ?? 0) + text.length);
  }

  private fieldMark(kind: string): void {
    const { context } = this;
    if (kind === "begin") {
      this.fields.push({ instruction: "", reading: false, url: null });
      if (context.contents > 0) context.contents++;
    }
    const field = this.fields[this.fields.length - 1];
    if (kind === "separate" && field) {
      field.reading = true;
      field.url = hyperlinkField(field.instruction);
      if (context.contents === 0 && /^\s*TOC\b/i.test(field.instruction)) context.contents = 1;
    }
    if (kind === "end") {
      this.fields.pop();
      if (context.contents > 0) context.contents--;
    }
  }
}

export function tooMuchText(): DocumentError {
  return new DocumentError(
    "too_large",
    "This document is too large to read: it has more text than a training week needs. Remove what does not belong to the program and upload it again.",
  );
}
