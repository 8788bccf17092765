import { beforeEach, describe, expect, it, vi } from "vitest";
import { CLIENT_ERROR } from "../../worker/contract/health-limits";

type Sent = { message: string; path: string; stack?: string };

/** The module as a page that has just been opened has it, and what it sends. */
async function freshPage() {
  vi.resetModules();
  const sent: Sent[] = [];
  const options: RequestInit[] = [];
  vi.stubGlobal("window", { location: { pathname: "/workout/12", search: "?token=abc" } });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    expect(address).toBe("/api/client-errors");
    options.push(init);
    sent.push(JSON.parse(String(init.body)) as Sent);
    return new Response(null, { status: 204 });
  });
  const { reportError } = await import("../../web/lib/http/report-error");
  return { sent, options, report: (...errors: unknown[]) => errors.forEach(reportError) };
}

beforeEach(() => void vi.unstubAllGlobals());

describe("what broke in a browser", () => {
  it("is told once, by the page's path without its query, and without cookies", async () => {
    const { sent, options, report } = await freshPage();
    const error = new TypeError("x is undefined");
    report(error, error, new TypeError("x is undefined"));
    expect(sent).toMatchObject([{ message: "TypeError: x is undefined", path: "/workout/12" }]);
    expect(JSON.stringify(sent)).not.toContain("token");
    expect(options[0]).toMatchObject({ method: "POST", credentials: "omit", keepalive: true });
  });

  it("is told a few times a page, and never longer than it is taken", async () => {
    const { sent, report } = await freshPage();
    for (let count = 0; count < 20; count += 1) report(new Error(`${count} ${"x".repeat(5000)}`));
    expect(sent).toHaveLength(CLIENT_ERROR.perPage);
    for (const { message, stack = "" } of sent) {
      expect(message.length).toBeLessThanOrEqual(CLIENT_ERROR.message);
      expect(stack.length).toBeLessThanOrEqual(CLIENT_ERROR.stack);
    }
  });

  it.each([
    ["the network", new TypeError("Failed to fetch")],
    ["the network, as Safari says it", new TypeError("Load failed")],
    [
      "a page's code that is gone after a deploy",
      new TypeError("Failed to fetch dynamically imported module: /assets/a.js"),
    ],
    ["an answer of the server, which has its own log", new Error('403: {"message":"Forbidden"}')],
    ["another site's script", "Script error."],
    ["a layout that took two rounds", "ResizeObserver loop completed with undelivered notifications."],
    ["an extension", Object.assign(new Error("x"), { stack: "at chrome-extension://abc/z.js:1:1" })],
    ["nothing", ""],
  ])("is not told when it is %s", async (_, error) => {
    const { sent, report } = await freshPage();
    report(error);
    expect(sent).toEqual([]);
  });

  it("is told when what was thrown is no error", async () => {
    const { sent, report } = await freshPage();
    report("out of chalk");
    expect(sent).toEqual([{ message: "out of chalk", path: "/workout/12" }]);
  });
});
