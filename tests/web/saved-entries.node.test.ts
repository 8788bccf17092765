import { describe, expect, it } from "vitest";
import {
  foundInside,
  holdsTraining,
  isGated,
  isReadable,
  isSaveable,
  SAVED_LIMITS,
  type SavedEntry,
  savedPath,
  surplus,
} from "../../web/lib/offline/saved-entries";

const NOW = Date.parse("2026-11-21T08:00:00Z");
const DAY = 86_400_000;

const entry = (queryKey: unknown[], data: unknown, part: Partial<SavedEntry> = {}): SavedEntry => ({
  userId: "ana",
  queryKey,
  data,
  savedAt: NOW,
  size: 100,
  shapes: "s1",
  ...part,
});

describe("what may be saved", () => {
  it("is what a member trains with", () => {
    for (const key of [
      ["/api/auth/user"],
      ["/api/dashboard"],
      ["/api/user/stats"],
      ["/api/user/progress", { limit: 10 }],
      ["/api/workouts", { search: "hip" }],
      ["/api/workouts", "7"],
      ["/api/workouts", "7", "training"],
      ["/api/weekly-programs/current"],
      ["/api/weekly-programs", "3"],
      ["/api/weekly-programs", "3", "training"],
      ["/api/exercises", "12", "history"],
      ["/api/community/me"],
      ["/api/community/pinned-messages"],
      ["/api/community/posts"],
    ]) {
      expect([key, savedPath(key)]).not.toEqual([key, null]);
    }
  });

  it("is the first page of the feed, and none of what came by scrolling", () => {
    const page = { items: [{ id: 1 }], nextCursor: "2" };
    expect(isSaveable(["/api/community/posts"], { pages: [page], pageParams: [null] })).toBe(true);
    expect(isSaveable(["/api/community/posts"], { pages: [page, page], pageParams: [null, "2"] })).toBe(false);
    expect(isSaveable(["/api/workouts"], { pages: [page, page], pageParams: [null, "2"] })).toBe(true);
  });

  it("is nothing of the admin's, of sign-in, of other addresses", () => {
    for (const key of [
      ["/api/admin/weekly-programs"],
      ["/api/community/posts/7/comments"],
      ["/api/messages"],
      ["/api/admin/weekly-programs", "3"],
      ["/api/auth/sessions"],
      ["/api/auth/user", "passkeys"],
      ["/api/workouts", "7", "secret"],
      ["/api/exercises", "12", "log"],
      ["/api/workouts", "../auth/sessions"],
      ["/dev/outbox.json"],
      [],
      [{ of: "/api/dashboard" }],
    ]) {
      expect([key, savedPath(key)]).toEqual([key, null]);
    }
  });
});

describe("what is saved can be read", () => {
  const mine = entry(["/api/dashboard"], {});
  const reader = { userId: "ana", shapes: "s1", now: NOW };

  it("by the member who read it, in a build that speaks the same, for fourteen days", () => {
    expect(isReadable(mine, reader)).toBe(true);
    expect(isReadable(mine, { ...reader, now: NOW + 14 * DAY })).toBe(true);
    expect(isReadable(mine, { ...reader, now: NOW + 14 * DAY + 1 })).toBe(false);
    expect(isReadable(mine, { ...reader, userId: "bo" })).toBe(false);
    expect(isReadable(mine, { ...reader, shapes: "s2" })).toBe(false);
  });
});

describe("what has to go", () => {
  it("is what is older than fourteen days", () => {
    const old = entry(["/api/workouts", "1"], {}, { savedAt: NOW - 15 * DAY });
    expect(surplus([old, entry(["/api/workouts", "2"], {})], NOW)).toEqual([old]);
  });

  it("is the oldest beyond the number of entries, but never the member and their week", () => {
    const user = entry(["/api/auth/user"], {}, { savedAt: NOW - 3 * DAY });
    const workouts = Array.from({ length: SAVED_LIMITS.entries }, (_, index) =>
      entry(["/api/workouts", String(index + 1)], {}, { savedAt: NOW - index }),
    );
    expect(surplus([user, ...workouts], NOW)).toEqual([workouts.at(-1)]);
  });

  it("is the oldest beyond the size of all", () => {
    const half = SAVED_LIMITS.totalSize / 2;
    const [newest, middle, oldest] = [0, 1, 2].map((age) =>
      entry(["/api/workouts", String(age + 1)], {}, { savedAt: NOW - age, size: half }),
    );
    if (!newest || !middle || !oldest) throw new Error("three entries");
    expect(surplus([oldest, newest, middle], NOW)).toEqual([oldest]);
  });
});

describe("the end of a membership", () => {
  it("is told by a gated week, workout or dashboard", () => {
    expect(isGated(entry(["/api/weekly-programs", "3"], { gated: true }))).toBe(true);
    expect(isGated(entry(["/api/dashboard"], { program: { gated: true } }))).toBe(true);
    expect(isGated(entry(["/api/dashboard"], { program: { gated: false } }))).toBe(false);
    expect(isGated(entry(["/api/dashboard"], { program: null }))).toBe(false);
    expect(isGated(entry(["/api/workouts"], []))).toBe(false);
  });

  it("concerns what holds exercises, not the member's own numbers", () => {
    for (const key of [
      ["/api/workouts", "7"],
      ["/api/workouts", { search: "h" }],
      ["/api/weekly-programs", "3", "training"],
      ["/api/dashboard"],
    ]) {
      expect([key, holdsTraining(entry(key, {}))]).toEqual([key, true]);
    }
    for (const key of [["/api/auth/user"], ["/api/user/stats"], ["/api/user/progress"]]) {
      expect([key, holdsTraining(entry(key, {}))]).toEqual([key, false]);
    }
  });
});

describe("an answer inside another one", () => {
  const week = { id: 3, title: "Week 3" };
  const dashboard = entry(["/api/dashboard"], { program: week, workouts: [{ id: 7, title: "Hips" }] });

  it("is the week and the workouts that the dashboard brings", () => {
    expect(foundInside([dashboard], ["/api/weekly-programs", "3"])).toEqual({ data: week, savedAt: NOW });
    expect(foundInside([dashboard], ["/api/weekly-programs/current"])?.data).toBe(week);
    expect(foundInside([dashboard], ["/api/workouts", "7"])?.data).toEqual({ id: 7, title: "Hips" });
  });

  it("is a workout in a list, a page or pages, the newest of them", () => {
    const older = entry(["/api/workouts", {}], [{ id: 7, title: "Old" }], { savedAt: NOW - 1000 });
    const pages = entry(["/api/workouts", { search: "h" }], { pages: [{ items: [{ id: 7, title: "New" }] }] });
    expect(foundInside([older, pages], ["/api/workouts", "7"])?.data).toEqual({ id: 7, title: "New" });
    expect(foundInside([older], ["/api/workouts", "7"])?.data).toEqual({ id: 7, title: "Old" });
  });

  it("is never another one, nor somebody's training with it", () => {
    expect(foundInside([dashboard], ["/api/weekly-programs", "4"])).toBeNull();
    expect(foundInside([dashboard], ["/api/workouts", "3"])).toBeNull();
    expect(foundInside([dashboard], ["/api/workouts", "7", "training"])).toBeNull();
    expect(
      foundInside([entry(["/api/dashboard"], { program: null, workouts: [] })], ["/api/weekly-programs/current"]),
    ).toBeNull();
  });
});
