import { XMLParser } from "fast-xml-parser";
import { DOCUMENT_LIMITS } from "../limits";
import { decode } from "./entities";
import { damaged, definitionsRefused, nestedTooDeeply } from "./refusals";
import type { XmlElement } from "./xml-element";

const TEXT = "#text";
const CDATA = "#cdata";
const ATTRIBUTES = ":@";
type Node = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  // Values stay as written; references are decoded here, because the library leaves numeric ones alone.
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  maxNestedTags: DOCUMENT_LIMITS.xmlDepth,
});

/**
 * Reads a small part that describes a document (relationships, the list of sheets, cell formats) into a tree. Throws
 * `unsafe_xml` for a DTD, `too_complex` for deep nesting, `corrupt` for what is no XML.
 */
export function parseDescription(source: string): XmlElement {
  if (/<!(?!--|\[CDATA\[)/.test(source)) throw definitionsRefused();
  let nodes: Node[];
  try {
    nodes = parser.parse(source, true) as Node[];
  } catch (error) {
    throw /nested/i.test(String(error)) ? nestedTooDeeply() : damaged();
  }
  const root = nodes.find((node) => nameOf(node) !== TEXT);
  if (!root) throw damaged();
  return elementOf(root);
}

// Depth is bounded by the parser, so that this recursion is too.
function elementOf(node: Node): XmlElement {
  const name = nameOf(node);
  const attributes = (node[ATTRIBUTES] ?? {}) as Record<string, unknown>;
  const children: XmlElement[] = [];
  let text = "";
  for (const inner of (node[name] as Node[] | undefined) ?? []) {
    if (TEXT in inner) text += decode(String(inner[TEXT]));
    else if (CDATA in inner) text += (inner[CDATA] as Node[]).map((part) => String(part[TEXT] ?? "")).join("");
    else children.push(elementOf(inner));
  }
  return {
    name,
    children,
    text,
    attribute: (wanted) => (Object.hasOwn(attributes, wanted) ? decode(String(attributes[wanted])) : undefined),
  };
}

const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ATTRIBUTES) ?? TEXT;
