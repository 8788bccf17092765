import type { Leftover } from "./document-model";

export type Leftovers = { kind: Leftover; what: string }[];

/** Keeps what was left aside, shortened. A few of each kind say enough; a hostile file could hold thousands. */
export function addLeftover(left: Leftovers, kind: Leftover, text = ""): void {
  const folded = text
    .slice(0, 2 * MOST_CHARACTERS)
    .replace(/\s+/g, " ")
    .trim();
  const what = folded.length > MOST_CHARACTERS ? `${folded.slice(0, MOST_CHARACTERS)}…` : folded;
  const same = left.filter((each) => each.kind === kind);
  if (same.length < MOST_OF_A_KIND && !same.some((each) => each.what === what)) left.push({ kind, what });
}

const MOST_CHARACTERS = 100;
const MOST_OF_A_KIND = 8;
