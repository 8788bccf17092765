import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import worker from "../../worker/index";
import { ORIGIN } from "../workers/club";
import { deadDatabase } from "../workers/failing-stores";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

it.each([`/blog?search=${crypto.randomUUID()}`, `/blog/${crypto.randomUUID()}`])(
  "%s comes as the browser makes it, to be asked for again, and is kept nowhere",
  async (path) => {
    const ask = async (DB: D1Database) => {
      const ctx = createExecutionContext();
      const answer = await worker.fetch(new Request(ORIGIN + path) as never, { ...env, DB } as never, ctx);
      await waitOnExecutionContext(ctx).catch(() => undefined);
      return answer;
    };
    const answer = await ask(deadDatabase());
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "5",
      "content-security-policy": expect.stringContaining("default-src 'self'"),
    });
    const page = await answer.text();
    expect(page).toContain('<div id="root"></div>');
    expect(page).not.toMatch(/D1_ERROR|Network connection/);
    expect((await ask(env.DB)).status).toBe(path.startsWith("/blog/") ? 404 : 200);
  },
);
