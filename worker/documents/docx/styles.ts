import { child, childrenNamed, childValue, toggle, type XmlElement } from "../xml/xml-element";

export type ParagraphLook = {
  heading: number | null;
  bold: boolean;
  contents: boolean;
  numbering: { id: string; level: number } | null;
};

export type Styles = {
  paragraph: (id: string | undefined) => ParagraphLook;
  boldRun: (id: string | undefined) => boolean | undefined;
};

/** What paragraph and character styles mean, with inheritance (ISO 29500-1, 17.7.4). */
export function readStyles(root: XmlElement | undefined): Styles {
  const styles = new Map<string, XmlElement>();
  let standard: string | undefined;
  for (const style of childrenNamed(root, "style")) {
    const id = style.attributes.styleId ?? "";
    styles.set(id, style);
    if (style.attributes.type === "paragraph" && style.attributes.default === "1") standard = id;
  }
  const looks = new Map<string, ParagraphLook>();
  return {
    paragraph: (id) => {
      const key = id ?? standard ?? "";
      const known = looks.get(key) ?? paragraphLook(chain(styles, key), key);
      looks.set(key, known);
      return known;
    },
    boldRun: (id) => {
      for (const style of chain(styles, id ?? "")) {
        const bold = toggle(child(style, "rPr"), "b");
        if (bold !== undefined) return bold;
      }
      return undefined;
    },
  };
}

/** A style and what it is based on, nearest first. Loops occur in damaged files, hence the bound. */
function chain(styles: Map<string, XmlElement>, id: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (let style = styles.get(id); style && found.length < 12; style = styles.get(childValue(style, "basedOn") ?? "")) {
    found.push(style);
  }
  return found;
}

function paragraphLook(styles: XmlElement[], id: string): ParagraphLook {
  const look: ParagraphLook = { heading: null, bold: false, contents: false, numbering: null };
  const names = styles.length
    ? styles.map((style) => childValue(style, "name") ?? style.attributes.styleId ?? "")
    : [id];
  for (const name of names) {
    const heading = /^(?:heading|überschrift|titre|título|kop|rubrik)\s*(\d)$/i.exec(name.trim());
    if (heading) look.heading ??= Number(heading[1]);
    if (/^title$/i.test(name.trim())) look.heading ??= 0;
    if (/^(toc|contents|table of contents)\b/i.test(name.trim())) look.contents = true;
  }
  let bold: boolean | undefined;
  for (const style of styles) {
    const properties = child(style, "pPr");
    const outline = Number(childValue(properties, "outlineLvl") ?? 9);
    if (outline < 9) look.heading ??= outline + 1;
    bold ??= toggle(child(style, "rPr"), "b");
    const list = child(properties, "numPr");
    const listId = childValue(list, "numId");
    if (listId !== undefined) look.numbering ??= { id: listId, level: Number(childValue(list, "ilvl") ?? 0) };
  }
  look.bold = bold ?? false;
  return look;
}
