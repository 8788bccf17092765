import { isCategory } from "../categories";
import { cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";

/**
 * "STRENGTH Goblet squat 3x10" again and again: words in capitals that tell what kind of work a line is. They are kinds that
 * everybody knows, or the document explains them in a table.
 */
export function tagsIn(texts: string[], tables: View[]): ReadonlySet<string> {
  const explained = new Set(tables.flatMap((view) => view.rows.flatMap((_, row) => cellsIn(view, row)[0]?.text ?? [])));
  const found = texts.flatMap((text) => behindTag(text)?.tag ?? []);
  const known = found.filter((tag) => explained.has(tag) || isCategory(plain(tag)) || isRest(plain(tag)));
  return new Set(known.length >= LEAST ? known : []);
}

const LEAST = 3;

/** A word in capitals, and what is called otherwise behind it. */
export function behindTag(text: string): { tag: string; text: string } | null {
  const [, tag = "", behind = ""] = TAGGED.exec(text) ?? [];
  return tag === "" ? null : { tag, text: behind };
}

const TAGGED = /^(?:[☐☑☒□]\s+|\[[ x]?\]\s+)?(\p{Lu}{4,14})\s+((?:\P{L}*\s)?\p{Lu}\p{Ll}.*)$/u;
