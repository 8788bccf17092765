import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "../../worker/http/context";
import { everybody } from "../../worker/http/guards";
import { below, mountLater } from "../../worker/http/late-routes";
import { RememberingRouter } from "../../worker/http/remembering-router";
import { router } from "../../worker/http/routes";
import { ROUTE_GROUPS } from "../../worker/route-groups";

type Route = { group: number; method: string; path: string };

const loaded = await Promise.all(ROUTE_GROUPS.map(({ load }) => load()));
const ROUTES = loaded.flatMap(({ routes }, group) =>
  routes.filter(({ method }) => method !== "ALL").map(({ method, path }): Route => ({ group, method, path })),
);

/** Whether some address fits both paths. */
function meet(one: string, other: string): boolean {
  const [left, right] = [one.split("/"), other.split("/")];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [a, b] = [left[at], right[at]];
    if (a === "*" || b === "*") return true;
    if (a === undefined || b === undefined) return false;
    if (a !== b && !a.startsWith(":") && !b.startsWith(":")) return false;
  }
  return true;
}

/** An app that loads the groups, and answers nothing itself. */
function silent(groups: Parameters<typeof mountLater>[1]): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ router: new RememberingRouter() });
  app.use("*", (c) => Promise.resolve(c.body(null)));
  mountLater(app, groups);
  return app;
}

describe("routes that are loaded later", () => {
  it("are loaded by a request to any of them", async () => {
    const missing: string[] = [];
    for (const { method, path } of ROUTES) {
      const app = silent(ROUTE_GROUPS);
      await app.request(path.replace(/:\w+/g, "999999").replace("/*", "/any"), { method });
      if (!app.routes.some((route) => route.method === method && route.path === path))
        missing.push(`${method} ${path}`);
    }
    expect(missing).toEqual([]);
  });

  it("answer the same whichever group is loaded first: no address belongs to two", () => {
    const shared = ROUTES.flatMap((one, at) =>
      ROUTES.slice(at + 1)
        .filter((other) => other.group !== one.group && other.method === one.method && meet(one.path, other.path))
        .map((other) => `${one.method} ${one.path} and ${other.path}`),
    );
    expect(shared).toEqual([]);
  });

  it("come before what answers any other address, though that was there first", async () => {
    const routes = new RememberingRouter<never>();
    const app = new Hono<AppEnv>({ router: routes });
    routes.addLast(() => app.get("/pages/:name", everybody, (c) => c.text("a page")));
    const late = router().get("/pages/feed.xml", everybody, (c) => c.text("the feed"));
    mountLater(app, [below(["/pages/feed.xml"], async () => late)]);
    expect(await (await app.request("/pages/about")).text()).toBe("a page");
    expect(await (await app.request("/pages/feed.xml")).text()).toBe("the feed");
  });

  it("are mounted once, however many requests wait for them", async () => {
    const late = router().get("/api/late/:id", everybody, (c) => c.text(c.req.param("id")));
    const app = new Hono<AppEnv>({ router: new RememberingRouter() });
    mountLater(app, [below(["/api/late"], async () => late)]);
    const answers = await Promise.all(["1", "2", "3"].map(async (id) => (await app.request(`/api/late/${id}`)).text()));
    expect(answers).toEqual(["1", "2", "3"]);
    expect(app.routes.filter(({ path }) => path === "/api/late/:id")).toHaveLength(2);
  });

  it("are tried again after they could not be loaded", async () => {
    const late = router().get("/api/late", everybody, (c) => c.text("here"));
    let tries = 0;
    const app = new Hono<AppEnv>({ router: new RememberingRouter() });
    mountLater(app, [
      below(["/api/late"], async () => {
        tries += 1;
        if (tries === 1) throw new Error("cut off");
        return late;
      }),
    ]);
    await expect(app.request("/api/late")).rejects.toThrow("cut off");
    expect(await (await app.request("/api/late")).text()).toBe("here");
  });

  it("are refused if nobody guards them", async () => {
    const app = silent([below(["/api/open"], async () => router().get("/api/open", (c) => c.json({})))]);
    await expect(app.request("/api/open")).rejects.toThrow("GET /api/open has no guard");
  });
});
