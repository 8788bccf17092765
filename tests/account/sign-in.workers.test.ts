import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { currentUserSchema, linkStateSchema, sessionSchema, signInMethodsSchema } from "../../worker/contract/account";
import { DEMO_SIGN_INS } from "../../worker/contract/demo-sign-ins";
import { session, user } from "../../worker/db/account";
import { readSessionToken } from "../../worker/http/session-cookie";
import {
  Browser,
  db,
  errorOf,
  lastMail,
  mailsTo,
  newMember,
  PASSWORD,
  signUpBody,
  someEmail,
} from "../workers/browser";
import { withoutWaiting } from "../workers/no-waiting";

const signIn = (browser: Browser, email: string, password = PASSWORD, more = {}) =>
  browser.send("/api/auth/sign-in/email", { body: { email, password }, ...more });
const isIn = async (browser: Browser) => (await browser.send("/api/auth/user")).status === 200;

describe("a wrong password", () => {
  it("is refused as for nobody, in about the same time", async () => {
    const { email } = await newMember();
    const timed = async (to: string) => {
      const start = Date.now();
      const answer = await signIn(new Browser(), to, "not the password");
      return { status: answer.status, body: await answer.text(), took: Date.now() - start };
    };
    const [known, unknown] = [await timed(email), await timed(someEmail())];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(JSON.parse(known.body)).toEqual({
      message: "E-mail or password is not right.",
      code: "INVALID_EMAIL_OR_PASSWORD",
    });
    expect(Math.min(known.took, unknown.took)).toBeGreaterThan(380);
  });
});

describe("signing in with a password", () => {
  withoutWaiting();

  it("sets a cookie that the product's own reader understands", async () => {
    const { email, id } = await newMember();
    const browser = new Browser();
    const answer = await signIn(browser, email);
    expect([answer.status, await answer.json()]).toEqual([200, { status: true }]);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("longroll.session_token=")) ?? "";
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\//i);
    expect(cookie).not.toMatch(/Domain/i);
    const token = await readSessionToken(cookie.split(";")[0] ?? "", env);
    const row = await db
      .select()
      .from(session)
      .where(eq(session.token, token ?? ""))
      .get();
    expect(row).toMatchObject({ userId: id, userAgent: "Test Browser" });
  });

  it("sets a Secure cookie with the __Host- prefix on https, which is read as well", async () => {
    const { email } = await newMember();
    const browser = new Browser();
    const origin = "https://train.example.com";
    const answer = await signIn(browser, email, PASSWORD, { origin });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-longroll.session_token="));
    expect(cookie).toMatch(/Secure;|Secure$/);
    expect((await browser.send("/api/auth/user", { origin })).status).toBe(200);
  });

  it("refuses a tampered cookie, whatever is in it", async () => {
    const { browser } = await newMember();
    const good = browser.cookies.get("longroll.session_token") ?? "";
    const tampered = [`x${good.slice(1)}`, good.slice(0, -4), "%E0%A4%A", "a.b", "", "ü".repeat(10), "x".repeat(4000)];
    for (const value of tampered) {
      const answer = await new Browser().send("/api/auth/user", {
        headers: { cookie: `longroll.session_token=${encodeURI(value)}` },
      });
      expect(answer.status).toBe(401);
    }
  });

  it("locks one account after ten wrong passwords, for everybody alike, and lets the owner in by mail meanwhile", async () => {
    const { email } = await newMember();
    for (let i = 0; i < 10; i++) expect((await signIn(new Browser(), email, `wrong ${i}`)).status).toBe(401);
    const locked = await signIn(new Browser(), email);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(await errorOf(locked)).toMatchObject({ code: "rate_limited" });
    const owner = new Browser();
    await owner.send("/api/auth/sign-in/magic-link", { body: { email } });
    const { code } = await lastMail(email);
    expect((await owner.send("/api/auth/sign-in/email-otp", { body: { email, otp: code } })).status).toBe(200);
  });

  it("ends a lock by itself, and forgets wrong passwords after the right one", async () => {
    const { email } = await newMember();
    const settings = { RATE_LIMIT_SIGN_IN: "2/2" };
    const tryOnce = async (password?: string) => (await signIn(new Browser(), email, password, { settings })).status;
    expect([await tryOnce("wrong one"), await tryOnce()]).toEqual([401, 200]);
    expect([await tryOnce("wrong one"), await tryOnce("wrong two"), await tryOnce()]).toEqual([401, 401, 429]);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(await tryOnce()).toBe(200);
  });

  it("limits one address across accounts with a deploy's numbers", async () => {
    const settings = { RATE_LIMIT_ADDRESS_FACTOR: "1", RATE_LIMIT_SIGN_IN_ADDRESS: "3/600" };
    const headers = { "cf-connecting-ip": "203.0.113.9" };
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      const spoofed = { ...headers, "x-forwarded-for": `198.51.100.${i}` };
      statuses.push(
        (await signIn(new Browser(), someEmail(), "sprayed password", { settings, headers: spoofed })).status,
      );
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it("lets no closed account in by any way", async () => {
    const { email, id, browser } = await newMember();
    await db.update(user).set({ banned: true }).where(eq(user.id, id));
    expect(await isIn(browser)).toBe(false);
    expect(await errorOf(await signIn(new Browser(), email))).toMatchObject({ code: "ACCOUNT_CLOSED" });
    await new Browser().send("/api/auth/sign-in/magic-link", { body: { email } });
    const token = (await lastMail(email)).link.searchParams.get("token");
    const byLink = await new Browser().send("/api/auth/sign-in/magic-link/verify", { body: { token } });
    expect(byLink.status).toBe(403);
  });
});

describe("signing in by mail", () => {
  withoutWaiting();

  it("takes the link once, and keeps where the member was going", async () => {
    const { email } = await newMember();
    const ask = { body: { email, returnTo: "/workout/3?from=mail" } };
    expect((await new Browser().send("/api/auth/sign-in/magic-link", ask)).status).toBe(200);
    const { link } = await lastMail(email);
    expect(link.pathname).toBe("/sign-in/code");
    expect(link.searchParams.get("returnTo")).toBe("/workout/3?from=mail");
    const body = { token: link.searchParams.get("token") };
    const [first, second] = [new Browser(), new Browser()];
    expect((await first.send("/api/auth/sign-in/magic-link/verify", { body })).status).toBe(200);
    expect(await isIn(first)).toBe(true);
    const again = await second.send("/api/auth/sign-in/magic-link/verify", { body });
    expect([again.status, (await errorOf(again)).code]).toEqual([422, "INVALID_TOKEN"]);
  });

  it("leaves out of the mail where nobody should be sent", async () => {
    const { email } = await newMember();
    await new Browser().send("/api/auth/sign-in/magic-link", { body: { email, returnTo: "//evil.example" } });
    expect((await lastMail(email)).link.searchParams.has("returnTo")).toBe(false);
  });

  it("answers alike for nobody, and mails nobody", async () => {
    const [{ email }, stranger] = [await newMember(), someEmail()];
    const [known, unknown] = await Promise.all(
      [email, stranger].map((to) => new Browser().send("/api/auth/sign-in/magic-link", { body: { email: to } })),
    );
    expect([known?.status, await known?.text()]).toEqual([unknown?.status, await unknown?.text()]);
    expect(await mailsTo(stranger)).toEqual([]);
    const code = await new Browser().send("/api/auth/sign-in/email-otp", { body: { email: stranger, otp: "123456" } });
    expect((await errorOf(code)).code).toBe("INVALID_OTP");
  });

  it("proves an unconfirmed address, and drops the password that was set before the proof", async () => {
    const email = someEmail();
    await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email) });
    const owner = new Browser();
    await owner.send("/api/auth/sign-in/magic-link", { body: { email } });
    const { code } = await lastMail(email);
    expect((await owner.send("/api/auth/sign-in/email-otp", { body: { email, otp: code } })).status).toBe(200);
    expect((await signIn(new Browser(), email)).status).toBe(401);
  });
});

describe("passwords", () => {
  withoutWaiting();

  it("resets by mail: once, for everybody signed in, and clears the lock", async () => {
    const { email, browser } = await newMember();
    for (let i = 0; i < 10; i++) await signIn(new Browser(), email, `wrong ${i}`);
    await new Browser().send("/api/auth/request-password-reset", { body: { email } });
    const { link } = await lastMail(email);
    expect(link.pathname).toBe("/reset-password");
    const token = link.searchParams.get("token");
    const reset = (newPassword: string) =>
      new Browser().send("/api/auth/reset-password", { body: { token, newPassword } });
    const isAlive = async (token: string | null) => {
      const answer = await new Browser().send("/api/auth/reset-password/check", { body: { token } });
      return linkStateSchema.parse(await answer.json()).alive;
    };
    expect((await errorOf(await reset("short"))).issues?.[0]?.path).toBe("newPassword");
    // The link lives on after a password that would be guessed, also by who knows whose it is.
    for (const guessed of ["1234567890", `${email.split("@")[0]}!`, "lima-ana-77"]) {
      const { code, issues } = await errorOf(await reset(guessed));
      expect([guessed, code, issues?.[0]?.path]).toEqual([guessed, "PASSWORD_GUESSABLE", "newPassword"]);
    }
    // Looking at the link does not use it up.
    expect([await isAlive(token), await isAlive(token), await isAlive("unknown")]).toEqual([true, true, false]);
    expect((await reset("another long password")).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
    expect(await isAlive(token)).toBe(false);
    expect((await errorOf(await reset("a third long password"))).code).toBe("INVALID_TOKEN");
    expect((await signIn(new Browser(), email)).status).toBe(401);
    expect((await signIn(new Browser(), email, "another long password")).status).toBe(200);
  });

  it("asks alike for known and unknown addresses, four times an hour", async () => {
    const [{ email }, stranger] = [await newMember(), someEmail()];
    const bodies = [];
    for (const to of [email, stranger]) {
      const answers = [];
      for (let i = 0; i < 5; i++)
        answers.push(await new Browser().send("/api/auth/request-password-reset", { body: { email: to } }));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 429]);
      bodies.push(await answers[0]?.text());
    }
    expect(bodies[0]).toBe(bodies[1]);
    expect((await mailsTo(email)).filter((mail) => mail.kind === "password-reset")).toHaveLength(4);
    expect(await mailsTo(stranger)).toEqual([]);
  });

  it("changes with the current one only, and ends all other sessions", async () => {
    const { email, browser } = await newMember();
    const other = new Browser();
    await signIn(other, email);
    const change = (currentPassword: string) =>
      browser.send("/api/auth/change-password", { body: { currentPassword, newPassword: "another long password" } });
    const refused = await change("not the password");
    expect(refused.status).toBe(422);
    expect((await errorOf(refused)).issues?.[0]?.path).toBe("currentPassword");
    const guessed = { currentPassword: PASSWORD, newPassword: "qwertyuiop" };
    const guessable = await browser.send("/api/auth/change-password", { body: guessed });
    expect([guessable.status, (await errorOf(guessable)).issues?.[0]?.path]).toEqual([422, "newPassword"]);
    const before = browser.cookies.get("longroll.session_token");
    expect((await change(PASSWORD)).status).toBe(200);
    expect(browser.cookies.get("longroll.session_token")).not.toBe(before);
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
  });
});

describe("sessions", () => {
  withoutWaiting();

  it("are listed without tokens, and end at once: one, all others, or by signing out", async () => {
    const { email, browser } = await newMember();
    const [phone, tablet] = [new Browser(), new Browser()];
    await signIn(phone, email);
    await signIn(tablet, email);
    const answer = await browser.send("/api/auth/sessions");
    const listed = sessionSchema
      .strict()
      .array()
      .parse(await answer.clone().json());
    expect(listed).toHaveLength(3);
    const tokens = await db.select({ token: session.token }).from(session);
    const text = await answer.text();
    for (const { token } of tokens) expect(text).not.toContain(token);

    const own = sessionSchema.array().parse(await (await phone.send("/api/auth/sessions")).json());
    const phoneId = own.find((entry) => entry.current)?.id;
    expect((await browser.send(`/api/auth/sessions/${phoneId}`, { method: "DELETE" })).status).toBe(204);
    expect([await isIn(phone), await isIn(tablet)]).toEqual([false, true]);
    expect((await browser.send("/api/auth/sessions", { method: "DELETE" })).status).toBe(204);
    expect([await isIn(tablet), await isIn(browser)]).toEqual([false, true]);

    const stolen = new Browser();
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    expect((await browser.send("/api/logout", { method: "POST" })).status).toBe(204);
    expect(browser.cookies.has("longroll.session_token")).toBe(false);
    expect(await isIn(stolen)).toBe(false);
  });

  it("of somebody else do not exist", async () => {
    const [one, two] = [await newMember(), await newMember()];
    const [entry] = sessionSchema.array().parse(await (await one.browser.send("/api/auth/sessions")).json());
    expect((await two.browser.send(`/api/auth/sessions/${entry?.id}`, { method: "DELETE" })).status).toBe(404);
    expect(await isIn(one.browser)).toBe(true);
  });

  it("are extended while in use, and end when they are not", async () => {
    const { browser, id } = await newMember();
    const due = new Date(Date.now() + 5 * 86_400_000);
    await db.update(session).set({ expiresAt: due }).where(eq(session.userId, id));
    const answer = await browser.send("/api/auth/user");
    expect(answer.headers.getSetCookie().join()).toContain("longroll.session_token=");
    const renewed = await db.select().from(session).where(eq(session.userId, id)).get();
    expect(renewed?.expiresAt.getTime()).toBeGreaterThan(due.getTime() + 20 * 86_400_000);
    await db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(session.userId, id));
    expect(await isIn(browser)).toBe(false);
  });
});

describe("going in and out", () => {
  withoutWaiting();

  it("sends to the sign-in page with a path of this site only", async () => {
    const at = async (returnTo: string) =>
      (await new Browser().send(`/api/login?returnTo=${returnTo}`)).headers.get("location");
    expect(await at(encodeURIComponent("/workout/3?a=b#c"))).toBe(
      `/sign-in?returnTo=${encodeURIComponent("/workout/3?a=b#c")}`,
    );
    const trial = await new Browser().send("/api/login?new=1&returnTo=%2Fsubscribe");
    expect(trial.headers.get("location")).toBe("/sign-up?returnTo=%2Fsubscribe");
    expect((await new Browser().send("/api/login?new=1&returnTo=%2F%2Fevil.example")).headers.get("location")).toBe(
      "/sign-up",
    );
    const hostile = [
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "https:evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "data:text/html,x",
      "%2f%2fevil.example",
      "/%2fevil.example",
      "/%5cevil.example",
      "/%252fevil.example",
      "/%25252525252fevil.example",
      "/\t/evil.example",
      "/\n/evil.example",
      "/x/..//evil.example",
      "/.//evil.example",
      "/api/logout",
      "/%61pi/logout",
      "dashboard",
      "%",
      "/%E0%A4%A",
      `/${"x".repeat(3000)}`,
    ];
    for (const returnTo of hostile) {
      expect.soft(await at(encodeURIComponent(returnTo)), returnTo).toBe("/sign-in");
    }
  });

  it("signs out by a click on this site, and asks first when another site or a prefetch made the request", async () => {
    const { browser } = await newMember();
    const going = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
    const sneaky: Record<string, string>[] = [
      {},
      { "sec-fetch-site": "same-origin" },
      { ...going, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
      { ...going, "sec-fetch-dest": "iframe" },
      { ...going, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
      { ...going, "sec-fetch-site": "cross-site" },
      { ...going, "sec-purpose": "prefetch;prerender" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none", "sec-purpose": "prefetch" },
    ];
    for (const headers of sneaky) {
      expect((await browser.send("/api/logout", { headers })).headers.get("location")).toBe("/sign-out");
    }
    expect(await isIn(browser)).toBe(true);
    const meant = await browser.send("/api/logout", { headers: going });
    expect([meant.status, meant.headers.get("location")]).toEqual([302, "/"]);
    expect(await isIn(browser)).toBe(false);
  });

  it("refuses what another site posts in a member's browser, also before any cookie", async () => {
    const { browser, email } = await newMember();
    const evil = ["https://evil.example", "null", "http://127.0.0.1:9999", "https://127.0.0.1:8787.evil.example"];
    for (const origin of evil) {
      const out = await browser.send("/api/logout", { method: "POST", headers: { origin } });
      const login = await signInFrom(origin, email);
      expect([out.status, login.status]).toEqual([403, 403]);
    }
    const form = await new Browser().send("/api/auth/sign-in/email", {
      body: "email=a",
      headers: { "content-type": "text/plain" },
    });
    expect(form.status).toBe(415);
    expect(await isIn(browser)).toBe(true);
  });

  const signInFrom = (origin: string, email: string) => signIn(new Browser(), email, PASSWORD, { headers: { origin } });
});

describe("the account", () => {
  withoutWaiting();

  it("changes names and time zone, and nothing else", async () => {
    const { browser, id, email } = await newMember();
    const body = {
      firstName: "  Zoë ",
      timeZone: "Asia/Tokyo",
      role: "admin",
      email: "other@example.com",
      emailVerified: false,
    };
    const me = currentUserSchema.parse(
      await (await browser.send("/api/auth/profile", { method: "PATCH", body })).json(),
    );
    expect(me).toMatchObject({ firstName: "Zoë", lastName: "Lima", timeZone: "Asia/Tokyo", role: "user", email });
    const row = await db.select().from(user).where(eq(user.id, id)).get();
    expect(row).toMatchObject({ name: "Zoë Lima", role: "user", email, emailVerified: true });
    const refused = await browser.send("/api/auth/profile", {
      method: "PATCH",
      body: { timeZone: "Nowhere", firstName: "a\u0000" },
    });
    expect((await errorOf(refused)).issues?.map((issue) => issue.path).sort()).toEqual(["firstName", "timeZone"]);
  });

  it("offers none of the auth library's other calls", async () => {
    const { browser, id } = await newMember();
    const closed = [
      ["POST", "/api/auth/update-user"],
      ["POST", "/api/auth/delete-user"],
      ["POST", "/api/auth/change-email"],
      ["GET", "/api/auth/get-session"],
      ["GET", "/api/auth/list-sessions"],
      ["POST", "/api/auth/revoke-session"],
      ["POST", "/api/auth/email-otp/send-verification-otp"],
      ["GET", "/api/auth/magic-link/verify?token=x"],
      ["POST", "/api/auth/admin/set-role"],
      ["GET", "/api/auth/admin/list-users"],
      ["GET", "/api/auth/ok"],
      ["GET", "/api/auth/passkey/../get-session"],
      ["GET", "/api/auth/user/x.css"],
    ] as const;
    for (const [method, path] of closed) {
      const body = method === "POST" ? { role: "admin", userId: id } : undefined;
      const answer = await browser.send(path, { method, ...(body && { body }) });
      expect.soft([path, answer.status]).toEqual([path, 404]);
    }
    expect((await db.select().from(user).where(eq(user.id, id)).get())?.role).toBe("user");
  });

  it("can start adding a passkey, and anybody can start signing in with one", async () => {
    const { browser } = await newMember();
    const register = await browser.send("/api/auth/passkey/generate-register-options");
    expect(await register.json()).toMatchObject({ rp: { id: "127.0.0.1", name: "Longroll" } });
    expect((await new Browser().send("/api/auth/passkey/generate-register-options")).status).toBe(401);
    const challenge = await new Browser().send("/api/auth/passkey/generate-authenticate-options");
    expect(await challenge.json()).toMatchObject({ rpId: "127.0.0.1" });
    const forged = await browser.send("/api/auth/passkey/verify-authentication", { body: { response: { id: "x" } } });
    expect(forged.status).toBeGreaterThanOrEqual(400);
    expect(forged.status).toBeLessThan(500);
    expect(await (await browser.send("/api/auth/passkey/list-user-passkeys")).json()).toEqual([]);
  });

  it("names the ways to sign in, and on this machine the demo people who are there", async () => {
    const read = async (settings = {}) =>
      signInMethodsSchema.strict().parse(await (await new Browser().send("/api/auth/methods", { settings })).json());
    expect((await read()).demoAccounts).toEqual([]);
    await newMember("trial@longroll.test");
    expect((await read()).demoAccounts).toEqual([DEMO_SIGN_INS.find(({ email }) => email === "trial@longroll.test")]);
    const deployed = await read({ APP_ENV: "production", AUTH_SECRET: "x".repeat(40) });
    expect(deployed).toEqual({
      password: true,
      link: true,
      code: true,
      passkey: true,
      providers: [],
      demoAccounts: [],
    });
  });
});
