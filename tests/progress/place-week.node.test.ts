import { describe, expect, it } from "vitest";
import { addDays, isoWeekday } from "../../worker/contract/calendar";
import { COLUMN_TYPES } from "../../worker/contract/drafts";
import { type PlannedSession, placeWeek, type WeekToPlace } from "../../worker/contract/place-week";
import { marksOf, proposedMarks, rankOf } from "../../worker/contract/week-marks";
import { MARKS, type Mark, type RollDay } from "../../worker/contract/week-plan-limits";

const MONDAY = "2026-11-23";
const on = (dayOfWeek: number) => addDays(MONDAY, dayOfWeek - 1);

const session = (dayOfWeek: number, mark: Mark, more: Partial<PlannedSession> = {}): PlannedSession => ({
  id: dayOfWeek,
  dayOfWeek,
  title: `Session ${dayOfWeek}`,
  mark,
  options: [
    { columnType: "no_equipment", exercises: 3 },
    { columnType: "equipment", exercises: 6 },
  ],
  doneOn: null,
  ...more,
});
const WEEK: WeekToPlace = {
  monday: MONDAY,
  today: MONDAY,
  since: MONDAY,
  rollDays: [
    { dayOfWeek: 1, effort: "light" },
    { dayOfWeek: 4, effort: "hard" },
    { dayOfWeek: 6, effort: "hard" },
  ],
  lifts: 2,
  sessions: [session(1, "must"), session(2, "should"), session(3, "should"), session(4, "could"), session(5, "could")],
  moves: [],
};
const placed = (week: Partial<WeekToPlace>) =>
  Object.fromEntries(placeWeek({ ...WEEK, ...week }).map((each) => [each.session.id, each]));

describe("a week by somebody's own days", () => {
  it("has as many sessions as they can lift, the coach's first ones, on days without rolls where there are", () => {
    const all = placeWeek(WEEK);
    expect(all.map(({ is }) => is)).toEqual(["placed", "placed", "out", "out", "out"]);
    for (const { date } of all.slice(0, 2)) {
      expect(WEEK.rollDays.map(({ dayOfWeek }) => on(dayOfWeek))).not.toContain(date);
    }
    expect(placed({})[3]?.reason).toBe("A should: you lift twice, and the others come first.");
  });

  it("says before hard sparring that the short option will do", () => {
    const rollDays: RollDay[] = [1, 2, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, effort: "hard" }));
    const [only] = placeWeek({ ...WEEK, rollDays, lifts: 1 });
    expect(only).toMatchObject({
      date: on(3),
      option: "no_equipment",
      reason: "The day before hard sparring, so the short option: No Equipment.",
    });
  });

  it("moves a missed must on, and drops a missed could", () => {
    const sessions = [session(1, "must"), session(3, "could")];
    expect(placed({ sessions, rollDays: [] })).toMatchObject({ 1: { date: on(1) }, 3: { date: on(3) } });
    const later = placed({ sessions, rollDays: [], today: on(4) });
    expect(later[1]).toMatchObject({ is: "placed" });
    expect(later[1]?.reason).toMatch(/^Missed on \w+day\. It is a must, so it moves on\.$/);
    expect(later[3]).toMatchObject({ is: "out", date: null });
    expect(later[3]?.reason).toMatch(/^Missed on \w+day\. It is a could, so it drops\.$/);
  });

  it("goes by the member's own hand before all else, and counts what they did on another day", () => {
    const moved = placed({
      moves: [
        { dayId: 4, date: on(4) },
        { dayId: 1, date: null },
      ],
    });
    expect(moved[4]).toMatchObject({ is: "placed", date: on(4), moved: true, reason: "You put it here." });
    expect(moved[1]).toMatchObject({ is: "out", reason: "You left it out." });
    const done = placed({
      today: on(3),
      sessions: WEEK.sessions.map((s) => (s.id === 5 ? { ...s, doneOn: on(1) } : s)),
    });
    expect(done[5]).toMatchObject({ is: "done", date: on(1), reason: "Done on Monday." });
    expect(Object.values(done).filter(({ is }) => is === "placed")).toHaveLength(1);
  });

  it("that is planned in its middle misses nothing of what lies before", () => {
    const late = placeWeek({ ...WEEK, since: on(4), today: on(4) });
    expect(late.filter(({ is }) => is === "placed")).toHaveLength(2);
    expect(late.every(({ reason }) => !reason.startsWith("Missed"))).toBe(true);
  });
});

/** The same numbers every time. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    chance: (share: number) => next() < share,
    of: <T>(all: readonly T[]) => all[below(all.length)] as T,
  };
}

function anyWeek(seed: number): WeekToPlace {
  const { below, chance, of } = randomOf(seed);
  const today = on(1 + below(7));
  const sessions = [1, 2, 3, 4, 5, 6, 7]
    .filter(() => chance(0.7))
    .map((dayOfWeek) =>
      session(dayOfWeek, of(MARKS), {
        id: 100 - dayOfWeek,
        options: COLUMN_TYPES.filter(() => chance(0.6)).map((columnType) => ({ columnType, exercises: 1 + below(5) })),
        doneOn: chance(0.25) ? addDays(today, -below(9)) : null,
      }),
    );
  return {
    monday: MONDAY,
    today,
    since: addDays(MONDAY, below(12) - 6) <= today ? addDays(MONDAY, below(3) - 6) : MONDAY,
    rollDays: [1, 2, 3, 4, 5, 6, 7].flatMap((dayOfWeek) =>
      chance(0.5) ? [{ dayOfWeek, effort: of(["light", "hard"] as const) }] : [],
    ),
    lifts: below(8),
    sessions,
    moves: sessions
      .filter(() => chance(0.2))
      .map(({ id }) => ({ dayId: id, date: chance(0.3) ? null : on(1 + below(7)) })),
  };
}

// Hundreds of weeks each, which a busy machine is slow at.
describe("any week, whatever is planned, moved, done or missed", { timeout: 30_000 }, () => {
  const weeks = Array.from({ length: 600 }, (_, seed) => anyWeek(seed + 1));

  it("has each session once, with a line of why", () => {
    for (const week of weeks) {
      const all = placeWeek(week);
      expect(all.map((each) => each.session.id).sort()).toEqual(week.sessions.map(({ id }) => id).sort());
      for (const { reason } of all) expect(reason).toMatch(/^[^\n]{5,90}$/);
    }
  });

  it("has what is to come on days of the week from today on, no two on one but by hand, none on a day trained already", () => {
    for (const week of weeks) {
      const all = placeWeek(week);
      const coming = all.filter(({ is }) => is === "placed");
      for (const { date } of coming) {
        expect(date && date >= week.today && date <= on(7)).toBe(true);
      }
      const own = coming.filter(({ moved }) => !moved).map(({ date }) => date);
      expect(new Set(own).size).toBe(own.length);
      const busy = all.filter(({ is, moved }) => is === "done" || moved).map(({ date }) => date);
      for (const date of own) expect(busy).not.toContain(date);
    }
  });

  it("asks for no more sessions than its member can lift, but for what they have put there", () => {
    for (const week of weeks) {
      const all = placeWeek(week);
      const settled = all.filter(
        ({ is, moved, date }) => (is === "done" && date && date >= MONDAY) || (is === "placed" && moved),
      );
      const others = all.filter(({ is, moved }) => is === "placed" && !moved);
      expect(others.length).toBeLessThanOrEqual(Math.max(0, week.lifts - settled.length));
    }
  });

  it("never places what a mark puts behind before what it puts first, unless its member says so", () => {
    for (const week of weeks) {
      const begun = placeWeek({
        ...week,
        today: MONDAY,
        since: MONDAY,
        moves: [],
        sessions: week.sessions.map((s) => ({ ...s, doneOn: null })),
      });
      const ranks = (state: string) => begun.filter(({ is }) => is === state).map((each) => rankOf(each.session.mark));
      expect(Math.max(-1, ...ranks("placed"))).toBeLessThanOrEqual(Math.min(9, ...ranks("out")));
    }
  });

  it("keeps every must that was placed for as long as a day is free, and never a could that was missed", () => {
    for (const week of weeks) {
      const fresh = { ...week, since: MONDAY, moves: [], sessions: week.sessions.map((s) => ({ ...s, doneOn: null })) };
      const first = placeWeek({ ...fresh, today: MONDAY }).filter(({ is }) => is === "placed");
      const now = new Map(placeWeek(fresh).map((each) => [each.session.id, each]));
      const musts = first.filter((each) => each.session.mark === "must").length;
      const days = 8 - isoWeekday(week.today);
      const kept = first.filter((each) => each.session.mark === "must" && now.get(each.session.id)?.is === "placed");
      expect(kept.length).toBe(Math.min(musts, days));
      for (const { session: each, date } of first) {
        if (each.mark === "could" && date && date < week.today) expect(now.get(each.id)?.is).toBe("out");
      }
    }
  });

  it("leaves where it was whatever has not been missed, done or moved", () => {
    for (const week of weeks) {
      const fresh = { ...week, since: MONDAY, moves: [], sessions: week.sessions.map((s) => ({ ...s, doneOn: null })) };
      const first = placeWeek({ ...fresh, today: MONDAY });
      const missed = first.filter(({ date }) => date && date < week.today);
      if (missed.length > 0) continue;
      expect(placeWeek(fresh).map(({ date }) => date)).toEqual(first.map(({ date }) => date));
    }
  });

  it("is the same however its sessions are listed, and whatever of its content is published again under the same days", () => {
    for (const week of weeks) {
      const again = { ...week, sessions: [...week.sessions].reverse().map((s) => ({ ...s })) };
      expect(placeWeek(again)).toEqual(placeWeek(week));
    }
  });
});

describe("the proposed marks of a week", () => {
  const day = (dayOfWeek: number, title: string, mark?: Mark) => ({
    dayOfWeek,
    title,
    description: null,
    notes: null,
    mark,
  });

  it("go by the words of a day, then by the order", () => {
    const week = [day(1, "Squat"), day(2, "Bench"), day(3, "Pull"), day(4, "Carry"), day(5, "Optional: mobility")];
    expect([...proposedMarks(week).values()]).toEqual(["must", "should", "should", "could", "could"]);
    const said = [day(1, "Squat"), day(2, "Key session: deadlift"), day(3, "This is not optional"), day(4, "Bonus")];
    expect([...proposedMarks(said).values()]).toEqual(["should", "must", "must", "could"]);
  });

  it("give way to the coach's own, and every day has one", () => {
    const week = [day(1, "Squat", "could"), day(2, "Bench")];
    expect([...marksOf(week).values()]).toEqual(["could", "should"]);
    expect(marksOf([]).size).toBe(0);
  });
});
