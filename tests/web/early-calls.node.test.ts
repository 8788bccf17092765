import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetEarly, isBrought, takeBroughtAnswers } from "../../web/lib/http/early-calls";
import { apiFetch } from "../../web/lib/http/network";

const asked: string[] = [];
let left: Brought[];

/** An element of the document as far as it is read. */
class Brought {
  constructor(
    address: string,
    readonly textContent: string,
    headers: Record<string, string> = {},
  ) {
    this.attributes = { "data-answer": address, "data-headers": JSON.stringify(headers) };
  }
  private readonly attributes: Record<string, string>;
  getAttribute = (name: string) => this.attributes[name] ?? null;
  remove = () => {
    left = left.filter((each) => each !== this);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  left = [new Brought("/api/dashboard", '{"early":true}', { "X-Next-Cursor": "7" })];
  vi.stubGlobal("document", { querySelectorAll: () => left });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response('{"early":false}');
  });
  takeBroughtAnswers();
});

afterEach(() => {
  forgetEarly();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = async (address: string, init?: RequestInit) => (await (await apiFetch(address, init)).json()).early;

describe("an answer that came with the document", () => {
  it("is not asked for, has its headers, and counts once", async () => {
    const answer = await apiFetch("/api/dashboard");
    expect([answer.ok, answer.headers.get("x-next-cursor")]).toEqual([true, "7"]);
    expect(await answer.json()).toEqual({ early: true });
    expect(asked).toEqual([]);
    expect(await read("/api/dashboard")).toBe(false);
  });

  it("does not stay in the document", () => expect(left).toEqual([]));

  it("answers no other address", async () => {
    expect(await read("/api/dashboard?of=another")).toBe(false);
    expect(isBrought("/api/dashboard")).toBe(true);
  });

  it("answers no write to the same address, and nothing after any write", async () => {
    expect(await read("/api/workouts/5", { method: "PUT" })).toBe(false);
    expect(await read("/api/dashboard")).toBe(false);
  });

  it("is nobody's once somebody else may be here, and true for seconds only", async () => {
    forgetEarly();
    expect(isBrought("/api/dashboard")).toBe(false);
    left = [new Brought("/api/dashboard", '{"early":true}')];
    takeBroughtAnswers();
    vi.advanceTimersByTime(15_000);
    expect(await read("/api/dashboard")).toBe(false);
  });
});
