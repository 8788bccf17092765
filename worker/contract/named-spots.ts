import { JOINTS, type Joint, WITHOUT_SIDES } from "./injuries-limits";

/** How people write spots. A back alone may be either part of it. */
const WRITTEN: readonly { word: string; joints: readonly Joint[] }[] = [
  { word: "upper[ -]?back|mid(?:dle)?[ -]back", joints: ["upper-back"] },
  { word: "(?:lower|low)[ -]?back|lumbar|lumbago", joints: ["lower-back"] },
  { word: "back", joints: ["lower-back", "upper-back"] },
  { word: "feet|heels?|toes?|plantar", joints: ["foot"] },
  { word: "calves|achilles", joints: ["calf"] },
  { word: "thumbs?|knuckles?", joints: ["fingers"] },
  { word: "fingers?", joints: ["fingers"] },
  { word: "ribs?", joints: ["ribs"] },
  { word: "rotator cuffs?", joints: ["shoulder"] },
  { word: "acl|mcl|pcl|meniscus|kneecaps?", joints: ["knee"] },
  ...JOINTS.filter((joint) => !joint.includes("-") && !["fingers", "ribs"].includes(joint)).map((joint) => ({
    word: `${joint}s?`,
    joints: [joint],
  })),
];
const PLACE = new RegExp(WRITTEN.map(({ word }) => `(?<![\\p{L}\\p{N}])(${word})(?![\\p{L}\\p{N}])`).join("|"), "giu");
const SIDE = /(?<![\p{L}\p{N}])(?:(left|l)|(right|r)|(both))(?![\p{L}\p{N}'’])/giu;
/** Separators of clauses: a side in one does not count in the next. */
const BREAK = /[,;.!?\n]|\b(?:but|since|from|after)\b/giu;

/**
 * Returns the spots that a member's own words name, in order, each once: "left knee and both shoulders" gives three. A
 * joint named without a side gives both, to choose from.
 */
export function namedSpots(words: string): string[] {
  const spots = words.split(BREAK).flatMap((clause) => spotsOfClause(clause));
  return [...new Set(spots)];
}

function spotsOfClause(clause: string): string[] {
  const places = [...clause.matchAll(PLACE)];
  return places.flatMap((place, at) => {
    const joints = WRITTEN[place.slice(1).findIndex((group) => group !== undefined)]?.joints ?? [];
    const from = at === 0 ? 0 : endOf(places[at - 1]);
    const before = sidesIn(clause.slice(from, place.index));
    // A side after the joint counts only within its clause: "knee (left)", but not "knee, left".
    const sides = before.length > 0 || places.length > 1 ? before : sidesIn(clause.slice(endOf(place)));
    return joints.flatMap((joint) => spotsOf(joint, sides));
  });
}

const endOf = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : 0);

function spotsOf(joint: Joint, sides: string[]): string[] {
  if (WITHOUT_SIDES.includes(joint)) return [joint];
  return (sides.length > 0 ? sides : ["left", "right"]).map((side) => `${joint}-${side}`);
}

const sidesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(SIDE)].flatMap(([, left, right]) => (left ? ["left"] : right ? ["right"] : ["left", "right"])),
  ),
];
