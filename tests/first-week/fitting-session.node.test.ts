import { describe, expect, it } from "vitest";
import { COLUMN_TYPES } from "../../worker/contract/drafts";
import { EQUIPMENTS, GOAL_LEANS } from "../../worker/contract/first-week-limits";
import { type Fitting, type FittingFacts, fittingSession, type Offered } from "../../worker/contract/fitting-session";

/** Numbers that look random and are the same in each run. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { below, of: <T>(items: readonly T[]): T => items[below(items.length)] as T };
}

type Chance = ReturnType<typeof chance>;

const someFacts = ({ below, of }: Chance): FittingFacts => ({
  leans: Array.from({ length: below(3) }, () => of(GOAL_LEANS)),
  equipment: of([null, ...EQUIPMENTS]),
  rolls: of([null, "light", "hard"] as const),
  sessions: of([null, 1, 2, 4]),
  careful: below(3) === 0,
});

const someOffer = ({ below, of }: Chance): Offered => ({
  days: Array.from({ length: below(6) }, (_, at) => ({
    dayOfWeek: at + 1,
    options: COLUMN_TYPES.filter(() => below(4) > 0).map((option) => ({
      option,
      exercises: below(8),
      minutes: of([null, 20, 35, 50, 70]),
    })),
  })),
  workouts: Array.from({ length: below(3) }, (_, at) => ({
    id: at + 1,
    intensity: of([null, "Low", "Medium", "High"]),
    minutes: of([null, 15, 45]),
  })),
});

const ALLOWED = { nothing: ["no_equipment"], some: ["no_equipment", "equipment"], gym: COLUMN_TYPES };
const optionOf = (fitting: Fitting, { days }: Offered) =>
  fitting.kind === "day"
    ? days
        .find(({ dayOfWeek }) => dayOfWeek === fitting.dayOfWeek)
        ?.options.find(({ option }) => option === fitting.option)
    : undefined;

const CASES = Array.from({ length: 800 }, (_, seed) => {
  const by = chance(seed + 1);
  return { facts: someFacts(by), offered: someOffer(by) };
});

describe("the session to begin with, whatever is said and published", () => {
  it("is one that is offered, has exercises, and needs nothing that the member has not", () => {
    for (const { facts, offered } of CASES) {
      const fitting = fittingSession(facts, offered);
      if (fitting?.kind === "workout") expect(offered.workouts.map(({ id }) => id)).toContain(fitting.id);
      if (fitting?.kind !== "day") continue;
      expect(optionOf(fitting, offered)?.exercises).toBeGreaterThan(0);
      expect(ALLOWED[facts.equipment ?? "gym"]).toContain(fitting.option);
    }
  });

  it("is today's wherever today has one that fits, and none only when there is nothing", () => {
    for (const { facts, offered } of CASES) {
      const fits = offered.days.filter(({ options }) =>
        options.some(({ option, exercises }) => exercises > 0 && ALLOWED[facts.equipment ?? "gym"].includes(option)),
      );
      const fitting = fittingSession(facts, offered);
      if (fits[0]) expect(fitting).toMatchObject({ kind: "day", dayOfWeek: fits[0].dayOfWeek });
      else if (offered.workouts.length > 0) expect(fitting?.kind).toBe("workout");
      else expect(fitting).toBeNull();
    }
  });

  it("is never longer for who has to take care or rolls hard than for the same member otherwise", () => {
    for (const { facts, offered } of CASES) {
      const usual = fittingSession({ ...facts, careful: false, rolls: null }, offered);
      for (const spared of [{ careful: true }, { rolls: "hard" as const }]) {
        const short = fittingSession({ ...facts, ...spared }, offered);
        if (!usual || !short) continue;
        const [before, after] = [optionOf(usual, offered), optionOf(short, offered)];
        if (!before || !after) continue;
        const known = offered.days
          .find((day) => short.kind === "day" && day.dayOfWeek === short.dayOfWeek)
          ?.options.filter(
            ({ option, exercises }) => exercises > 0 && ALLOWED[facts.equipment ?? "gym"].includes(option),
          )
          .every(({ minutes }) => minutes !== null);
        if (known) expect(after.minutes ?? 0).toBeLessThanOrEqual(before.minutes ?? 0);
        else expect(after.exercises).toBeLessThanOrEqual(before.exercises);
      }
    }
  });

  it("never asks for more equipment of a goal that leans lighter than of one that leans heavier", () => {
    for (const { facts, offered } of CASES) {
      const lean = (leans: FittingFacts["leans"]) => fittingSession({ ...facts, leans }, offered);
      const [lighter, heavier] = [lean(["lighter"]), lean(["heavier"])];
      if (lighter?.kind !== "day" || heavier?.kind !== "day") continue;
      expect(COLUMN_TYPES.indexOf(lighter.option)).toBeLessThanOrEqual(COLUMN_TYPES.indexOf(heavier.option));
    }
  });

  it("is the same for the same answers, in whichever order a day lists its options", () => {
    for (const { facts, offered } of CASES) {
      // Of two that are equally long the first of the day is taken.
      if (facts.careful || facts.rolls === "hard") continue;
      const turned = offered.days.map((day) => ({ ...day, options: [...day.options].reverse() }));
      expect(fittingSession(facts, { ...offered, days: turned })).toEqual(fittingSession(facts, offered));
    }
  });
});

it("says why in one line that names no answer about health", () => {
  for (const { facts, offered } of CASES) {
    const why = fittingSession(facts, offered)?.why ?? "x";
    expect(why).not.toMatch(/health|heart|doctor|injur|pain|hurt/i);
    expect(why.length).toBeLessThan(80);
  }
});
