import JSZip from "jszip";
import { DocumentError } from "../document-error";
import { DOCUMENT_LIMITS } from "../limits";
import { parseDescription } from "../xml/parse-description";
import { parseXml } from "../xml/parse-xml";
import type { XmlElement } from "../xml/xml-element";
import { inflateEntry } from "./inflate-entry";

/** The parts of an Office Open XML file, inflated one at a time and only when asked for. */
export type Package = {
  has: (path: string) => boolean;
  paths: () => string[];
  /** The parsed part, or undefined when the package does not have it. */
  xml: (path: string) => Promise<XmlElement | undefined>;
};

/** Opens a zip without inflating anything. Throws `corrupt`, `encrypted` or `too_large`. */
export async function openPackage(bytes: Uint8Array): Promise<Package> {
  if (countEntries(bytes) > DOCUMENT_LIMITS.zipEntries) {
    throw new DocumentError(
      "too_large",
      "This file holds too many parts to be a training document. Save it again from Word, Excel or Google Docs and upload the new file.",
    );
  }
  const zip = await JSZip.loadAsync(bytes).catch((cause: unknown) => {
    if (cause instanceof Error && /encrypted/i.test(cause.message)) throw passwordProtected();
    throw new DocumentError(
      "corrupt",
      "This file is damaged or cut off (it is not a valid zip package). Open it in Word, Excel or Google Docs, save it again and upload the new file.",
    );
  });

  const entries = new Map<string, JSZip.JSZipObject>();
  for (const entry of Object.values(zip.files)) {
    if (entry.dir) continue;
    // JSZip resolves "../" quietly, so that a climbing name could stand in for the real document part.
    if (entry.unsafeOriginalName && /(^|[\\/])\.\.([\\/]|$)/.test(entry.unsafeOriginalName)) {
      throw new DocumentError(
        "corrupt",
        "This file contains invalid part names that point outside of it, so it was not opened. Save it again from Word, Excel or Google Docs and upload the new file.",
      );
    }
    entries.set(partKey(entry.name), entry);
  }

  let budget: number = DOCUMENT_LIMITS.inflatedBytes;
  return {
    has: (path) => entries.has(partKey(path)),
    paths: () => [...entries.keys()],
    xml: async (path) => {
      const entry = entries.get(partKey(path));
      if (!entry) return undefined;
      const part = await inflateEntry(entry, Math.min(budget, DOCUMENT_LIMITS.partBytes));
      budget -= part.length;
      const source = decodeText(part);
      return describes(path) ? parseDescription(source) : parseXml(source);
    },
  };
}

export function passwordProtected(): DocumentError {
  return new DocumentError(
    "encrypted",
    "This file is encrypted or protected with a password. Remove the password in Word or Excel, save it and upload it again.",
  );
}

/** Part names ignore case (ISO 29500-2, 6.2.2.3), and some zip writers use backslashes. */
function partKey(path: string): string {
  return path.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}

function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** Counts the central directory's own records: the number in the trailer is the writer's word only. */
function countEntries(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0x50); at >= 0 && at < bytes.length - 4; at = bytes.indexOf(0x50, at + 1)) {
    if (bytes[at + 1] === 0x4b && bytes[at + 2] === 0x01 && bytes[at + 3] === 0x02) count++;
  }
  return count;
}

/** Small parts about the document. The story itself and tables of strings can be large, and have a scanner with a flat cost. */
function describes(path: string): boolean {
  return /(?:\.rels|\/(?:styles|numbering|workbook)\.xml)$/i.test(path);
}
