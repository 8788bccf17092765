import { readTree } from "../xml/read-tree";
import { child, childValue, isOn, toggle, type XmlElement } from "../xml/xml-element";
import type { XmlReader } from "../xml/xml-reader";
import { depthOfList, isQuote, styleHeading } from "./style-names";
import { WITHOUT_MEANING } from "./without-meaning";

type RunLook = { bold: boolean | undefined; size: number | undefined; hidden: boolean | undefined };
export type ParagraphLook = RunLook & {
  heading: number | null;
  contents: boolean;
  /** Without a level of its own, the list's level is the one that names this style. */
  numbering: { id: string; level: number | null; styles: string[]; depth: number } | null;
};

export type Styles = {
  paragraph: (id: string | undefined) => ParagraphLook;
  run: (id: string | undefined) => RunLook;
  /** The size of text that nothing gives a size, in half-points. */
  size: number;
};

/** What paragraph and character styles mean, with inheritance (ISO 29500-1, 17.7.4). */
export function readStyles(reader: XmlReader | undefined): Styles {
  const styles = new Map<string, XmlElement>();
  let standard: string | undefined;
  let defaults: XmlElement | undefined;
  while (reader?.child(1)) {
    const id = reader.attribute("styleId") ?? "";
    const type = reader.attribute("type") ?? "paragraph";
    if (reader.is("docDefaults")) defaults = child(child(readTree(reader, WITHOUT_MEANING), "rPrDefault"), "rPr");
    else if (!reader.is("style") || type === "table") reader.skip();
    else {
      if (type === "paragraph" && isOn(reader.attribute("default"))) standard ??= id;
      styles.set(id, readTree(reader, WITHOUT_MEANING));
    }
  }
  return {
    paragraph: remembered((id) => paragraphLook(chain(styles, id ?? standard ?? ""), id ?? "")),
    run: remembered((id) => runLook(chain(styles, id ?? ""))),
    size: sizeOf(defaults) ?? 20,
  };
}

/** The size in half-points that run properties name. */
export function sizeOf(properties: XmlElement | undefined): number | undefined {
  const size = Number(childValue(properties, "sz"));
  return size > 0 ? size : undefined;
}

function remembered<Look>(read: (id: string | undefined) => Look): (id: string | undefined) => Look {
  const known = new Map<string | undefined, Look>();
  return (id) => {
    const look = known.get(id) ?? read(id);
    known.set(id, look);
    return look;
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

function runLook(styles: XmlElement[]): RunLook {
  const look: RunLook = { bold: undefined, size: undefined, hidden: undefined };
  for (const style of styles) {
    const properties = child(style, "rPr");
    look.bold ??= toggle(properties, "b");
    look.size ??= sizeOf(properties);
    look.hidden ??= toggle(properties, "vanish");
  }
  return look;
}

function paragraphLook(styles: XmlElement[], id: string): ParagraphLook {
  const look: ParagraphLook = { ...runLook(styles), heading: null, contents: false, numbering: null };
  const names = styles.length ? styles.map(nameOf) : [id];
  look.heading = styleHeading(names);
  // Quotes are bold for the look of it: a remark, not a heading.
  if (isQuote(names)) look.bold = false;
  look.contents = names.some((name) => /^(?:toc|contents|table of contents)(?:\s*\d|\s+heading)?$/i.test(name));
  for (const style of styles) {
    const properties = child(style, "pPr");
    const outline = Number(childValue(properties, "outlineLvl") ?? 9);
    if (outline < 9) look.heading ??= outline + 1;
    const list = child(properties, "numPr");
    const listId = childValue(list, "numId");
    const level = childValue(list, "ilvl");
    if (listId !== undefined)
      look.numbering ??= {
        id: listId,
        level: level === undefined ? null : Number(level),
        styles: styles.map((each) => each.attribute("styleId") ?? ""),
        depth: depthOfList(names),
      };
  }
  return look;
}

function nameOf(style: XmlElement): string {
  return (childValue(style, "name") ?? style.attribute("styleId") ?? "").trim();
}
