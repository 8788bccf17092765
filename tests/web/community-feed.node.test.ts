import { describe, expect, it } from "vitest";
import {
  caughtUp,
  type Pages,
  rowsOf,
  withChanged,
  withNew,
  without,
  withPlaced,
} from "../../web/features/community/paged-cache";

type Row = { id: number; createdAt: string; text: string };

const row = (id: number, text = "") => ({ id, createdAt: new Date(id * 60_000).toISOString(), text });

/** Pages of two, newest first. */
function pages(ids: number[], more = false): Pages<Row> {
  const list = [];
  for (let at = 0; at < ids.length; at += 2) {
    const last = at + 2 >= ids.length;
    list.push({ items: ids.slice(at, at + 2).map((id) => row(id)), nextCursor: last && !more ? null : `after-${at}` });
  }
  return { pages: list, pageParams: list.map((_, index) => (index === 0 ? null : `after-${index * 2 - 2}`)) };
}

const ids = (data: Pages<Row> | undefined) => rowsOf(data).map(({ id }) => id);

describe("a feed that is changed where it stands", () => {
  it("changes one row and leaves all other objects as they were", () => {
    const before = pages([9, 8, 7, 6]);
    const after = withChanged(before, 7, (item) => ({ ...item, text: "edited" }));
    expect(rowsOf(after).map(({ text }) => text)).toEqual(["", "", "edited", ""]);
    expect(after?.pages[0]).toBe(before.pages[0]);
    expect(withChanged(before, 1, (item) => ({ ...item, text: "x" }))).toBe(before);
  });

  it("takes a row away, once", () => {
    const after = without(pages([9, 8, 7]), 8);
    expect(ids(after)).toEqual([9, 7]);
    expect(without(after, 8)).toBe(after);
  });

  it("has a new row once, however often it comes", () => {
    const once = withNew(pages([9, 8]), row(10), "start");
    expect(ids(once)).toEqual([10, 9, 8]);
    expect(ids(withNew(once, row(10, "again"), "start"))).toEqual([10, 9, 8]);
    expect(ids(withNew(pages([1, 2, 3]), row(4), "end"))).toEqual([1, 2, 3, 4]);
  });

  it("puts a row that is back among those of its time, but not beyond what was read", () => {
    expect(ids(withPlaced(pages([9, 8, 6]), row(7)))).toEqual([9, 8, 7, 6]);
    expect(ids(withPlaced(pages([9, 8]), row(3)))).toEqual([9, 8, 3]);
    expect(ids(withPlaced(pages([9, 8], true), row(3)))).toEqual([9, 8]);
  });
});

describe("catching up after the line was dead", () => {
  it("keeps new posts apart and follows everything else", () => {
    const result = caughtUp(pages([9, 8, 7, 6], true), pages([11, 10, 9, 7], true));
    expect(ids(result?.data)).toEqual([9, 7]);
    expect(result?.newer.map(({ id }) => id)).toEqual([11, 10]);
  });

  it("shows all to whom has nothing on screen", () => {
    const result = caughtUp(pages([]), pages([3, 2]));
    expect(ids(result?.data)).toEqual([3, 2]);
    expect(result?.newer).toEqual([]);
  });

  it("says so when nothing of the old is among the new", () => {
    expect(caughtUp(pages([4, 3], true), pages([9, 8, 7, 6], true))).toBeNull();
  });

  it("knows the order of two posts of the same instant", () => {
    const at = row(5).createdAt;
    const shown = { pages: [{ items: [{ ...row(5), createdAt: at }], nextCursor: null }], pageParams: [null] };
    const fresh = { pages: [{ items: [{ ...row(6), createdAt: at }, row(5)], nextCursor: null }], pageParams: [null] };
    expect(caughtUp(shown, fresh)?.newer.map(({ id }) => id)).toEqual([6]);
  });
});
