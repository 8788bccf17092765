import { expect, test } from "@playwright/test";
import { crashRounds } from "../bench/crash-rounds.mjs";
import { freePort } from "./product";

test("a product that is killed while everybody writes has all that it had acknowledged, and nothing in part", async () => {
  test.setTimeout(180_000);
  const { acked, lost, torn } = await crashRounds({ port: await freePort(), rounds: 1, acknowledged: 2 });
  for (const [kind, ids] of Object.entries(acked)) expect([kind, ids.length >= 2]).toEqual([kind, true]);
  expect(lost).toEqual([]);
  expect(torn).toEqual([]);
});
