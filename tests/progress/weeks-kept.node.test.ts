import { describe, expect, it } from "vitest";
import { addDays, type CalendarDate } from "../../worker/contract/calendar";
import { type PlannedWeek, type WeeksDone, weeksKept } from "../../worker/contract/weeks-kept";
import { seeded } from "../documents/seeded";

const MONDAY = "2026-11-23";
const ago = (weeks: number, day = 0) => addDays(MONDAY, day - weeks * 7);
const counts = (...dates: CalendarDate[]) => {
  const all = new Map<CalendarDate, number>();
  for (const date of dates) all.set(date, (all.get(date) ?? 0) + 1);
  return all;
};
const TWICE: PlannedWeek = { monday: ago(3), lifts: 2, rolls: 1 };
const DONE: WeeksDone = { plans: [TWICE], trainings: new Map(), rolls: new Map(), today: addDays(MONDAY, 2) };

describe("weeks kept as they were planned", () => {
  it("are those with as many trainings and rolls as planned, on whichever days", () => {
    const trainings = counts(ago(1), ago(1), ago(2, 1), ago(2, 5), ago(3), ago(3, 6));
    const rolls = counts(ago(1, 6), ago(2), ago(3));
    expect(weeksKept({ ...DONE, trainings, rolls })).toBe(3);
    expect(weeksKept({ ...DONE, trainings, rolls: counts(ago(1, 6), ago(3)) })).toBe(1);
  });

  it("go by the plan of their own week", () => {
    const plans = [{ monday: ago(1), lifts: 1, rolls: 0 }, TWICE];
    expect(weeksKept({ ...DONE, plans, trainings: counts(ago(1), ago(2), ago(2)), rolls: counts(ago(2)) })).toBe(2);
  });

  it("do not end with the week that runs, nor with one for which nothing was planned", () => {
    const plans = [{ monday: MONDAY, lifts: 1, rolls: 0 }, { monday: ago(1), lifts: 0, rolls: 0 }, TWICE];
    const trainings = counts(ago(2), ago(2));
    expect(weeksKept({ ...DONE, plans, trainings, rolls: counts(ago(2)) })).toBe(1);
    expect(
      weeksKept({
        ...DONE,
        plans,
        trainings: counts(...trainings.keys(), ago(2), MONDAY),
        rolls: counts(ago(2)),
      }),
    ).toBe(2);
  });

  it("are none without a plan, and none of before the first or of one that begins later", () => {
    const trainings = counts(ago(5), ago(5), ago(4), ago(4));
    expect(weeksKept({ ...DONE, plans: [], trainings })).toBe(0);
    expect(weeksKept({ ...DONE, trainings, rolls: counts(ago(4)) })).toBe(0);
    expect(weeksKept({ ...DONE, plans: [{ ...TWICE, monday: addDays(MONDAY, 7) }] })).toBe(0);
  });

  it("never fall by doing more, and never grow by planning more", () => {
    const random = seeded(26);
    for (let round = 0; round < 300; round += 1) {
      const pick = (most: number) => Math.floor(random() * most);
      const days = () => counts(...Array.from({ length: pick(30) }, () => addDays(ago(3), pick(28))));
      const plans = [0, 1, 2, 3].map((weeks) => ({ monday: ago(weeks), lifts: pick(4), rolls: pick(3) }));
      const done = { plans, trainings: days(), rolls: days(), today: addDays(MONDAY, pick(7)) };
      const kept = weeksKept(done);
      const extra = addDays(ago(3), pick(28));
      const more = new Map(done.trainings).set(extra, (done.trainings.get(extra) ?? 0) + 1);
      expect(weeksKept({ ...done, trainings: more })).toBeGreaterThanOrEqual(kept);
      const harder = plans.map((plan) => (plan.lifts + plan.rolls ? { ...plan, lifts: plan.lifts + 1 } : plan));
      expect(weeksKept({ ...done, plans: harder })).toBeLessThanOrEqual(kept);
      expect(kept).toBeLessThanOrEqual(4);
    }
  });
});
