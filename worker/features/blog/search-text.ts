import { fold } from "../../db/folded";

/** A text as it is searched: case, accents and runs of space make no difference. */
export const searchable = (text: string) => fold(text).replace(/\s+/g, " ").trim();

/** What a search looks into. The line between the two keeps a search from matching across them. */
export function searchTextOf({ title, excerpt }: { title: string; excerpt: string | null }): string {
  return [title, excerpt ?? ""].map(searchable).join("\n");
}
