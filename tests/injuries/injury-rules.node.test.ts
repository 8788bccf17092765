import { describe, expect, it } from "vitest";
import { proposeLoads } from "../../worker/contract/exercise-loads";
import {
  JOINTS,
  LIMITED_MOVEMENTS,
  type LimitedMovement,
  NO_PLACE,
  SPOTS,
} from "../../worker/contract/injuries-limits";
import {
  affects,
  type Hurts,
  jointOf,
  type Marked,
  type PendingInjury,
  standingOf,
  touched,
  withPending,
  workingOf,
} from "../../worker/contract/injury-rules";

const NAMES = [
  "Back Squat",
  "Goblet Squat",
  "Bench Press",
  "Overhead Press",
  "Pull-Up",
  "Deadlift",
  "Kettlebell Swing",
  "Box Jump",
  "Bulgarian Split Squat",
  "Pallof Press",
  "Dead Bug",
  "Neck Bridge",
  "Farmer Carry",
  "Hip Airplane",
  "",
];

describe("what an exercise loads by its words", () => {
  it.each([
    ["Back Squat", ["squatting"], ["lower-back", "hip", "knee", "ankle"]],
    ["Strict Overhead Press", ["overhead"], ["shoulder", "elbow", "wrist"]],
    ["Dumbbell Bench Press", ["pressing"], ["shoulder", "elbow", "wrist", "ribs"]],
    ["Thruster", ["overhead", "squatting"], ["shoulder", "elbow", "wrist", "hip", "knee", "ankle"]],
    ["Box Jumps", ["jumping"], ["knee", "calf", "ankle", "foot"]],
    ["Copenhagen Hold", [], ["groin"]],
    ["Box Breathing", [], []],
  ])("%s", (name, movements, joints) => {
    expect(proposeLoads([name])).toEqual({ movements, joints });
  });

  it("is not misled by a word that means another thing beside it", () => {
    expect(proposeLoads(["Leg Press"]).movements).toEqual(["squatting"]);
    expect(proposeLoads(["Pallof Press"]).movements).toEqual(["twisting"]);
    expect(proposeLoads(["Dumbbell Row"]).movements).not.toContain("pressing");
    expect(proposeLoads(["Push Press"]).movements).toEqual(["overhead"]);
  });

  it("hears the library's tags as it hears the name", () => {
    expect(proposeLoads(["Finisher", "jumps"])).toEqual(proposeLoads(["Jumps"]));
  });

  it("needs for each movement a joint, and names everything once and in the lists' order", () => {
    for (const name of NAMES) {
      const { movements, joints } = proposeLoads([name, name.toUpperCase()]);
      expect(movements).toEqual(LIMITED_MOVEMENTS.filter((movement) => movements.includes(movement)));
      expect(joints).toEqual(JOINTS.filter((joint) => joints.includes(joint)));
      if (movements.length > 0) expect(joints.length).toBeGreaterThan(0);
      expect(proposeLoads([name.toUpperCase()])).toEqual(proposeLoads([name]));
    }
  });
});

describe("a place of the body", () => {
  it("has a joint, with a side or without; no one place has none", () => {
    for (const spot of SPOTS) expect(jointOf(spot) === null).toBe(spot === NO_PLACE);
    expect([jointOf("lower-back"), jointOf("knee-left"), jointOf("nose")]).toEqual(["lower-back", "knee", null]);
  });
});

const hurts = (injuries: Marked[], loads: Hurts["loads"] = []): Hurts => ({ injuries, loads });
const KNEE: Marked = { spot: "knee-left", movements: [] };

describe("what hurts", () => {
  it("touches all that loads the joint, and with movements named these alone", () => {
    expect(touched("Back Squat", hurts([KNEE]))).toEqual([KNEE]);
    const jumping: Marked = { ...KNEE, movements: ["jumping"] };
    expect(touched("Back Squat", hurts([jumping]))).toEqual([]);
    expect(touched("Box Jump", hurts([jumping]))).toEqual([jumping]);
    expect(touched("Bench Press", hurts([KNEE]))).toEqual([]);
    // Only what this exercise needs is told of it.
    const both: Marked = { ...KNEE, movements: ["squatting", "jumping"] };
    expect(touched("Box Jump", hurts([both]))).toEqual([jumping]);
  });

  it("of no one place touches by its movements alone", () => {
    expect(affects({ spot: NO_PLACE, movements: [] }, proposeLoads(["Back Squat"]))).toBe(false);
    expect(affects({ spot: NO_PLACE, movements: ["squatting"] }, proposeLoads(["Back Squat"]))).toBe(true);
  });

  it("goes by what the coach has said of an exercise before its words", () => {
    const known = [{ name: "Back Squat", joints: [], movements: [] }];
    expect(touched("Back Squat", hurts([KNEE], known))).toEqual([]);
    expect(touched("Goblet Squat", hurts([KNEE], known))).toEqual([KNEE]);
  });

  it("takes no exercise out by hurting more, and touches nothing by hurting nowhere", () => {
    for (const [at, spot] of SPOTS.entries()) {
      const one: Marked = { spot, movements: at % 3 === 0 ? [] : [LIMITED_MOVEMENTS[at % 13] as LimitedMovement] };
      for (const name of NAMES) {
        const before = touched(name, hurts([KNEE]));
        expect(touched(name, hurts([KNEE, one]))).toEqual([...before, ...touched(name, hurts([one]))]);
        expect(touched(name, hurts([]))).toEqual([]);
      }
    }
  });

  it("is the same for both sides: an exercise loads the two", () => {
    for (const joint of JOINTS) {
      const sides = SPOTS.filter((spot) => jointOf(spot) === joint);
      for (const name of NAMES) {
        expect(new Set(sides.map((spot) => touched(name, hurts([{ spot, movements: [] }])).length)).size).toBe(1);
      }
    }
  });
});

describe("what may be done instead", () => {
  const options = [
    { name: "Goblet Squat", purpose: "kit" },
    { name: "Hip Airplane", purpose: "pattern" },
    { name: "Dead Bug", purpose: "joint" },
    { name: "Pallof Press", purpose: null },
  ];

  it("touches nothing that hurts, is still offered, and has first what is easier on a joint", () => {
    expect(workingOf(options, hurts([KNEE])).map(({ name }) => name)).toEqual(["Dead Bug", "Hip Airplane"]);
    for (const spot of SPOTS) {
      const all = hurts([{ spot, movements: [] }]);
      for (const { name } of workingOf(options, all)) expect(touched(name, all)).toEqual([]);
    }
  });

  it("makes a day that has it no lost day; one without is, unless anything of it works", () => {
    const done = (name: string, own: typeof options = []) => ({ name, options: own });
    expect(standingOf([done("Back Squat"), done("Box Jump")], hurts([KNEE]))).toEqual({
      affected: 2,
      swappable: 0,
      nothingLeft: true,
    });
    expect(standingOf([done("Back Squat", options)], hurts([KNEE])).nothingLeft).toBe(false);
    expect(standingOf([done("Back Squat"), done("Bench Press")], hurts([KNEE]))).toMatchObject({
      affected: 1,
      nothingLeft: false,
    });
    expect(standingOf([], hurts([KNEE])).nothingLeft).toBe(false);
  });
});

describe("what was said and has not been sent", () => {
  const makers = {
    marked: ({ spot, mark }: Extract<PendingInjury, { mark: unknown }>) => ({ spot, movements: mark.movements }),
    told: (injury: Marked) => injury,
  };
  const mark = (spot: string, movements: LimitedMovement[] = []): PendingInjury => ({ spot, mark: { movements } });
  const works = (spot: string): PendingInjury => ({ spot, word: { trend: "works" } });

  it("counts in its order: marked, over, and marked again", () => {
    const spotsAfter = (...said: PendingInjury[]) => withPending([KNEE], said, makers).map(({ spot }) => spot);
    expect(spotsAfter(mark("neck"))).toEqual(["knee-left", "neck"]);
    expect(spotsAfter(works("knee-left"))).toEqual([]);
    expect(spotsAfter(works("knee-left"), mark("knee-left"))).toEqual(["knee-left"]);
    expect(spotsAfter(mark("neck"), works("neck"))).toEqual(["knee-left"]);
    expect(spotsAfter(works("neck"))).toEqual(["knee-left"]);
  });

  it("says anew what does not work where it is marked already, and each place once", () => {
    expect(withPending([KNEE], [mark("knee-left", ["jumping"])], makers)).toEqual([
      { ...KNEE, movements: ["jumping"] },
    ]);
    const twice = withPending([], [mark("neck"), mark("neck", ["twisting"])], makers);
    expect(twice).toEqual([{ spot: "neck", movements: ["twisting"] }]);
  });

  it("is the same told once or, after a lost answer, once more", () => {
    const said = [mark("neck"), mark("knee-left", ["jumping"])];
    const once = withPending([KNEE], said, makers);
    expect(withPending(once, said, makers)).toEqual(once);
  });
});
