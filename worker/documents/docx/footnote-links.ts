import { DocumentError } from "../document-error";
import type { Package } from "../package/open-package";
import { type Relationship, relationshipsOf } from "../package/relationships";
import { childrenNamed, type XmlElement } from "../xml/xml-element";
import { charactersOf } from "./characters";
import { lines } from "./text-boxes";

/** Notes that say nothing but an address, by kind and number; `used` are those that the story refers to. */
export type NoteLinks = { urls: Map<string, string>; used: Set<string> };

/** "youtu.be/abc", "Video: https://...": an address, with or without a word for it. */
const ADDRESS =
  /^(?:(?:video|v[ií]deo|watch|demo|link|see|ver)\s{0,3}[:–-]?\s{0,3})?((?:https?:\/\/|www\.)\S{3,500}|(?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,10}\/\S{1,500})$/i;
const MOST = 5000;

/** The number of a footnote stands for the video that the footnote names. */
export function readNoteLinks(pack: Package, relationships: Relationship[]): NoteLinks {
  const found: NoteLinks = { urls: new Map(), used: new Set() };
  for (const kind of ["footnote", "endnote"]) {
    const part = relationships.find(({ type, external }) => type === `${kind}s` && !external)?.target;
    if (part === undefined) continue;
    try {
      const targets = new Map(relationshipsOf(pack, part).map(({ id, target }) => [id, target]));
      for (const note of childrenNamed(pack.tree(part), kind).slice(0, MOST)) {
        const url = addressOf(note, targets);
        if (url !== null) found.urls.set(noteKey(kind, note), url);
      }
    } catch (error) {
      // The program is in the story: what stands beside it may be damaged.
      if (!(error instanceof DocumentError)) throw error;
    }
  }
  return found;
}

/** Footnotes and endnotes are numbered apart. */
export function noteKey(kind: string, element: XmlElement): string {
  return `${kind} ${element.attribute("id") ?? ""}`;
}

function addressOf(note: XmlElement, targets: Map<string, string>): string | null {
  const said = lines(note);
  const only = said[0];
  if (only === undefined || said.length > 1) return null;
  for (const paragraph of childrenNamed(note, "p")) {
    const link = childrenNamed(paragraph, "hyperlink")[0];
    const target = link && targets.get(link.attribute("id") ?? "");
    const beside = childrenNamed(paragraph, "r").flatMap((run) => run.children.map(charactersOf));
    if (target && /^https?:/i.test(target) && beside.join("").trim() === "") return target;
  }
  const address = ADDRESS.exec(only)?.[1];
  if (!address) return null;
  return /^https?:/i.test(address) ? address : `https://${address}`;
}
