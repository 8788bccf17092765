/** Where it can hurt. What there are two of has sides. */
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

/** There is one of each of these. */
export const WITHOUT_SIDES: readonly Joint[] = ["neck", "upper-back", "lower-back"];

/** What may not work. */
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

/** Something that does not work, and no one place where it hurts. */
export const NO_PLACE = "no-place";

const sided = (joint: Joint) => (WITHOUT_SIDES.includes(joint) ? [joint] : [`${joint}-left`, `${joint}-right`]);
/** Each place that can be marked: `knee-left`, `neck`. */
export const SPOTS: readonly string[] = [...JOINTS.flatMap(sided), NO_PLACE];

/** How it goes: it began, it is better, the same or worse, and it works again, which ends it. */
export const TRENDS = ["new", "better", "same", "worse", "works"] as const;
export type Trend = (typeof TRENDS)[number];
/** Those that a member adds. */
export const SAID_TRENDS = ["better", "same", "worse", "works"] as const satisfies Trend[];
export type SaidTrend = (typeof SAID_TRENDS)[number];

export const INJURY_LIMITS = {
  /** Characters. */
  note: 500,
  plan: 4000,
  /** Of one injury that many words are shown, the newest ones; and that many that are over. */
  words: 30,
  ended: 20,
  /** How long ago it may have begun, in days. */
  sinceDays: 3660,
} as const;

/** The return plan for whatever has none of its own. */
export const ANY_JOINT = "general";
export const PLAN_PLACES = [ANY_JOINT, ...JOINTS] as const;
export type PlanPlace = (typeof PLAN_PLACES)[number];
