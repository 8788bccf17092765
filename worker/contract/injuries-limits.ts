/** Joints and body parts; paired ones have sides. */
export const JOINTS = [
  "neck",
  "shoulder",
  "elbow",
  "wrist",
  "fingers",
  "ribs",
  "upper-back",
  "lower-back",
  "hip",
  "groin",
  "hamstring",
  "knee",
  "calf",
  "ankle",
  "foot",
] as const;
export type Joint = (typeof JOINTS)[number];

/** Unpaired ones. */
export const WITHOUT_SIDES: readonly Joint[] = ["neck", "upper-back", "lower-back"];

/** Movements that an injury may limit. */
export const LIMITED_MOVEMENTS = [
  "overhead",
  "pressing",
  "pulling",
  "gripping",
  "hands",
  "squatting",
  "lunging",
  "kneeling",
  "hinging",
  "twisting",
  "curling-up",
  "jumping",
  "running",
] as const;
export type LimitedMovement = (typeof LIMITED_MOVEMENTS)[number];

/** The spot of an injury that has no single place, only limited movements. */
export const NO_PLACE = "no-place";

const sided = (joint: Joint) => (WITHOUT_SIDES.includes(joint) ? [joint] : [`${joint}-left`, `${joint}-right`]);
/** Every spot that can be marked: `knee-left`, `neck`. */
export const SPOTS: readonly string[] = [...JOINTS.flatMap(sided), NO_PLACE];

/** Trends of an injury: began, better, same, worse, and works again, which ends it. */
export const TRENDS = ["new", "better", "same", "worse", "works"] as const;
export type Trend = (typeof TRENDS)[number];
/** Trends that a member can add. */
export const MEMBER_TRENDS = ["better", "same", "worse", "works"] as const satisfies Trend[];
export type MemberTrend = (typeof MEMBER_TRENDS)[number];

export const INJURY_LIMITS = {
  /** Characters. */
  note: 500,
  plan: 4000,
  /** Most words shown per injury, newest first, and most past injuries shown. */
  words: 30,
  ended: 20,
  /** How many days ago an injury may have begun. */
  sinceDays: 3660,
} as const;

/** The return plan for joints without a plan of their own. */
export const ANY_JOINT = "general";
export const PLAN_PLACES = [ANY_JOINT, ...JOINTS] as const;
export type PlanPlace = (typeof PLAN_PLACES)[number];
