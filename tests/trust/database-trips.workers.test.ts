import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { demoClub } from "../../seed/demo-club";
import { app } from "../../worker/app";
import { RIGHTS } from "../../worker/contract/rights";
import { accessTable } from "../../worker/http/guards";
import worker from "../../worker/index";
import { ORIGIN, Person } from "../workers/club";
import { countedD1 } from "../workers/counted-d1";

const MOST = 2;
/** Those that know who asks have read a session first. */
const READS_SESSION = new Set(["anyone", "signedIn", "subscriber", ...Object.keys(RIGHTS)]);
/** What a route's parameter names, of the demo club. Without it here, the route's rows do not exist in it. */
const NAMED: Record<string, string> = {
  "/api/admin/users/:id": "select id from user where role = 'user' limit 1",
  "/api/admin/conversations/:id": "select member_id from conversation limit 1",
  "/api/admin/weekly-programs/:id": "select id from weekly_program limit 1",
  "/api/weekly-programs/:id": "select id from weekly_program where is_published = 1 limit 1",
  "/api/workouts/:id": "select id from workout limit 1",
  "/api/admin/workouts/:id": "select id from workout limit 1",
  "/api/exercises/:id": "select id from exercise limit 1",
  "/api/community/posts/:id": "select id from community_post where comment_count > 0 limit 1",
  "/api/messages/conversation/:id": "select member_id from conversation limit 1",
  "/api/admin/blog/:id": "select id from blog_post limit 1",
  "/api/blog/:slug": "select slug from blog_post where is_published = 1 limit 1",
  "/blog/:slug": "select slug from blog_post where is_published = 1 limit 1",
};
const QUERIES: Record<string, string> = {
  "/api/admin/attention/members": "?kind=idle",
  "/api/admin/desk/find": "?search=week",
  "/api/admin/numbers/changes": "?list=started&from=2026-01-01&to=2026-12-31",
  "/api/admin/numbers/trainings": "?from=2026-01-01&to=2026-12-31",
  "/api/admin/blog/slug": "?slug=anything",
  "/api/admin/workout-templates/:id/document": "?type=xlsx",
};

/** The payment provider's answers, whose stand-in on this machine keeps its memory in the same database; a sign-out writes. */
const OTHERS = new Set([
  "/api/admin/users/:id/invoices",
  "/api/admin/users/:id/subscription/refund",
  "/api/subscription/invoices",
  "/api/dev/payments",
  "/api/dev/payments/intents/:id",
  "/api/logout",
]);

const ROUTES = accessTable(app).filter(
  ({ method, path, guard }) => method === "GET" && guard !== "selfGuarded" && path !== "/*" && !OTHERS.has(path),
);

beforeAll(async () => {
  const statements = await demoClub({ now: new Date(), timeZone: "UTC", hashPassword: async () => "none" });
  await env.DB.batch(statements.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)));
});

describe("what an answer waits for", () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await Person.admin();
  });

  const asked = (address: string, database: D1Database) =>
    worker.fetch(
      new Request(address, { headers: { cookie: admin.cookie }, redirect: "manual" }) as Parameters<
        typeof worker.fetch
      >[0],
      { ...env, DB: database },
      createExecutionContext(),
    );

  it.each(ROUTES)(
    "$path: at most two calls of the database after one another, beside the session's",
    async ({ path, guard }) => {
      const address = ORIGIN + (await addressOf(path));
      // What is the same for everybody is made once, and then kept: the second one counts.
      if (guard === "everybody" || guard === "anyone") await (await asked(address, env.DB)).arrayBuffer();
      const { database, cost } = countedD1(env.DB);
      const answer = await asked(address, database);
      await answer.arrayBuffer();
      expect(answer.status).toBeLessThan(500);
      if (READS_SESSION.has(guard)) expect(cost.roundTrips).toBeGreaterThan(0);
      expect(cost.inSeries).toBeLessThanOrEqual(MOST + (READS_SESSION.has(guard) ? 1 : 0));
    },
  );
});

async function addressOf(path: string): Promise<string> {
  const [known] = Object.keys(NAMED).filter((start) => path === start || path.startsWith(`${start}/`));
  const id = known && (await env.DB.prepare(NAMED[known] ?? "").raw<[unknown]>())[0]?.[0];
  return path.replace(/:\w+/, encodeURIComponent(String(id ?? 1))).replace(/:\w+/g, "1") + (QUERIES[path] ?? "");
}
