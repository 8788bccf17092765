import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { app } from "../../worker/app";
import { stripeEvent } from "../../worker/db/billing";
import { failure } from "../../worker/db/health";
import type { Env } from "../../worker/http/env";
import { log } from "../../worker/platform/log";
import { withoutSecrets } from "../../worker/platform/without-secrets";
import { Browser, db, lastMail, ORIGIN, PASSWORD, signUpBody, someEmail } from "../workers/browser";
import { Person } from "../workers/club";
import { SETTINGS, signatureOf } from "../workers/paid-club";
import { DEPLOYED, readAlong } from "./lines";

const nowhere = { send: async () => undefined, sendBatch: async () => undefined } as unknown as Env["MAIL_QUEUE"];
/** Mail goes nowhere: whoever took it from the queue would write to the log in between, with settings of their own. */
const settings = { ...DEPLOYED, ...SETTINGS, MAIL_QUEUE: nowhere };

/** One member for all, signed in where the deployed secret counts. */
let email = "";
const signedIn = new Browser();

beforeAll(async () => {
  const { id, cookie } = await Person.join();
  email = `${id}@example.com`;
  const [name = "", value = ""] = cookie.split("=");
  const token = decodeURIComponent(value).split(".")[0] ?? "";
  const secret = new TextEncoder().encode(DEPLOYED.AUTH_SECRET);
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(token)));
  signedIn.cookies.set(name, encodeURIComponent(`${token}.${btoa(String.fromCharCode(...signature))}`));
});
afterEach(() => void vi.restoreAllMocks());

/** A database whose sessions refuse every statement, as with a word too much in the error. */
const broken = (words: string) =>
  ({
    ...settings,
    DB: {
      withSession: () => ({
        prepare: () => {
          throw new Error(words);
        },
        getBookmark: () => null,
      }),
      prepare: (query: string) => env.DB.prepare(query),
      batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
    } as unknown as D1Database,
  }) satisfies Partial<Env>;

describe("the log of a deploy", () => {
  it("has a line for each request: by the pattern of its route, with the role, and without who it was", async () => {
    const member = someEmail();
    const browser = new Browser();
    const seen = readAlong();
    await browser.send("/api/auth/sign-up/email", { body: signUpBody(member), settings });
    const { code } = await lastMail(member);
    await browser.send("/api/auth/email-otp/verify-email", { body: { email: member, otp: code }, settings });
    const wrong = "not the right password";
    const signIn = "/api/auth/sign-in/email";
    await new Browser().send(`${signIn}?next=/secret-place`, { body: { email: member, password: wrong }, settings });
    await browser.send(signIn, { body: { email: member, password: PASSWORD }, settings });
    const answer = await browser.send("/api/workouts/424242?token=abc123def456ghi789", { settings });
    const requests = seen.lines.filter(({ event }) => event === "request");
    expect(requests.slice(2)).toMatchObject([
      { level: "info", method: "POST", route: "/api/auth/sign-in/email", status: 401, role: "visitor" },
      { level: "info", method: "POST", route: "/api/auth/sign-in/email", status: 200 },
      { level: "info", method: "GET", route: "/api/workouts/:id", status: 404, role: "user" },
    ]);
    const last = requests.at(-1);
    expect(last?.requestId).toBe(answer.headers.get("x-request-id"));
    expect(last?.trips).toBeGreaterThanOrEqual(2);
    expect(Number.isInteger(last?.ms)).toBe(true);
    expect(new Date(String(last?.time)).getTime()).toBeGreaterThan(Date.now() - 60_000);
    // Who tried and from where, as far as it may be told.
    const refused = seen.lines.find(({ event }) => event === "sign_in_refused");
    expect(refused).toMatchObject({
      level: "warn",
      way: "password",
      mailbox: `${member[0]}…@example.com`,
      address: "local",
    });
    for (const secret of [
      member,
      code,
      PASSWORD,
      wrong,
      "424242",
      "abc123",
      "secret-place",
      ...browser.cookies.values(),
    ]) {
      expect(seen.text).not.toContain(secret);
    }
  });

  it("notes a wrong code and a wrong link too", async () => {
    const email = someEmail();
    const seen = readAlong();
    await new Browser().send("/api/auth/sign-in/email-otp", { body: { email, otp: "135790" }, settings });
    await new Browser().send("/api/auth/sign-in/magic-link/verify", { body: { token: "y".repeat(32) }, settings });
    const refused = seen.lines.filter(({ event }) => event === "sign_in_refused");
    expect(refused.map(({ way }) => way)).toEqual(["code", "link"]);
    for (const secret of [email, "135790", "y".repeat(32)]) expect(seen.text).not.toContain(secret);
  });

  it("says of mailed links nothing that opens a door", async () => {
    const seen = readAlong();
    await new Browser().send("/api/auth/sign-in/magic-link", { body: { email }, settings });
    const { link, code } = await lastMail(email);
    await new Browser().send(`${link.pathname}${link.search}`, { settings });
    expect(seen.lines.some(({ route }) => route === "/api/auth/sign-in/magic-link")).toBe(true);
    for (const secret of [email, code, link.searchParams.get("token") ?? "none"])
      expect(seen.text).not.toContain(secret);
  });

  it("has of a payment event neither its signature nor what is in it, also when it fails", async () => {
    const seen = readAlong();
    const post = async (id: string, more: object) => {
      const raw = JSON.stringify({
        id,
        type: "invoice.paid",
        livemode: false,
        data: { object: { id: "in_1", ...more } },
      });
      const signature = await signatureOf(raw);
      const headers = { "stripe-signature": signature };
      const { status } = await new Browser().send("/api/stripe/webhook", { body: raw, headers, settings });
      return { status, signature };
    };
    const { status, signature } = await post("evt_logged", {
      customer: "cus_unknown",
      customer_email: "payer@example.com",
    });
    expect(status).toBe(200);
    const forged = await new Browser().send("/api/stripe/webhook", {
      body: "{}",
      headers: { "stripe-signature": "t=1,v1=feed" },
      settings,
    });
    expect(forged.status).toBe(400);
    expect(seen.lines.filter(({ event }) => event === "request")).toMatchObject([
      { route: "/api/stripe/webhook", status: 200, role: "visitor" },
      { route: "/api/stripe/webhook", status: 400, role: "visitor" },
    ]);
    for (const secret of [signature, "payer@", "cus_unknown", "v1=", settings.STRIPE_WEBHOOK_SECRET ?? "-"]) {
      expect(seen.text).not.toContain(secret);
    }
    await db.delete(stripeEvent).where(eq(stripeEvent.id, "evt_logged"));
  });

  it("tells a 500 to the log with its stack, to the coach once, and to whoever asked only the request's id", async () => {
    const seen = readAlong();
    const words = `no such row for ${email}, token=abcdefgh12345678, at https://db.example/x?key=1`;
    const answers = [];
    for (let time = 0; time < 2; time += 1) {
      answers.push(await signedIn.send("/api/user/stats?secret=hush", { settings: broken(words) }));
    }
    for (const answer of answers) {
      const id = answer.headers.get("x-request-id");
      expect(answer.status).toBe(500);
      expect(await answer.json()).toEqual({
        message: `Something went wrong on our side. Please try again. (Request ${id})`,
      });
    }
    const told = seen.lines.filter(({ event }) => event === "failure");
    expect(told).toHaveLength(2);
    expect(told[1]).toMatchObject({
      level: "error",
      kind: "request",
      place: "GET /api/user/stats",
      requestId: answers[1]?.headers.get("x-request-id"),
      stack: expect.stringContaining("    at "),
    });
    expect(told[1]?.error).toBe("Error: no such row for [mail address], token=[removed], at https://db.example/x?…");
    for (const secret of [email, "abcdefgh12345678", "hush", ...signedIn.cookies.values()]) {
      expect(seen.text).not.toContain(secret);
    }
    const rows = await db.select().from(failure).where(eq(failure.place, "GET /api/user/stats"));
    expect(rows).toMatchObject([
      { kind: "request", count: 2, message: told[1]?.error, requestId: answers[1]?.headers.get("x-request-id") },
    ]);
  });

  it("writes of answers that cost no question one in so many, and every refusal", async () => {
    const seen = readAlong();
    const ask = (path: string) => new Browser().send(path, { settings });
    for (let time = 0; time < 60; time += 1) await ask("/api/auth/methods");
    await ask("/api/nothing-here");
    const kept = seen.lines.filter(({ route }) => route === "/api/auth/methods");
    expect(kept.length).toBeLessThan(40);
    for (const line of kept) expect(line).toMatchObject({ trips: 0, oneIn: 20, role: "visitor", status: 200 });
    expect(seen.lines.filter(({ status }) => status === 404)).toMatchObject([{ route: "/*" }]);
  });
});

describe("on this machine", () => {
  it("there are words, and without asking for more only warnings and errors", async () => {
    const { setUp } = log;
    const seen = readAlong();
    setUp({ APP_ENV: "local" });
    log.info("request", { route: "/api/blog" });
    log.warn("mail_waits", { count: 3 });
    expect(seen.text).toBe("  warn  mail_waits  count=3");
    setUp({ APP_ENV: "local", LOG_LEVEL: "info" });
    log.info("request", { route: "/api/blog", status: 200 });
    expect(seen.text).toContain("  info  request  route=/api/blog  status=200");
  });
});

describe("what a text may say", () => {
  it.each([
    ["write to ana.lima+bjj@example.co.uk now", "write to [mail address] now"],
    [`key sk_${"live"}_4eC39HqLyjWDarjtT1zdp7dc`, "key [key]"],
    ["whsec_abcdefghij", "[key]"],
    ["Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0", "Authorization: [removed]"],
    ["longroll.session_token=AbCdEfGh12345678AbCdEfGh.sig", "longroll.session_token=[removed]"],
    ['{"password":"hunter2222"}', '{"password":"[removed]"}'],
    ["GET https://x.example/reset?token=1#a failed", "GET https://x.example/reset?… failed"],
    ["row 0b0f7d6e-7a51-4a3c-9a58-0f7f2f5b3c11 is gone", "row 0b0f7d6e-7a51-4a3c-9a58-0f7f2f5b3c11 is gone"],
    ["Unexpected token '<', is not valid JSON", "Unexpected token '<', is not valid JSON"],
    ["D1_ERROR: UNIQUE constraint failed: user.email", "D1_ERROR: UNIQUE constraint failed: user.email"],
    [
      "Cannot read properties of undefined (reading 'length')",
      "Cannot read properties of undefined (reading 'length')",
    ],
  ])("%s", (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected);
  });

  it("is found in linear time", () => {
    for (const piece of ["a", "@", "a@", "a.", "-", "token=", "https://a?"]) {
      const started = performance.now();
      withoutSecrets(piece.repeat(100_000));
      expect(performance.now() - started).toBeLessThan(2000);
    }
  });
});

describe("what an answer has cost", () => {
  const timing = async (person: Person, method: string, path: string, body?: unknown) =>
    (await person.call(method, path, body)).headers.get("server-timing");

  it("is told to members, and to nobody who could learn from it who has an account", async () => {
    const member = await Person.member();
    expect(await timing(member, "GET", "/api/user/stats")).toMatch(/^total;dur=\d+, db;dur=\d+;desc="\d+ trips"$/);
    expect(await timing(member, "GET", "/api/workouts/999999")).toBeNull();
    expect(await timing(Person.visitor, "GET", "/api/blog")).toBeNull();
    const email = someEmail();
    const asked: [string, unknown][] = [
      ["/api/auth/sign-in/email", { email, password: PASSWORD }],
      ["/api/auth/request-password-reset", { email }],
      ["/api/auth/sign-in/magic-link", { email }],
    ];
    for (const [path, body] of asked) {
      expect([path, await timing(member, "POST", path, body)]).toEqual([path, null]);
    }
  });
});

describe("an answer", () => {
  it("does not wait for what is told about it", async () => {
    let release = () => {};
    const held = new Promise<Response>((resolve) => {
      release = () => resolve(new Response(null, { status: 204 }));
    });
    const posted: { address: string; body: Record<string, unknown> }[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      posted.push({ address: String(input), body: JSON.parse(String(init?.body)) });
      return held;
    });
    readAlong();
    const hook = "https://hook.example/errors";
    const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const bindings = { ...env, ...broken(`hook: ${email} is unknown`), ERROR_WEBHOOK_URL: hook } as Env;
    const contexts = [1, 2, 3].map(() => createExecutionContext());
    const answers = await Promise.all(
      contexts.map((ctx) =>
        app.fetch(new Request(`${ORIGIN}/api/user/activity`, { headers: { cookie } }), bindings, ctx),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    release();
    for (const ctx of contexts) await waitOnExecutionContext(ctx);
    expect(posted).toHaveLength(1);
    expect(posted[0]?.address).toBe(hook);
    expect(posted[0]?.body).toMatchObject({
      kind: "request",
      place: "GET /api/user/activity",
      message: "Error: hook: [mail address] is unknown",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const [row] = await db.select().from(failure).where(eq(failure.place, "GET /api/user/activity"));
    expect(row?.count).toBe(3);
    // Only where it is encrypted.
    const plain = createExecutionContext();
    const unsafe = { ...bindings, ...broken("another one"), ERROR_WEBHOOK_URL: "http://hook.example" };
    await app.fetch(new Request(`${ORIGIN}/api/user/activity`, { headers: { cookie } }), unsafe as Env, plain);
    await waitOnExecutionContext(plain);
    expect(posted).toHaveLength(1);
  });
});
