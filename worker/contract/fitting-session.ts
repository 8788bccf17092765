import { COLUMN_TYPES, type ColumnType } from "./drafts";
import type { Equipment, GoalLean } from "./first-week-limits";

type Option = {
  option: ColumnType;
  exercises: number;
  /** As planned or estimated; null where nobody can say. */
  minutes: number | null;
};
type Day = { dayOfWeek: number; options: readonly Option[] };
type Workout = { id: number; intensity: string | null; minutes: number | null };

export type FittingFacts = {
  /** What the chosen goals say. */
  leans: readonly GoalLean[];
  equipment: Equipment | null;
  /** How the member rolls today; null for not at all. */
  rolls: "light" | "hard" | null;
  /** Sessions a week that they mean to do; null where they have not said. */
  sessions: number | null;
  /** Something hurts, or the list of questions had a yes. */
  careful: boolean;
};
export type Offered = {
  /** What is planned for today first, then the other days that may be trained instead. */
  days: readonly Day[];
  workouts: readonly Workout[];
};

export type Fitting =
  | { kind: "day"; dayOfWeek: number; option: ColumnType; why: string }
  | { kind: "workout"; id: number; why: string };

/** What can be trained with what there is: less needs less. */
const WITH: Record<Equipment, readonly ColumnType[]> = {
  nothing: ["no_equipment"],
  some: ["no_equipment", "equipment"],
  gym: COLUMN_TYPES,
};

/**
 * The one session to begin with: today's day before any other, an option that the equipment allows, the short one for
 * who has to take care or rolls hard today, else the one that the goals lean to. Null when there is nothing to train.
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

/** By minutes where all of them are known, else by exercises. */
function shortest(options: readonly Option[]): Option {
  const known = options.every(({ minutes }) => minutes !== null);
  const length = (option: Option) => (known ? (option.minutes ?? 0) : option.exercises);
  return options.reduce((best, each) => (length(each) < length(best) ? each : best));
}

const EASE = ["low", "medium", "high"];
/** What nobody has rated comes in the middle. */
const easeOf = ({ intensity }: Workout) => {
  const at = EASE.indexOf((intensity ?? "").toLowerCase());
  return at === -1 ? 1 : at;
};
const byEase = (a: Workout, b: Workout) => easeOf(a) - easeOf(b) || (a.minutes ?? 1e6) - (b.minutes ?? 1e6);
