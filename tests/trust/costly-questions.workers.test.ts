import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { BLOG_CATEGORIES } from "../../worker/contract/blog-limits";
import type { Env } from "../../worker/http/env";
import { Person } from "../workers/club";
import { make } from "../workers/club-calls";
import { deadDatabase } from "../workers/failing-stores";

const withSettings = (more: object) => ({ ...env, RATE_LIMIT_ADDRESS_FACTOR: "1", ...more }) as unknown as Env;
const statuses = async (times: number, ask: () => Promise<Response>) => {
  const found: number[] = [];
  for (let asked = 0; asked < times; asked += 1) found.push((await ask()).status);
  return found;
};

describe("a question that everybody may ask", () => {
  const ask = (path: string, settings: Env) => make("GET", { by: Person.visitor, path }, { settings });

  it("asks every part once a second, however often health is asked for", async () => {
    let asked = 0;
    const census = async () => {
      asked += 1;
      return { sockets: 0, people: 0 };
    };
    const ROOM = { getByName: () => ({ census }) };
    const settings = withSettings({ ROOM });
    expect(await statuses(20, () => ask("/api/health", settings))).toEqual(Array(20).fill(200));
    expect(asked).toBeLessThan(20);
    expect(asked).toBeGreaterThan(0);
  });

  it("asks nobody about articles under a heading that is none", async () => {
    const settings = withSettings({ DB: deadDatabase() });
    for (const category of ["Made up", "x".repeat(100), BLOG_CATEGORIES[0].toLowerCase()]) {
      const answer = await ask(`/api/blog?category=${encodeURIComponent(category)}`, settings);
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    }
    expect((await ask(`/api/blog?category=${BLOG_CATEGORIES[0]}`, settings)).status).toBe(503);
  });

  it("has an end where each question is another one", async () => {
    const settings = withSettings({ RATE_LIMIT_BLOG_READS: "4/60" });
    let n = 0;
    const other = () => ["search=guard", "cursor=1.1", "limit=7", "search=hips"][n++ % 4];
    expect(await statuses(6, () => ask(`/api/blog?${other()}`, settings))).toEqual([200, 200, 200, 200, 429, 429]);
    // What is kept anyway costs nothing, and is not refused.
    expect((await ask("/api/blog", settings)).status).toBe(200);
    expect((await ask("/api/blog?category=Training", settings)).status).toBe(200);
  });
});

describe("a coupon code", () => {
  it("is guessed a few times, at both calls together, and from one address by all accounts together", async () => {
    const guess = (by: Person, settings: Env) =>
      make("GET", { by, path: `/api/billing/coupon?code=GUESS${crypto.randomUUID().slice(0, 8)}` }, { settings });
    const pay = (by: Person, settings: Env) =>
      make("POST", { by, path: "/api/get-or-create-subscription", body: { couponCode: "GUESS" } }, { settings });
    const settings = withSettings({ RATE_LIMIT_COUPONS: "3/600" });
    const ana = await Person.member();
    const found = [
      ...(await statuses(2, () => guess(ana, settings))),
      ...(await statuses(2, () => pay(ana, settings))),
    ];
    expect(found.map((status) => status === 429)).toEqual([false, false, false, true]);
    expect((await guess(ana, settings)).status).toBe(429);

    const crowded = withSettings({ RATE_LIMIT_COUPONS: "900/600", RATE_LIMIT_COUPONS_ADDRESS: "8/600" });
    const last = [];
    for (let n = 0; n < 9; n += 1) last.push((await guess(await Person.member(), crowded)).status);
    expect(last.at(-1)).toBe(429);
  });
});
