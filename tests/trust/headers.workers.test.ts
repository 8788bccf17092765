import { beforeAll, describe, expect, it } from "vitest";
import { Browser, mailsTo, newMember, PASSWORD, someEmail } from "../workers/browser";
import { ORIGIN, Person } from "../workers/club";
import { EVERY_ROUTE } from "../workers/every-route";
import { site } from "../workers/site";

let member: Person;
let admin: Person;

beforeAll(async () => {
  member = await Person.member();
  admin = await Person.admin();
});

const ALWAYS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};
const NOTHING = "camera=(), microphone=(), geolocation=()";

const at = (path: string, person = Person.visitor) =>
  site.fetch(ORIGIN + path, { headers: person.cookie ? { cookie: person.cookie } : {}, redirect: "manual" });

/** All of these, and nothing that tells what runs here. */
function expectAlways({ headers }: Response): void {
  const sent = Object.fromEntries(Object.keys(ALWAYS).map((name) => [name, headers.get(name)]));
  expect(sent).toEqual(ALWAYS);
  expect([headers.get("x-powered-by"), headers.get("server"), headers.get("via")]).toEqual([null, null, null]);
}

function directives({ headers }: Response): Record<string, string> {
  const policy = headers.get("content-security-policy") ?? "";
  return Object.fromEntries(policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1).join(" ")]));
}

const STRIPE = "https://js.stripe.com https://*.js.stripe.com";
const PLAIN = {
  "default-src": "'self'",
  "script-src": "'self'",
  "frame-src": "'none'",
  "connect-src": "'self'",
  "img-src": "'self' data: blob:",
  "media-src": "'self' blob:",
  "style-src": "'self'",
  "font-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};
const PICTURES = { ...PLAIN, "img-src": "'self' data: blob: https:" };
const TRAINING = {
  ...PICTURES,
  "frame-src": "https://www.youtube-nocookie.com https://player.vimeo.com",
  "media-src": "'self' blob: https:",
};
const PAYMENTS = {
  ...PLAIN,
  "script-src": `'self' ${STRIPE}`,
  "frame-src": `${STRIPE} https://hooks.stripe.com`,
  "connect-src": "'self' https://api.stripe.com",
  "img-src": "'self' data: blob: https://*.stripe.com",
};

describe("a page", () => {
  it.each([
    ["/", PICTURES, 200],
    ["/blog", PICTURES, 200],
    ["/blog/nobody-wrote-this", PICTURES, 404],
    ["/about", PLAIN, 200],
    ["/book-consultation", PLAIN, 200],
    ["/sign-in", PLAIN, 200],
    ["/subscribe", PAYMENTS, 200],
    ["/subscription", PAYMENTS, 200],
    ["/dashboard", TRAINING, 200],
    ["/workouts", TRAINING, 200],
    ["/workout/1", TRAINING, 200],
    ["/weekly-program/1", TRAINING, 200],
    ["/community", PLAIN, 200],
    ["/messages", PLAIN, 200],
    ["/settings", PLAIN, 200],
    ["/admin", PICTURES, 200],
    ["/admin/users", PLAIN, 200],
    ["/admin/users/1", PLAIN, 200],
    ["/admin/consultations", PLAIN, 200],
    ["/admin/messages", PLAIN, 200],
    ["/nothing-here", PLAIN, 404],
    ["/.git/HEAD", PLAIN, 404],
  ])("may do no more than it needs: %s", async (path, policy, status) => {
    const answer = await at(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expectAlways(answer);
    expect(directives(answer)).toEqual(policy);
    const microphone = path === "/admin/messages" ? "(self)" : "()";
    expect(answer.headers.get("permissions-policy")).toBe(`camera=(), microphone=${microphone}, geolocation=()`);
  });

  it("says so also when it has not changed, and when it stands elsewhere", async () => {
    const etag = (await at("/about")).headers.get("etag") ?? "";
    const same = await site.fetch(`${ORIGIN}/about`, { headers: { "if-none-match": etag } });
    const moved = await at("/about/");
    expect([same.status, moved.status]).toEqual([304, 301]);
    for (const answer of [same, moved]) {
      expectAlways(answer);
      expect(directives(answer)).toEqual(PLAIN);
    }
  });
});

describe("what a call answers", () => {
  const CASES: [number, string, () => Promise<Response>][] = [
    [200, "what is read", () => at("/api/auth/user", member)],
    [302, "a redirect", () => at("/api/login")],
    [
      400,
      "no JSON",
      () => member.call("PATCH", "/api/auth/profile", undefined, { "content-type": "application/json" }),
    ],
    [401, "nobody", () => at("/api/user/stats")],
    [403, "not an admin", () => at("/api/admin/users", member)],
    [404, "nothing", () => at("/api/nothing", member)],
    [404, "another method", () => member.call("DELETE", "/api/user/stats")],
    [413, "too much", () => member.call("PATCH", "/api/auth/profile", { firstName: "a".repeat(1_100_000) })],
    [415, "a form", () => member.call("PATCH", "/api/auth/profile", "a=b", { "content-type": "text/plain" })],
    [422, "values that do not hold", () => member.call("PATCH", "/api/auth/profile", { firstName: 1 })],
    [500, "a fault", () => asMemberOnBroken()],
  ];

  it.each(CASES)("is a document in no browser, and kept nowhere: %d, %s", async (status, _what, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expectAlways(answer);
    expect(directives(answer)).toEqual({
      "default-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
    });
    expect(answer.headers.get("permissions-policy")).toBe(NOTHING);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    if (status !== 302) expect(answer.headers.get("content-type")).toBe("application/json");
  });

  it("tells of a fault in general words only", async () => {
    const text = await (await asMemberOnBroken()).text();
    expect(text).toContain("Something went wrong on our side");
    expect(text).not.toMatch(/SQLITE|hunter2|\.ts|at \w/);
  });

  it.each(EVERY_ROUTE.filter(({ method, guard }) => method === "GET" && /signedIn|subscriber|admin/.test(guard)))(
    "is kept nowhere where it is somebody's: $path",
    async ({ address }) => {
      for (const person of [admin, Person.visitor]) {
        const { headers } = await at(address, person);
        expect(headers.get("cache-control")).toBe("no-store");
        expect(headers.get("cf-cache-status")).toBeNull();
      }
    },
  );

  it("is each one's own at the same address", async () => {
    const [one, two] = [await Person.member(), await Person.member()];
    const idOf = async (person: Person) => ((await (await at("/api/auth/user", person)).json()) as { id?: string }).id;
    expect([await idOf(one), await idOf(two), await idOf(Person.visitor), await idOf(one)]).toEqual([
      one.id,
      two.id,
      undefined,
      one.id,
    ]);
  });

  it("differs in no header for an address that is known", async () => {
    const { email } = await newMember();
    for (const [path, rest] of [
      ["/api/auth/sign-in/email", { password: `not ${PASSWORD}` }],
      ["/api/auth/request-password-reset", {}],
      ["/api/auth/sign-in/magic-link", {}],
      ["/api/auth/send-verification-email", {}],
      ["/api/auth/sign-up/email", { password: PASSWORD, firstName: "Ana", lastName: "Lima", timeZone: "UTC" }],
    ] as const) {
      const [known, unknown] = [email, someEmail()].map((address) =>
        new Browser().send(path, { body: { email: address, ...rest } }),
      );
      expect(shape(await known)).toEqual(shape(await unknown));
    }
  });
});

function fail(): never {
  throw new Error("SQLITE_ERROR: near hunter2");
}

/** A database that is there, and fails with what nobody should read. */
const BROKEN = {
  prepare: fail,
  batch: fail,
  withSession: () => ({ prepare: fail, batch: fail, getBookmark: () => null }),
} as unknown as D1Database;

const asMemberOnBroken = () =>
  new Browser().send("/api/user/stats", {
    settings: { DB: BROKEN },
    headers: { cookie: member.cookie },
  });

/** An answer's status and headers, without what is different each time. */
function shape(answer: Response | undefined) {
  const headers = [...(answer?.headers ?? [])].filter(([name]) => name !== "x-request-id");
  return {
    status: answer?.status,
    headers: headers.map(([name, value]) => [name, name === "set-cookie" ? value.replace(/=[^;]*/, "") : value]),
  };
}

describe("a private address that looks like a file", () => {
  it.each([
    "/api/auth/user/x.css",
    "/api/auth/user.js",
    "/api/user/stats/x.png",
    "/dashboard/x.js",
    "/dashboard.css",
    "/settings/x.ico",
  ])("is not there: %s", async (path) => {
    const answer = await at(path, member);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toMatch(/^no-(store|cache)$/);
    expect(await answer.text()).not.toContain(member.id);
  });
});

describe("what a request claims of its way here", () => {
  const CLAIMS = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-forwarded-port": "666",
    "x-host": "evil.example",
    forwarded: "host=evil.example;proto=https",
    "x-original-url": "/api/admin/users",
    "x-rewrite-url": "/api/admin/users",
    "x-http-destinationurl": "https://evil.example/",
  };

  it.each([
    "/",
    "/blog",
    "/coaching?utm_source=evil.example",
    "/about/",
    "/sitemap.xml",
    "/robots.txt",
    "/api/blog",
    "/api/login?returnTo=/dashboard",
  ])("is said nowhere again, and kept for nobody: %s", async (path) => {
    const poisoned = await site.fetch(ORIGIN + path, { headers: CLAIMS, redirect: "manual" });
    const plain = await at(path);
    expect(poisoned.status).toBe(plain.status);
    const text = await poisoned.text();
    expect(text).toBe(await plain.text());
    expect(JSON.stringify([...poisoned.headers]) + (path.includes("utm") ? "" : text)).not.toContain("evil.example");
    expect(poisoned.headers.get("location")).toBe(plain.headers.get("location"));
  });

  it("leads no mail elsewhere", async () => {
    const { email } = await newMember();
    await new Browser().send("/api/auth/request-password-reset", { body: { email }, headers: CLAIMS });
    const reset = (await mailsTo(email)).find(({ kind }) => kind === "password-reset");
    expect(reset?.text).toContain("http://127.0.0.1:8787/reset-password?token=");
    expect(JSON.stringify(reset)).not.toContain("evil.example");
  });
});

describe("what an address says", () => {
  const ATTACK = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

  it.each([
    `/blog?search=${encodeURIComponent(ATTACK)}`,
    `/blog?category=${encodeURIComponent(ATTACK)}`,
    `/blog/${encodeURIComponent(ATTACK)}`,
    `/${encodeURIComponent(ATTACK)}`,
    `/sign-in?returnTo=${encodeURIComponent(ATTACK)}`,
    `/subscribe?plan=${encodeURIComponent(ATTACK)}`,
  ])("is never markup of the page: %s", async (path) => {
    const answer = await at(path);
    expect(answer.status).toBeLessThan(500);
    const html = await answer.text();
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
  });

  it.each([
    `/api/${encodeURIComponent(ATTACK)}`,
    `/api/blog?limit=${encodeURIComponent(ATTACK)}`,
    "/api/blog?cursor=<b>",
  ])("is JSON in a call's refusal: %s", async (path) => {
    const answer = await at(path);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await answer.text()).not.toContain("<script>");
  });
});
