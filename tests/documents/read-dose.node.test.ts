import { expect, it } from "vitest";
import { NO_SETS } from "../../worker/contract/no-sets";
import type { Sets } from "../../worker/contract/program-reading";
import { draftExercise } from "../../worker/documents/draft-exercise";
import { readSets } from "../../worker/documents/read-dose";
import { seeded } from "./seeded";

const NOTHING = { sets: null, reps: null, setRep: null, load: null, duration: null };
const read = (texts: Partial<Parameters<typeof readSets>[0]>) => readSets({ ...NOTHING, ...texts });
const sets = (said: Partial<Sets>): Sets => ({ ...NO_SETS, ...said });

it("reads a dose from whichever fields the coach used", () => {
  const fiveByFive = [sets({ count: "5", reps: "5", percent: "75%" })];
  expect(read({ setRep: "5 x 5", load: "75%" })).toEqual(fiveByFive);
  expect(read({ sets: "5", reps: "5", load: "75 % 1RM" })).toEqual(fiveByFive);
  expect(read({ setRep: "5x5 @ 75%" })).toEqual(fiveByFive);
  expect(read({ sets: "3", duration: "45 s" })).toEqual([sets({ count: "3", duration: "45 s" })]);
  expect(read({ setRep: "3 x 8 per side", load: "BW" })).toEqual([
    sets({ count: "3", reps: "8 per side", load: "BW" }),
  ]);
  expect(read({ setRep: "4 x 40 m", load: "24 kg" })).toEqual([sets({ count: "4", distance: "40 m", load: "24 kg" })]);
  expect(read({ sets: "3", reps: "AMRAP", load: "RPE 9" })).toEqual([
    sets({ count: "3", reps: "AMRAP", effort: "RPE 9" }),
  ]);
  expect(read({ duration: "10 min" })).toEqual([sets({ duration: "10 min" })]);
});

it("gives each set its own where the coach wrote one for each", () => {
  expect(read({ sets: "3", reps: "5/5/5+", setRep: "3 x 5/5/5+", load: "65/75/85%" })).toEqual([
    sets({ count: "1", reps: "5", percent: "65%" }),
    sets({ count: "1", reps: "5", percent: "75%" }),
    sets({ count: "1", reps: "5+", percent: "85%" }),
  ]);
  expect(read({ sets: "3", reps: "5", setRep: "3 x 5", load: "60/70/80 kg (65/75/85%), RPE 7/8/9" })).toEqual([
    sets({ count: "1", reps: "5", load: "60 kg", percent: "65%", effort: "RPE 7" }),
    sets({ count: "1", reps: "5", load: "70 kg", percent: "75%", effort: "RPE 8" }),
    sets({ count: "1", reps: "5", load: "80 kg", percent: "85%", effort: "RPE 9" }),
  ]);
});

it("says nothing of what is no dose, and keeps a load that it cannot count as the coach's words", () => {
  expect(read({})).toEqual([]);
  expect(read({ setRep: "N/A", load: "-" })).toEqual([]);
  expect(read({ setRep: "as you feel" })).toEqual([]);
  expect(read({ setRep: "3 x 10", load: "light band" })).toEqual([
    sets({ count: "3", reps: "10", load: "light band" }),
  ]);
  expect(read({ setRep: "3 x 10", load: "24/16 kg" })).toEqual([sets({ count: "3", reps: "10", load: "24 kg/16 kg" })]);
});

it("reads back every dose that the reader can find, once it is written into an exercise's fields", () => {
  const random = seeded(20261123);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let run = 0; run < 3000; run++) {
    const groups = anyDose(pick);
    const texts = draftExercise({
      name: "Squat",
      exerciseCode: null,
      tier: null,
      category: null,
      prescription: groups,
      tempo: null,
      rest: null,
      notes: null,
      videoUrl: null,
    });
    expect(readSets(texts), JSON.stringify(texts)).toEqual(groups);
  }
});

function anyDose(pick: <T>(list: readonly T[]) => T): Sets[] {
  const works: Partial<Sets>[] = [
    { reps: pick(["5", "8-12", "5+", "AMRAP", "8 per side", "10 per leg", "1"]) },
    { duration: pick(["45 s", "30 s per side", "2 min"]) },
    { distance: pick(["40 m", "5 km", "20 m per side"]) },
  ];
  const about = (): Partial<Sets> =>
    pick<Partial<Sets>>([
      {},
      { load: pick(["82.5 kg", "225 lb", "BW", "60 kg"]) },
      { percent: pick(["75%", "65-70%", "82.5%"]) },
      { effort: pick(["RPE 8", "2 RIR", "RPE 7-8"]) },
      { percent: "75%", effort: "RPE 8" },
      { load: "82.5 kg", percent: "75%" },
    ]);
  if (pick([true, true, false])) return [sets({ count: pick(["3", "3-4", "1"]), ...pick(works), ...about() })];
  const kind = about();
  const steps = pick([2, 3, 4]);
  return Array.from({ length: steps }, (_, index) =>
    sets({
      count: "1",
      reps: index === steps - 1 ? pick(["5+", "3"]) : "5",
      ...(kind.percent ? { percent: `${65 + index * 10}%` } : {}),
      ...(kind.load && kind.load !== "BW" ? { load: `${60 + index * 10} kg` } : {}),
      ...(kind.effort ? { effort: `RPE ${6 + index}` } : {}),
    }),
  ).reduce<Sets[]>((list, each) => {
    const last = list.at(-1);
    if (last && JSON.stringify({ ...last, count: "1" }) === JSON.stringify(each))
      last.count = String(Number(last.count) + 1);
    else list.push(each);
    return list;
  }, []);
}
