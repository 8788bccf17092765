import { COLUMN_TYPES, type ColumnType } from "./drafts";
import type { Equipment, GoalLean } from "./first-week-limits";

type Option = {
  option: ColumnType;
  exercises: number;
  /** Planned or estimated; null if unknown. */
  minutes: number | null;
};
type Day = { dayOfWeek: number; options: readonly Option[] };
type Workout = { id: number; intensity: string | null; minutes: number | null };

export type FittingFacts = {
  /** The sessions that the chosen goals suggest. */
  leans: readonly GoalLean[];
  equipment: Equipment | null;
  /** Today's planned roll; null without one. */
  rolls: "light" | "hard" | null;
  /** Planned sessions a week; null if not answered. */
  sessions: number | null;
  /** The member has an injury, or answered a health question with yes. */
  careful: boolean;
};
export type Offered = {
  /** Today's day first, then the other days that can be trained instead. */
  days: readonly Day[];
  workouts: readonly Workout[];
};

export type Fitting =
  | { kind: "day"; dayOfWeek: number; option: ColumnType; why: string }
  | { kind: "workout"; id: number; why: string };

/** The options possible with some equipment, which includes those that need less. */
const WITH: Record<Equipment, readonly ColumnType[]> = {
  nothing: ["no_equipment"],
  some: ["no_equipment", "equipment"],
  gym: COLUMN_TYPES,
};

/**
 * Returns the first session that fits: today's day before others, an option that the equipment allows, the short one if
 * the member must take care or rolls hard today, else the one the goals suggest. Null if there is nothing to train.
 */
export function fittingSession(facts: FittingFacts, { days, workouts }: Offered): Fitting | null {
  const allowed = WITH[facts.equipment ?? "gym"];
  for (const { dayOfWeek, options } of days) {
    const fitting = options.filter(({ option, exercises }) => exercises > 0 && allowed.includes(option));
    const chosen = choose(facts, inOrder(fitting));
    if (chosen) return { kind: "day", dayOfWeek, ...chosen };
  }
  const [workout] = isShort(facts) ? [...workouts].sort(byEase) : workouts;
  if (!workout) return null;
  return {
    kind: "workout",
    id: workout.id,
    why: isShort(facts) ? careText(facts) : "A session of its own to begin with",
  };
}

const isShort = ({ careful, rolls }: FittingFacts) => careful || rolls === "hard";

function careText({ careful }: FittingFacts): string {
  return careful
    ? "The short one first: learn the movements, leave some in the tank"
    : "You roll hard today, so the short one";
}

function choose(facts: FittingFacts, options: readonly Option[]): { option: ColumnType; why: string } | null {
  const [first] = options;
  const last = options.at(-1);
  if (!first || !last) return null;
  if (isShort(facts)) return { option: shortest(options).option, why: careText(facts) };
  const lighter = facts.leans.includes("lighter");
  const heavier = facts.leans.includes("heavier");
  if (lighter && !heavier) return { option: first.option, why: "It fits your goal: move well before moving more" };
  if (heavier && !lighter) return { option: last.option, why: "It fits your goal, with what you have to train with" };
  if (facts.sessions !== null && facts.sessions <= 1) {
    return { option: last.option, why: "One session a week: make it the full one" };
  }
  const middle = options[Math.floor(options.length / 2)] ?? first;
  return { option: middle.option, why: "It fits what you have to train with" };
}

const inOrder = (options: readonly Option[]) =>
  [...options].sort((a, b) => COLUMN_TYPES.indexOf(a.option) - COLUMN_TYPES.indexOf(b.option));

/** Returns the shortest option: by minutes if all are known, else by number of exercises. */
function shortest(options: readonly Option[]): Option {
  const known = options.every(({ minutes }) => minutes !== null);
  const length = (option: Option) => (known ? (option.minutes ?? 0) : option.exercises);
  return options.reduce((best, each) => (length(each) < length(best) ? each : best));
}

const EASE = ["low", "medium", "high"];
/** An unrated workout ranks in the middle. */
const easeOf = ({ intensity }: Workout) => {
  const at = EASE.indexOf((intensity ?? "").toLowerCase());
  return at === -1 ? 1 : at;
};
const byEase = (a: Workout, b: Workout) => easeOf(a) - easeOf(b) || (a.minutes ?? 1e6) - (b.minutes ?? 1e6);
