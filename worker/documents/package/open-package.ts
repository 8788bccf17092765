import JSZip from "jszip";
import { DocumentError } from "../document-error";
import { DOCUMENT_LIMITS } from "../limits";
import { parseDescription } from "../xml/parse-description";
import type { XmlElement } from "../xml/xml-element";
import { XmlReader } from "../xml/xml-reader";
import { inflateEntry } from "./inflate-entry";

/** The parts of an Office Open XML file, inflated one at a time and only when asked for. */
export type Package = {
  has: (path: string) => boolean;
  paths: () => string[];
  /** A part as it is. */
  bytes: (path: string) => Uint8Array | undefined;
  /** A reader that stands on the part's root element, or undefined when the package does not have the part. */
  part: (path: string) => XmlReader | undefined;
  /** A small part as a tree. */
  tree: (path: string) => XmlElement | undefined;
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
  const inflated = (path: string, most: number): Uint8Array | undefined => {
    const entry = entries.get(partKey(path));
    if (!entry) return undefined;
    const bytes = inflateEntry(entry, Math.min(budget, most));
    budget -= bytes.length;
    return bytes;
  };
  return {
    has: (path) => entries.has(partKey(path)),
    paths: () => [...entries.keys()],
    bytes: (path) => inflated(path, DOCUMENT_LIMITS.partBytes),
    part: (path) => {
      const bytes = inflated(path, DOCUMENT_LIMITS.partBytes);
      if (!bytes) return undefined;
      const reader = new XmlReader(bytes);
      reader.child(0);
      return reader;
    },
    tree: (path) => {
      const bytes = inflated(path, DOCUMENT_LIMITS.descriptionBytes);
      return bytes && parseDescription(decodeText(bytes));
    },
  };
}

/** Whether there are OLE objects in it: things of other programs that act when they are opened. They are never looked into. */
export const hasEmbeddedObjects = (pack: Package) =>
  pack.paths().some((path) => /\/(?:embeddings|activex)\/.*\.bin$/.test(path));

export function passwordProtected(): DocumentError {
  return new DocumentError(
    "encrypted",
    "This file is encrypted or protected with a password. Remove the password in Word or Excel, save it and upload it again.",
  );
}

/** Part names ignore case (ISO 29500-2, 6.2.2.3), and some zip writers use backslashes. */
export function partKey(path: string): string {
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
