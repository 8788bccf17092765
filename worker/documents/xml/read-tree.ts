import { DocumentError } from "../document-error";
import { DOCUMENT_LIMITS } from "../limits";
import type { OpenedElement } from "./opened-element";
import type { XmlElement } from "./xml-element";
import type { XmlReader } from "./xml-reader";

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Reads the element at hand, and everything in it but elements of the names in `without`, into a tree. Throws as the
 * reader does, and `too_large`.
 */
export function readTree(reader: XmlReader, without = NOTHING): XmlElement {
  const outside = reader.depth - 1;
  const root = reader.element();
  const open: OpenedElement[] = [root];
  let parent = root;
  let elements = 0;
  while (reader.depth > outside) {
    reader.startText();
    const opened = reader.step();
    const text = reader.takeText();
    if (text !== "") parent.text += text;
    if (opened && without.has(reader.name)) reader.pass();
    else if (opened) {
      if (++elements > DOCUMENT_LIMITS.treeElements) throw tooLarge();
      const element = reader.element();
      parent.add(element);
      open.push(element);
      parent = element;
    } else {
      open.pop();
      parent = open[open.length - 1] ?? root;
    }
  }
  return root;
}

function tooLarge(): DocumentError {
  return new DocumentError(
    "too_large",
    "This document is too large to read: it has far more content than a training week needs. Remove what does not belong to the program and upload it again.",
  );
}
