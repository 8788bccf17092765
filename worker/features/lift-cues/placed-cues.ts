import type { PlacedCue } from "../../contract/placed-cues";
import { type CueRow, keysOf, presentOpen } from "./cue-rows";

type Option = { key: string; name: string };

/** Returns a member's cues with the exercises of a training they apply to, by folded names, substitutes included. */
export function placedCues(
  rows: readonly CueRow[],
  keyOf: ReadonlyMap<number, string>,
  options: readonly Option[],
): PlacedCue[] {
  return rows.flatMap((row) => {
    const keys = keysOf(row);
    const exerciseIds = [...keyOf].flatMap(([id, key]) => (keys.has(key) ? [id] : []));
    const substitutes = [...new Set(options.flatMap(({ key, name }) => (keys.has(key) ? [name] : [])))];
    if (exerciseIds.length + substitutes.length === 0) return [];
    return [{ ...presentOpen(row), exerciseIds, substitutes }];
  });
}
