import { DocumentError } from "../document-error";
import { DOCUMENT_LIMITS } from "../limits";
import { decode } from "./entities";
import { damaged, definitionsRefused, nestedTooDeeply } from "./refusals";
import type { XmlElement } from "./xml-element";

/**
 * Reads one XML part into a tree. One pass, no recursion, no DTD and no entities beyond the five of XML and character
 * references, so that hostile parts cost no more than their size. Throws `unsafe_xml`, `too_complex` or `corrupt`.
 */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: "", attributes: NONE, children: [], text: "" };
  const open: XmlElement[] = [root];
  let elements = 0;
  let at = 0;

  while (at < source.length) {
    const parent = open[open.length - 1] ?? root;
    const tag = source.indexOf("<", at);
    const end = tag < 0 ? source.length : tag;
    if (end > at && parent !== root) parent.text += decode(source.slice(at, end));
    if (tag < 0) break;

    const next = source.charCodeAt(tag + 1);
    if (next === QUESTION) {
      at = after(source, "?>", tag);
    } else if (next === EXCLAMATION) {
      if (source.startsWith("<!--", tag)) {
        at = after(source, "-->", tag + 4);
      } else if (source.startsWith("<![CDATA[", tag)) {
        at = after(source, "]]>", tag + 9);
        parent.text += source.slice(tag + 9, at - 3);
      } else {
        throw definitionsRefused();
      }
    } else if (next === SLASH) {
      at = after(source, ">", tag);
      const closed = open.pop();
      if (!closed || closed === root || closed.name !== localName(source.slice(tag + 2, at - 1).trim()))
        throw damaged();
    } else {
      at = tagEnd(source, tag + 1);
      if (++elements > DOCUMENT_LIMITS.xmlElements) {
        throw new DocumentError(
          "too_large",
          "This document is too large to read: it has far more content than a training week needs. Remove what does not belong to the program and upload it again.",
        );
      }
      const selfClosing = source.charCodeAt(at - 2) === SLASH;
      const element = readTag(source.slice(tag + 1, selfClosing ? at - 2 : at - 1));
      parent.children.push(element);
      if (!selfClosing && open.push(element) > DOCUMENT_LIMITS.xmlDepth) {
        throw nestedTooDeeply();
      }
    }
  }

  const top = root.children[0];
  if (open.length !== 1 || !top) throw damaged();
  return top;
}

const QUESTION = 0x3f;
const EXCLAMATION = 0x21;
const SLASH = 0x2f;
const NONE: Readonly<Record<string, string>> = Object.freeze(Object.create(null));
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function readTag(tag: string): XmlElement {
  const space = tag.search(/\s/);
  const name = localName(space < 0 ? tag : tag.slice(0, space));
  return { name, attributes: space < 0 ? NONE : readAttributes(tag.slice(space)), children: [], text: "" };
}

function readAttributes(source: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = Object.create(null);
  for (const match of source.matchAll(ATTRIBUTE)) {
    const name = match[1] ?? "";
    if (name.startsWith("xmlns")) continue;
    attributes[localName(name)] = decode(match[2] ?? match[3] ?? "");
  }
  return attributes;
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

/** The place after the ">" that ends a tag; a ">" inside quotes does not. */
function tagEnd(source: string, from: number): number {
  let at = from;
  let quote = 0;
  for (; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (quote) {
      if (code === quote) quote = 0;
    } else if (code === 0x22 || code === 0x27) {
      quote = code;
    } else if (code === 0x3e) {
      return at + 1;
    } else if (code === 0x3c) {
      break;
    }
  }
  throw damaged();
}

function after(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  if (at < 0) throw damaged();
  return at + mark.length;
}
