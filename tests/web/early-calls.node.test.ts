import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askFirstCalls } from "../../web/first-calls";
import { askEarly, earlyAnswer, forgetEarly } from "../../web/lib/http/early-calls";
import { apiFetch } from "../../web/lib/http/network";

const asked: string[] = [];
let answer: () => Promise<Response>;
let owner: string | null;

beforeEach(() => {
  asked.length = 0;
  owner = "a-member";
  answer = async () => new Response("early");
  vi.stubGlobal("localStorage", { getItem: () => owner });
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return asked.length === 1 ? answer() : Promise.resolve(new Response("later"));
  });
});

afterEach(() => {
  forgetEarly();
  vi.unstubAllGlobals();
});

describe("a call that was asked early", () => {
  it("is asked no second time, and its answer counts once", async () => {
    askEarly("/api/dashboard");
    expect(await (await apiFetch("/api/dashboard")).text()).toBe("early");
    expect(asked).toEqual(["/api/dashboard"]);
    expect(await (await apiFetch("/api/dashboard")).text()).toBe("later");
  });

  it("is read to its end, whether anybody takes it or not", async () => {
    const sent = new Response("early");
    let read: () => void = () => {};
    const whole = new Promise<void>((resolve) => {
      read = resolve;
    });
    const body = sent.body?.pipeThrough(new TransformStream({ flush: () => read() }));
    answer = async () => new Response(body);
    askEarly("/api/dashboard");
    await whole;
    expect(await (await apiFetch("/api/dashboard")).text()).toBe("early");
  });

  it("fails for whoever asks next, and for nobody else", async () => {
    answer = () => Promise.reject(new DOMException("gone", "AbortError"));
    askEarly("/api/dashboard");
    await expect(apiFetch("/api/dashboard")).rejects.toThrow("gone");
    expect(await (await apiFetch("/api/dashboard")).text()).toBe("later");
  });

  it("answers no write to the same address, and nothing after one", async () => {
    askEarly("/api/workouts/5");
    expect(await (await apiFetch("/api/workouts/5", { method: "PUT" })).text()).toBe("later");
    expect(await earlyAnswer("/api/workouts/5")).toBeUndefined();
  });

  it("is nobody's once somebody else may be here", async () => {
    askEarly("/api/dashboard");
    forgetEarly();
    expect(await (await apiFetch("/api/dashboard")).text()).toBe("later");
  });
});

describe("what a page begins with", () => {
  it.each([
    ["/dashboard", ["/api/user/stats", "/api/dashboard"]],
    ["/weekly-program/12", ["/api/weekly-programs/12"]],
    ["/workout/7", ["/api/workouts/7"]],
    ["/workout/7/edit", []],
    ["/settings", []],
  ])("at %s is asked for: %j", (pathname, calls) => {
    askFirstCalls(pathname);
    expect(asked).toEqual(calls);
  });

  it.each([null, "-"])("is not asked for where no member was the last to be here (%s)", (nobody) => {
    owner = nobody;
    askFirstCalls("/dashboard");
    expect(asked).toEqual([]);
  });
});
