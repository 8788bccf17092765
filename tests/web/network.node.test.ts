import { afterEach, expect, it, vi } from "vitest";
import { isAway, lookAfresh, lookForNetwork, networkIsBack } from "../../web/lib/network";

afterEach(() => {
  vi.unstubAllGlobals();
  networkIsBack();
});

it("does not take the end of an attempt that began without a network for an answer about now", async () => {
  const asked: { resolve: (answer: Response) => void; reject: (error: Error) => void }[] = [];
  vi.stubGlobal("fetch", () => new Promise((resolve, reject) => asked.push({ resolve, reject })));
  const before = lookForNetwork();
  const shared = lookForNetwork();
  const afresh = lookAfresh();
  expect(asked).toHaveLength(1);
  asked[0]?.reject(new TypeError("Failed to fetch"));
  expect([await before, await shared]).toEqual([null, null]);
  expect(isAway()).toBe(true);
  await expect.poll(() => asked.length).toBe(2);
  const answer = Response.json({ id: "somebody" });
  asked[1]?.resolve(answer);
  expect(await afresh).toBe(answer);
});
