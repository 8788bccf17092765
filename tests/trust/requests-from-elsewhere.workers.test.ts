import { beforeAll, describe, expect, it } from "vitest";
import { errorBodySchema } from "../../worker/contract/errors";
import { ORIGIN, Person } from "../workers/club";
import { EVERY_ROUTE, WRITES } from "../workers/every-route";
import { everyCount } from "../workers/every-row";
import { site } from "../workers/site";

let admin: Person;
let member: Person;
let before: Record<string, number>;

beforeAll(async () => {
  admin = await Person.admin();
  member = await Person.member();
  before = await everyCount();
});

const send = (person: Person, method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
  site.fetch(`${ORIGIN}${path}`, {
    method,
    redirect: "manual",
    headers: { cookie: person.cookie, ...headers },
    body: body ?? null,
  });

describe("what another site sends in an admin's browser", () => {
  it.each(WRITES)("is refused: $method $path", async ({ method, address }) => {
    const evil = { origin: "https://evil.example", "content-type": "text/plain" };
    const answer = await send(admin, method, address, evil, "{}");
    expect(answer.status).toBe(403);
    expect(errorBodySchema.parse(await answer.json())).toMatchObject({ code: "cross_site" });
    // An old browser's form names no origin, but can send no JSON either; one that says where it comes from is believed.
    const metadata = await send(admin, method, address, {
      "sec-fetch-site": "same-site",
      "content-type": "text/plain",
    });
    expect(metadata.status).toBe(403);
  });

  it.each(WRITES.filter(({ path }) => path.startsWith("/api/")))(
    "is no form either: $method $path",
    async ({ method, address }) => {
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-16"]) {
        expect([type, (await send(admin, method, address, { "content-type": type }, "{}")).status]).toEqual([
          type,
          415,
        ]);
      }
    },
  );

  it("names an origin that only looks like the site's", async () => {
    for (const origin of ["null", `${ORIGIN}.evil.example`, "https://localhost:8787", "http://localhost:9999", "x"]) {
      const answer = await member.call("PATCH", "/api/auth/profile", { firstName: "Taken" }, { origin });
      expect([origin, answer.status]).toEqual([origin, 403]);
    }
    const secure = await site.fetch("https://train.example.com/api/logout", {
      method: "POST",
      headers: { origin: "http://train.example.com" },
    });
    expect(secure.status).toBe(403);
  });

  it("gets no permission to read, and none to ask", async () => {
    const asked = { origin: "https://evil.example", "access-control-request-method": "DELETE" };
    for (const path of ["/", "/api/auth/user", "/api/auth/sign-in/email", "/api/admin/users", "/objects/uploads/x"]) {
      for (const method of ["OPTIONS", "GET"]) {
        const answer = await send(admin, method, path, asked);
        const told = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
        expect([method, path, told]).toEqual([method, path, []]);
        if (method === "OPTIONS") expect(answer.status).toBe(404);
      }
    }
  });

  it("has left no trace", async () => {
    expect(await everyCount()).toEqual(before);
  });
});

describe("a method that an address does not have", () => {
  const methodsOf = new Map<string, Set<string>>();
  for (const { method, address } of EVERY_ROUTE) {
    methodsOf.set(address, (methodsOf.get(address) ?? new Set()).add(method));
  }
  // The auth library's own part takes any address below it, and refuses it itself.
  methodsOf.delete("/api/auth/nothing");

  it.each([...methodsOf])("finds nothing at %s", async (address, own) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      // An address with a part that varies can be another route's: `/api/auth/sessions/999999`.
      if (own.has(method) || EVERY_ROUTE.some((route) => route.method === method && matches(route.path, address)))
        continue;
      const answer = await send(admin, method, address, { origin: ORIGIN, "content-type": "application/json" }, "{}");
      expect([method, answer.status]).toEqual([method, 404]);
    }
  });

  it("is not made of another by a header or a parameter", async () => {
    for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
      const answer = await send(member, "POST", "/api/user/progress/999999?_method=DELETE", {
        origin: ORIGIN,
        "content-type": "application/json",
        [name]: "DELETE",
      });
      expect([name, answer.status]).toEqual([name, 404]);
      expect((await send(member, "GET", "/api/auth/user", { [name]: "DELETE" })).status).toBe(200);
    }
  });

  it("reads, as HEAD, what GET reads, and does nothing", async () => {
    const answer = await send(member, "HEAD", "/api/auth/user", {});
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    expect((await send(Person.visitor, "HEAD", "/api/auth/user", {})).status).toBe(401);
    expect(
      (await send(member, "HEAD", "/api/logout", { "sec-fetch-site": "cross-site" })).headers.get("location"),
    ).toBe("/sign-out");
    expect((await member.get("/api/auth/user")).status).toBe(200);
  });

  it("has changed nothing", async () => {
    expect(await everyCount()).toEqual(before);
  });
});

describe("an admin's address in another spelling", () => {
  it.each([
    "/api/admin/../admin/users",
    "/api/./admin/users",
    "/api/%2e%2e/api/admin/users",
    "//api/admin/users",
    "/api//admin/users",
    "/api/ADMIN/users",
    "/API/admin/users",
    "/api/admin/users/",
    "/api/admin/users;x=1",
    "/api/admin;x/users",
    "/api/admin%2fusers",
    "/api/%61dmin/users",
    "/api/admin/users%00",
    "/api/admin/users%20",
    "/api\\admin\\users",
    "/api/admin/users.json",
    "/api/user/../admin/users",
  ])("opens nothing to a member: %s", async (path) => {
    const answer = await site.fetch(ORIGIN + path, { headers: { cookie: member.cookie }, redirect: "manual" });
    expect([403, 404, 301]).toContain(answer.status);
    expect(await answer.text()).not.toContain(admin.id);
  });

  it("is the admin's in the plain one", async () => {
    expect(await (await admin.get("/api/admin/users")).text()).toContain(admin.id);
  });
});

function matches(pattern: string, address: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+").replace("/*", "/.*")}$`).test(address);
}
