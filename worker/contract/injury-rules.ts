import { type ExerciseLoads, proposeLoads } from "./exercise-loads";
import { JOINTS, type Joint, type LimitedMovement, type SaidTrend } from "./injuries-limits";

/** What the rules go by: a place that is marked, and what does not work because of it. */
export type Marked = { spot: string; movements: readonly LimitedMovement[] };
/** What exercises load, by name, where their words alone do not say it. */
type KnownLoads = readonly (ExerciseLoads & { name: string })[];
export type Hurts<Injury extends Marked = Marked> = { injuries: readonly Injury[]; loads: KnownLoads };

/** The joint of a place: of `knee-left` the knee; null for no one place. */
export function jointOf(spot: string): Joint | null {
  const bare = spot.replace(/-(left|right)$/, "");
  return JOINTS.find((joint) => joint === bare) ?? null;
}

/**
 * Whether an exercise touches an injury. Whoever has named movements means these: with a knee that cannot jump, one can
 * squat. Without any, it is all that loads the joint.
 */
export function affects({ spot, movements }: Marked, loads: ExerciseLoads): boolean {
  if (movements.length > 0) return movements.some((movement) => loads.movements.includes(movement));
  const joint = jointOf(spot);
  return joint !== null && loads.joints.includes(joint);
}

const loadsOf = (name: string, known: KnownLoads): ExerciseLoads =>
  known.find((each) => each.name === name) ?? proposeLoads([name]);

/** The injuries that an exercise touches, in their order, each with those of its movements that the exercise needs. */
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

/** What may be done in its place without touching anything that hurts, what is easier on a joint first. */
export function workingOf<Other extends Option>(options: readonly Other[], hurts: Hurts): Other[] {
  // One without a purpose is not offered any more.
  const working = options.filter(({ name, purpose }) => purpose !== null && touched(name, hurts).length === 0);
  return working.sort((one, other) => Number(other.purpose === "joint") - Number(one.purpose === "joint"));
}

type Done = { name: string; options: readonly Option[] };

/** How a day's training stands: how much of it is touched, how much of that has something in its place. */
export function standingOf(exercises: readonly Done[], hurts: Hurts) {
  const affected = exercises.filter(({ name }) => touched(name, hurts).length > 0);
  const swappable = affected.filter(({ options }) => workingOf(options, hurts).length > 0);
  return {
    affected: affected.length,
    swappable: swappable.length,
    /** All of it hurts, and nothing stands in for any. */
    nothingLeft: exercises.length > 0 && affected.length === exercises.length && swappable.length === 0,
  };
}

/** What was said on a device and has not been sent: a place is marked, or how it goes there. */
type SaidMark = {
  spot: string;
  mark: { movements: LimitedMovement[]; since?: string | undefined; note?: string | null | undefined };
};
type SaidWord = {
  spot: string;
  word: { trend: SaidTrend; note?: string | null | undefined; localDate?: string | undefined };
};
export type SaidInjury = SaidMark | SaidWord;

type Makers<Injury> = {
  /** What is new by it. */
  marked: (said: SaidMark) => Injury;
  /** What is open and goes like that. */
  told: (injury: Injury, said: SaidWord["word"]) => Injury;
};

/** The open injuries as they are once it has been sent, in its order. */
export function withSaid<Injury extends Marked>(
  injuries: readonly Injury[],
  said: readonly SaidInjury[],
  { marked, told }: Makers<Injury>,
): Injury[] {
  const open = new Map(injuries.map((injury) => [injury.spot, injury]));
  for (const each of said) {
    const known = open.get(each.spot);
    if ("mark" in each) {
      const fresh = marked(each);
      open.set(each.spot, known ? { ...known, movements: fresh.movements } : fresh);
    } else if (each.word.trend === "works") open.delete(each.spot);
    else if (known) open.set(each.spot, told(known, each.word));
  }
  return [...open.values()];
}
