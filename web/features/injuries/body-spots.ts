import { JOINTS, type Joint, WITHOUT_SIDES } from "../../../worker/contract/injuries-limits";

export type BodySide = "front" | "back";

/** Where a joint is drawn: its distance from the middle and from the top, and its size. */
type Place = { joint: Joint; x: number; y: number; rx: number; ry: number };

const FRONT: readonly Place[] = [
  { joint: "neck", x: 0, y: 93, rx: 15, ry: 11 },
  { joint: "shoulder", x: 63, y: 130, rx: 17, ry: 18 },
  { joint: "elbow", x: 81, y: 218, rx: 13, ry: 17 },
  { joint: "wrist", x: 97, y: 284, rx: 11, ry: 13 },
  { joint: "fingers", x: 105, y: 338, rx: 12, ry: 17 },
  { joint: "ribs", x: 29, y: 194, rx: 17, ry: 25 },
  { joint: "hip", x: 46, y: 300, rx: 13, ry: 17 },
  { joint: "groin", x: 23, y: 343, rx: 13, ry: 15 },
  { joint: "knee", x: 29, y: 440, rx: 16, ry: 19 },
  { joint: "ankle", x: 29, y: 546, rx: 11, ry: 13 },
  { joint: "foot", x: 36, y: 593, rx: 16, ry: 9 },
];

const BACK: readonly Place[] = [
  { joint: "neck", x: 0, y: 93, rx: 15, ry: 11 },
  { joint: "shoulder", x: 63, y: 130, rx: 17, ry: 18 },
  { joint: "upper-back", x: 0, y: 160, rx: 30, ry: 22 },
  { joint: "elbow", x: 81, y: 218, rx: 13, ry: 17 },
  { joint: "lower-back", x: 0, y: 236, rx: 26, ry: 18 },
  { joint: "wrist", x: 97, y: 284, rx: 11, ry: 13 },
  { joint: "fingers", x: 105, y: 338, rx: 12, ry: 17 },
  { joint: "hip", x: 34, y: 308, rx: 19, ry: 20 },
  { joint: "hamstring", x: 32, y: 388, rx: 15, ry: 24 },
  { joint: "calf", x: 29, y: 492, rx: 14, ry: 24 },
  { joint: "ankle", x: 29, y: 552, rx: 11, ry: 12 },
];

type BodySpot = Omit<Place, "joint"> & { spot: string };

/** Returns the spots of one side in the drawing's units. From the front, a member's left is on the picture's right. */
export function spotsOn(side: BodySide): BodySpot[] {
  return (side === "front" ? FRONT : BACK).flatMap(({ joint, x, ...size }) => {
    if (WITHOUT_SIDES.includes(joint)) return [{ spot: joint, x: MIDDLE, ...size }];
    const left = side === "front" ? 1 : -1;
    return [
      { spot: `${joint}-left`, x: MIDDLE + x * left, ...size },
      { spot: `${joint}-right`, x: MIDDLE - x * left, ...size },
    ];
  });
}

export const MIDDLE = 160;

/** The same spots as a list, from top to bottom. */
export const LISTED: readonly { joint: Joint; spots: string[] }[] = JOINTS.map((joint) => ({
  joint,
  spots: WITHOUT_SIDES.includes(joint) ? [joint] : [`${joint}-left`, `${joint}-right`],
}));
