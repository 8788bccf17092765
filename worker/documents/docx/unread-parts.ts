import { DocumentError } from "../document-error";
import { addLeftover, type Leftovers } from "../leftovers";
import type { Package } from "../package/open-package";
import type { Relationship } from "../package/relationships";
import { childrenNamed, type XmlElement } from "../xml/xml-element";
import { noteKey } from "./footnote-links";
import { lines } from "./text-boxes";

/** Headers, footers, notes and comments are not content; what they say is told. */
export function noteUnreadParts(
  pack: Package,
  relationships: Relationship[],
  left: Leftovers,
  used: Set<string>,
): void {
  for (const { type, target, external } of relationships.slice(0, MOST_RELATIONSHIPS)) {
    const note = external ? undefined : NOTES[type];
    if (!note) continue;
    try {
      const part = pack.tree(target);
      if (part) note(part, left, used);
    } catch (error) {
      // The program is in the story: what stands beside it may be damaged.
      if (!(error instanceof DocumentError)) throw error;
    }
  }
}

const MOST_RELATIONSHIPS = 5000;

const NOTES: Record<string, (part: XmlElement, left: Leftovers, used: Set<string>) => void> = {
  header: noteMargin,
  footer: noteMargin,
  footnotes: noteNotes,
  endnotes: noteNotes,
  comments: (part, left) => {
    const count = childrenNamed(part, "comment").length;
    if (count > 0) addLeftover(left, "comments", String(count));
  },
};

function noteMargin(part: XmlElement, left: Leftovers): void {
  const text = lines(part).join(" / ");
  if (saysSomething(text)) addLeftover(left, "header_footer", text);
}

/** Separators are the lines that Word draws above notes; `used` are the notes whose link has found its exercise. */
function noteNotes(part: XmlElement, left: Leftovers, used: Set<string>): void {
  const notes = part.children.filter(
    (note) => !/separator|notice/i.test(note.attribute("type") ?? "") && !used.has(noteKey(note.name, note)),
  );
  for (const text of notes.flatMap(lines)) addLeftover(left, "footnotes", text);
}

/** More than "Page 1 of 3" in any language. */
function saysSomething(text: string): boolean {
  const words = text.replace(/\b(?:page|seite|página|pagina|sida|side|of|von|de|di|av|af)\b/gi, " ");
  return /\p{L}{2,}/u.test(words);
}
