import { fold } from "../../db/folded";

/** Returns a text as searched: case, accents and repeated spaces are ignored. */
export const searchable = (text: string) => fold(text).replace(/\s+/g, " ").trim();

/** Returns the searched text of a post. The line break prevents matches across title and excerpt. */
export function searchTextOf({ title, excerpt }: { title: string; excerpt: string | null }): string {
  return [title, excerpt ?? ""].map(searchable).join("\n");
}
