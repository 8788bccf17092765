import type { Joint, LimitedMovement, PlanPlace, Trend } from "../../../worker/contract/injuries-limits";
import { jointOf } from "../../../worker/contract/injury-rules";

export const JOINT_NAMES: Record<Joint, string> = {
  neck: "Neck",
  shoulder: "Shoulder",
  elbow: "Elbow",
  wrist: "Wrist",
  fingers: "Fingers",
  ribs: "Ribs",
  "upper-back": "Upper back",
  "lower-back": "Lower back",
  hip: "Hip",
  groin: "Groin",
  hamstring: "Hamstring",
  knee: "Knee",
  calf: "Calf",
  ankle: "Ankle",
  foot: "Foot",
};

export const MOVEMENT_NAMES: Record<LimitedMovement, string> = {
  overhead: "Pressing overhead",
  pressing: "Pressing in front",
  pulling: "Pulling",
  gripping: "Gripping",
  hands: "Weight on the hands",
  squatting: "Squatting",
  lunging: "Lunging, one leg",
  kneeling: "Kneeling",
  hinging: "Hinging",
  twisting: "Twisting",
  "curling-up": "Curling up",
  jumping: "Jumping",
  running: "Running",
};

export const TREND_NAMES: Record<Trend, string> = {
  new: "Marked",
  better: "Better",
  same: "The same",
  worse: "Worse",
  works: "Works again",
};

/** Returns `Left knee` or `Neck`; a spot of its own for injuries that are only movements. */
export function spotName(spot: string): string {
  const joint = jointOf(spot);
  if (!joint) return "No one place";
  const side = /-(left|right)$/.exec(spot)?.[1];
  if (!side) return JOINT_NAMES[joint];
  return `${side === "left" ? "Left" : "Right"} ${JOINT_NAMES[joint].toLowerCase()}`;
}

export const planName = (place: PlanPlace): string => (place === "general" ? "For any injury" : JOINT_NAMES[place]);

/** Returns `squatting and jumping`; without movements it is everything that loads the spot. */
export function movementsText(movements: readonly LimitedMovement[]): string {
  const names = movements.map((movement) => MOVEMENT_NAMES[movement].toLowerCase());
  const last = names.pop();
  if (!last) return "";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}
