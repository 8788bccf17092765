import { nameKey } from "../exercises/name-key";

/** Returns the key an exercise is logged under. A name that folds to nothing, such as "(each side)", is its own key. */
export function logKey(name: string): string {
  return nameKey(name) || name.trim().toLowerCase();
}
