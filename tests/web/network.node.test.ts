import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { apiFetch, isAway, lookForNetwork, networkIsBack } from "../../web/lib/http/network";
import { onReturn, watchForNetwork } from "../../web/lib/http/network-return";

type Asked = { resolve: (answer: Response) => void; reject: (error: Error) => void };
let asked: Asked[] = [];
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

const NO_NETWORK = new TypeError("Failed to fetch");
const lastAsked = () => asked.at(-1) as Asked;

/** Fails every look until nothing is looked for in eight seconds. */
async function untilQuiet(): Promise<void> {
  for (let quiet = 0; quiet < 8; quiet += 1) {
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(1_000);
    if (asked.length > before) quiet = 0;
    asked.at(-1)?.reject(NO_NETWORK);
  }
}

beforeEach(() => {
  asked = [];
  page.visibilityState = "visible";
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", () => new Promise((resolve, reject) => asked.push({ resolve, reject })));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  networkIsBack();
});

it("shares one look, and begins another beside one that hangs, whose end then says nothing", async () => {
  const hanging = lookForNetwork();
  expect(lookForNetwork()).toBe(hanging);
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  const later = lookForNetwork();
  expect(asked).toHaveLength(2);
  const answer = Response.json({ id: "somebody" });
  asked[1]?.resolve(answer);
  expect(await later).toBe(answer);
  asked[0]?.reject(NO_NETWORK);
  expect(await hanging).toBeNull();
  expect(isAway()).toBe(false);
});

it("looks after 1, 2, 4, 8 and then every 15 seconds, without a word of the browser, until there is an answer", async () => {
  const found = vi.fn(async () => {});
  const stop = watchForNetwork(found);
  const looks: number[] = [];
  for (let second = 1; second <= 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    if (asked.length > looks.length) {
      looks.push(second);
      lastAsked().reject(NO_NETWORK);
    }
  }
  expect(looks).toEqual([1, 3, 7, 15, 30, 45, 60]);
  expect(isAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  lastAsked().resolve(Response.json({ id: "somebody" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(looks.length + 1);
});

it("looks at each touch, return and answered call, though not with every key, and not while it is hidden", async () => {
  const found = vi.fn(async () => {});
  const stop = watchForNetwork(found);
  page.visibilityState = "hidden";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(0);

  page.visibilityState = "visible";
  const call = () => void apiFetch("/api/user/stats").then(() => {});
  const signs: [name: string, sign: () => void][] = [
    ["shown", () => page.dispatchEvent(new Event("visibilitychange"))],
    ...["pointerdown", "keydown", "focus", "pageshow", "online"].map((name): [string, () => void] => [
      name,
      () => window.dispatchEvent(new Event(name)),
    ]),
    ["call", call],
  ];
  for (const [name, sign] of signs) {
    // The pause has grown to 15 seconds, in the middle of which the sign comes.
    await untilQuiet();
    const before = asked.length;
    sign();
    if (name === "call") lastAsked().resolve(Response.json({}));
    await vi.advanceTimersByTimeAsync(0);
    expect([name, asked.length - before]).toEqual([name, name === "call" ? 2 : 1]);
    lastAsked().reject(NO_NETWORK);
  }

  const before = asked.length;
  await vi.advanceTimersByTimeAsync(500);
  for (let keys = 0; keys < 40; keys += 1) {
    window.dispatchEvent(new Event("keydown"));
    await vi.advanceTimersByTimeAsync(100);
    lastAsked().reject(NO_NETWORK);
  }
  expect(asked.length - before).toBeLessThanOrEqual(5);
  expect(found).not.toHaveBeenCalled();
  stop();
});

it("tells of a return to the page only when it is visible", () => {
  const returned = vi.fn();
  const stop = onReturn(returned);
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(returned).not.toHaveBeenCalled();
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("online"));
  expect(returned).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event("focus"));
  expect(returned).toHaveBeenCalledTimes(2);
});
