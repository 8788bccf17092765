import { type ExerciseLoads, proposeLoads } from "./exercise-loads";
import { JOINTS, type Joint, type LimitedMovement, type MemberTrend } from "./injuries-limits";

/** An injury as the rules use it: its spot and limited movements. */
export type Marked = { spot: string; movements: readonly LimitedMovement[] };
/** Joint loads by exercise name, where the name alone does not imply them. */
type KnownLoads = readonly (ExerciseLoads & { name: string })[];
export type Hurts<Injury extends Marked = Marked> = { injuries: readonly Injury[]; loads: KnownLoads };

/** Returns the joint of a spot: `knee` for `knee-left`; null for no single place. */
export function jointOf(spot: string): Joint | null {
  const bare = spot.replace(/-(left|right)$/, "");
  return JOINTS.find((joint) => joint === bare) ?? null;
}

/**
 * Returns whether an exercise loads an injury. With limited movements only those count: a knee that cannot jump may
 * squat. Without, everything that loads the joint counts.
 */
export function affects({ spot, movements }: Marked, loads: ExerciseLoads): boolean {
  if (movements.length > 0) return movements.some((movement) => loads.movements.includes(movement));
  const joint = jointOf(spot);
  return joint !== null && loads.joints.includes(joint);
}

const loadsOf = (name: string, known: KnownLoads): ExerciseLoads =>
  known.find((each) => each.name === name) ?? proposeLoads([name]);

/** Returns the injuries that an exercise loads, each with those of its movements that the exercise needs. */
export function touched<Injury extends Marked>(name: string, { injuries, loads }: Hurts<Injury>): Injury[] {
  if (injuries.length === 0) return [];
  const own = loadsOf(name, loads);
  return injuries
    .filter((injury) => affects(injury, own))
    .map((injury) => ({
      ...injury,
      movements: injury.movements.filter((movement) => own.movements.includes(movement)),
    }));
}

type Option = { name: string; purpose: string | null };

/** Returns the substitutes that load no injury, those easier on a joint first. */
export function workingOf<Other extends Option>(options: readonly Other[], hurts: Hurts): Other[] {
  // A substitute without a purpose is no longer offered.
  const working = options.filter(({ name, purpose }) => purpose !== null && touched(name, hurts).length === 0);
  return working.sort((one, other) => Number(other.purpose === "joint") - Number(one.purpose === "joint"));
}

type Done = { name: string; options: readonly Option[] };

/** Counts a training's exercises that load injuries, and those of them that can be swapped. */
export function standingOf(exercises: readonly Done[], hurts: Hurts) {
  const affected = exercises.filter(({ name }) => touched(name, hurts).length > 0);
  const swappable = affected.filter(({ options }) => workingOf(options, hurts).length > 0);
  return {
    affected: affected.length,
    swappable: swappable.length,
    /** Every exercise loads an injury, and none can be swapped. */
    nothingLeft: exercises.length > 0 && affected.length === exercises.length && swappable.length === 0,
  };
}

/** An unsent change on a device: an injury, or a word on one. */
type PendingMark = {
  spot: string;
  mark: { movements: LimitedMovement[]; since?: string | undefined; note?: string | null | undefined };
};
type PendingWord = {
  spot: string;
  word: { trend: MemberTrend; note?: string | null | undefined; localDate?: string | undefined };
};
export type PendingInjury = PendingMark | PendingWord;

type Makers<Injury> = {
  /** Returns a new injury. */
  marked: (change: PendingMark) => Injury;
  /** Returns an open injury with a new word. */
  told: (injury: Injury, word: PendingWord["word"]) => Injury;
};

/** Returns the open injuries with unsent changes applied in order. */
export function withPending<Injury extends Marked>(
  injuries: readonly Injury[],
  changes: readonly PendingInjury[],
  { marked, told }: Makers<Injury>,
): Injury[] {
  const open = new Map(injuries.map((injury) => [injury.spot, injury]));
  for (const each of changes) {
    const known = open.get(each.spot);
    if ("mark" in each) {
      const fresh = marked(each);
      open.set(each.spot, known ? { ...known, movements: fresh.movements } : fresh);
    } else if (each.word.trend === "works") open.delete(each.spot);
    else if (known) open.set(each.spot, told(known, each.word));
  }
  return [...open.values()];
}
