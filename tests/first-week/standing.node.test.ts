import { describe, expect, it } from "vitest";
import { type FirstWeekFacts, firstWeekState } from "../../worker/contract/first-week-standing";

const NEWCOMER: FirstWeekFacts = {
  onSince: 1000,
  joinedAt: 2000,
  startedAt: null,
  dismissedAt: null,
  cards: 5,
  cardsDone: 0,
  waitsSince: null,
  goAheadAt: null,
  trainedAt: null,
  waiver: { hash: "a", since: 900 },
  signedHash: null,
};
const stateOf = (facts: Partial<FirstWeekFacts>) => firstWeekState({ ...NEWCOMER, ...facts });
const DONE = { startedAt: 2100, cardsDone: 5, signedHash: "a" };

describe("the row that leads to a first week", () => {
  it("is for who joins after it was turned on, until they put it away", () => {
    expect(stateOf({})).toBe("new");
    expect(stateOf({ joinedAt: 1000 })).toBe("new");
    expect(stateOf({ joinedAt: 999 })).toBeNull();
    expect(stateOf({ dismissedAt: 2050 })).toBeNull();
    expect(stateOf({ onSince: null })).toBeNull();
  });

  it("goes on until each card that is on was answered or skipped", () => {
    expect(stateOf({ startedAt: 2100, cardsDone: 4 })).toBe("begun");
    expect(stateOf({ startedAt: 2100, cardsDone: 4, joinedAt: 10 })).toBe("begun");
    expect(stateOf({ ...DONE })).toBeNull();
    expect(stateOf({ startedAt: 2100, cardsDone: 3, cards: 3 })).toBeNull();
    expect(stateOf({ startedAt: 2100, cardsDone: 4, dismissedAt: 2200 })).toBeNull();
  });

  it("says that the coach comes first, then that they said go ahead, until something was trained", () => {
    expect(stateOf({ ...DONE, waitsSince: 2200 })).toBe("waiting");
    expect(stateOf({ ...DONE, waitsSince: 2200, dismissedAt: 2300 })).toBeNull();
    expect(stateOf({ ...DONE, waitsSince: 2200, dismissedAt: 2100 })).toBe("waiting");
    expect(stateOf({ ...DONE, waitsSince: 2200, dismissedAt: 2300, goAheadAt: 2400 })).toBe("ready");
    expect(stateOf({ ...DONE, waitsSince: 2200, goAheadAt: 2400, trainedAt: 2300 })).toBe("ready");
    expect(stateOf({ ...DONE, waitsSince: 2200, goAheadAt: 2400, trainedAt: 2500 })).toBeNull();
  });

  it("asks to sign again once there is another agreement, and not who never signed one", () => {
    const waiver = { hash: "b", since: 3000 };
    expect(stateOf({ ...DONE, waiver })).toBe("again");
    expect(stateOf({ ...DONE, waiver, dismissedAt: 2900 })).toBe("again");
    expect(stateOf({ ...DONE, waiver, dismissedAt: 3100 })).toBeNull();
    expect(stateOf({ ...DONE, waiver, signedHash: null })).toBeNull();
    expect(stateOf({ ...DONE, waiver: null })).toBeNull();
  });
});
