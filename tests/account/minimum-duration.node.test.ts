import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withMinimumDuration } from "../../worker/features/account/minimum-duration";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lasting = (milliseconds: number, outcome: () => string) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds)).then(outcome);
const fails = () => {
  throw new Error("nobody has this address");
};

/** When the answer comes, on a clock that nothing else moves. */
async function answeredAfter(work: () => Promise<string>): Promise<number> {
  const start = Date.now();
  let took = -1;
  const done = () => {
    took = Date.now() - start;
  };
  withMinimumDuration(400, work()).then(done, done);
  await vi.advanceTimersByTimeAsync(1000);
  return took;
}

it("answers at one moment, whatever was done for it and however it went", async () => {
  const works = [
    () => Promise.resolve("at once"),
    () => lasting(10, () => "soon"),
    () => lasting(399, () => "just in time"),
    () => Promise.resolve().then(fails),
    () => lasting(250, fails),
  ];
  const moments = [];
  for (const work of works) moments.push(await answeredAfter(work));
  expect(moments).toEqual([400, 400, 400, 400, 400]);
});

it("does not answer before its work is done", async () => {
  expect(await answeredAfter(() => lasting(700, () => "late"))).toBe(700);
});
