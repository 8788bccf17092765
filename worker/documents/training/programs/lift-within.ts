import { looksLikeMovement } from "../vocabulary/movements";
import { plain } from "./labels/plain-text";

const AROUND =
  /(?<![\p{L}\d])(?:days?|sessions?|workouts?|weeks?|wks?|routines?|programs?|programmes?|plans?|cycles?|mesocycles?|meso|base|blocks?|templates?|peak(?:ing)?|specialization|russian(?! twist)|soviet|smolov|jr|hatch|1 ?rm|tm|max(?:es)?|for|the|my|kgs?|lbs?|\d+)(?![\p{L}\d])/giu;

/** The lift that a title or the name of a session holds: "Squat" of "SQUAT base mesocycle" and of "Day 1 Squat"; null without one. */
export function liftWithin(text: string | null): string | null {
  const own = (text ?? "")
    .replace(AROUND, " ")
    .replace(/[:;,.()[\]|·•]+|(?<!\p{L})[–—-]+|[–—-]+(?!\p{L})/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return own !== "" && own.split(" ").length <= 4 && looksLikeMovement(plain(own)) ? own : null;
}

/** "Press Day": a session, and the lift of its sets. */
export const DAY_OF_LIFT = /^(.+\p{L})\s+day$/iu;
