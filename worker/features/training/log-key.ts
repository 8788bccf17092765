import { nameKey } from "../exercises/name-key";

/** Under what an exercise is logged. A name that folds to nothing, such as "(each side)", is its own. */
export function logKey(name: string): string {
  return nameKey(name) || name.trim().toLowerCase();
}
