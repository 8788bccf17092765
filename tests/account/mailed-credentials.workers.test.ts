import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { account, session, user } from "../../worker/db/account";
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
import { Person } from "../workers/club";
import { withoutWaiting } from "../workers/no-waiting";

const isIn = async (browser: Browser) => (await browser.send("/api/auth/user")).status === 200;
const linkToken = async (email: string) => (await lastMail(email)).link.searchParams.get("token") ?? "";
const confirm = (browser: Browser, token: string, origin?: string) =>
  browser.send("/api/auth/verify-email", { body: { token }, ...(origin ? { origin } : {}) });
const isConfirmed = async (email: string) =>
  (await db.select().from(user).where(eq(user.email, email)).get())?.emailVerified;

async function signedUp(browser = new Browser(), email = someEmail(), origin?: string) {
  await browser.send("/api/auth/sign-up/email", { body: signUpBody(email), ...(origin ? { origin } : {}) });
  return { browser, email, token: await linkToken(email) };
}

describe("a link that confirms an address", () => {
  withoutWaiting();

  it("does nothing when it is looked at, and leads to the page with the button", async () => {
    const { email, token } = await signedUp();
    expect((await lastMail(email)).link.pathname).toBe("/verify-email");
    for (const method of ["GET", "HEAD"]) {
      const browser = new Browser();
      const answer = await browser.send(`/api/auth/verify-email?token=${token}`, { method });
      expect([answer.status, answer.headers.get("location")]).toEqual([302, `/verify-email?token=${token}`]);
      expect(browser.cookies.has("longroll.session_token")).toBe(false);
      await browser.send(`/verify-email?token=${token}`, { method });
    }
    expect(await isConfirmed(email)).toBe(false);
  });

  it("signs in by its button the browser that signed up, and no other", async () => {
    const own = await signedUp();
    const answer = await confirm(own.browser, own.token);
    expect([answer.status, await answer.json()]).toEqual([200, { status: true, signedIn: true }]);
    expect(await (await own.browser.send("/api/auth/user")).json()).toMatchObject({ email: own.email });
    expect([...own.browser.cookies.keys()].filter((name) => name.includes("signing_up"))).toEqual([]);

    const elsewhere = await signedUp();
    const phone = new Browser();
    expect(await (await confirm(phone, elsewhere.token)).json()).toEqual({ status: true, signedIn: false });
    expect([await isIn(phone), await isConfirmed(elsewhere.email)]).toEqual([false, true]);
    // Also the browser that signed up is let in once at most.
    expect(await (await confirm(elsewhere.browser, elsewhere.token)).json()).toEqual({ status: true, signedIn: false });
    expect(await isIn(elsewhere.browser)).toBe(false);
  });

  it("leaves somebody who is signed in who they are", async () => {
    const attacker = await signedUp();
    const { browser, email } = await newMember();
    await confirm(browser, attacker.token);
    expect(await (await browser.send("/api/auth/user")).json()).toMatchObject({ email });
  });

  it("is told by a cookie that scripts cannot read, that counts for one address and cannot be made up", async () => {
    const origin = "https://train.example.com";
    const browser = new Browser();
    const email = someEmail();
    const answer = await browser.send("/api/auth/sign-up/email", { body: signUpBody(email), origin });
    const cookie = answer.headers.getSetCookie().find((line) => line.includes("signing_up")) ?? "";
    expect(cookie).toMatch(/^__Host-longroll\.signing_up=/);
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=86400"]) {
      expect(cookie).toContain(attribute);
    }
    const other = await signedUp();
    for (const value of [
      browser.cookies.get("__Host-longroll.signing_up") ?? "",
      `${Date.now() + 9e6}.${"a".repeat(64)}`,
      "x",
    ]) {
      const stranger = new Browser();
      stranger.cookies.set("longroll.signing_up", value);
      const { token } = await signedUp(new Browser());
      expect(await (await confirm(stranger, token)).json()).toEqual({ status: true, signedIn: false });
    }
    expect(await isConfirmed(other.email)).toBe(false);
    expect(await (await confirm(browser, await linkToken(email), origin)).json()).toMatchObject({ signedIn: true });
  });

  it("is set alike for a known address, whose link is not sent", async () => {
    const { email } = await newMember();
    const { browser } = await signedUp(new Browser(), email);
    expect(browser.cookies.has("longroll.signing_up")).toBe(true);
  });

  it("ends the code of its mail, and the code ends what signs in", async () => {
    const { email, token } = await signedUp();
    const { code } = await lastMail(email);
    await confirm(new Browser(), token);
    const late = new Browser();
    const answer = await late.send("/api/auth/email-otp/verify-email", { body: { email, otp: code } });
    expect([answer.status, (await errorOf(answer)).code]).toEqual([422, "INVALID_OTP"]);
    expect(await isIn(late)).toBe(false);
  });

  it("is dead when two people have signed up with its address", async () => {
    const { email, token } = await signedUp();
    await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email, { password: "of somebody else" }) });
    const answer = await confirm(new Browser(), token);
    expect([answer.status, (await errorOf(answer)).code]).toEqual([422, "INVALID_TOKEN"]);
    for (const made of ["x.y.z", "", "a".repeat(3000)]) expect((await confirm(new Browser(), made)).status).toBe(422);
  });
});

/** Asks for everything that can be mailed; answers what it would do now. */
async function everyWayOf(email: string) {
  await new Browser().send("/api/auth/request-password-reset", { body: { email } });
  const reset = await linkToken(email);
  await new Browser().send("/api/auth/sign-in/magic-link", { body: { email } });
  const { code } = await lastMail(email);
  const link = await linkToken(email);
  const codeOf = async (answer: Response) => (answer.ok ? "works" : ((await errorOf(answer)).code ?? ""));
  return {
    reset: async () =>
      codeOf(
        await new Browser().send("/api/auth/reset-password", {
          body: { token: reset, newPassword: "brand new words" },
        }),
      ),
    link: async () =>
      codeOf(await new Browser().send("/api/auth/sign-in/magic-link/verify", { body: { token: link } })),
    code: async () => codeOf(await new Browser().send("/api/auth/sign-in/email-otp", { body: { email, otp: code } })),
  };
}

describe("mailed links and codes", () => {
  withoutWaiting();

  const changes: [string, (member: Awaited<ReturnType<typeof newMember>>) => Promise<unknown>][] = [
    [
      "the password is changed",
      ({ browser }) =>
        browser.send("/api/auth/change-password", {
          body: { currentPassword: PASSWORD, newPassword: "another long password" },
        }),
    ],
    ["all other sessions are ended", ({ browser }) => browser.send("/api/auth/sessions", { method: "DELETE" })],
    [
      "an admin ends the sessions",
      async ({ id }) => (await Person.admin()).call("POST", `/api/admin/users/${id}/sign-out`, {}),
    ],
  ];
  it.each(changes)("end when %s", async (_what, change) => {
    const member = await newMember();
    const ways = await everyWayOf(member.email);
    const answer = (await change(member)) as Response;
    expect(answer.ok).toBe(true);
    expect([await ways.reset(), await ways.link(), await ways.code()]).toEqual([
      "INVALID_TOKEN",
      "INVALID_TOKEN",
      "INVALID_OTP",
    ]);
  });

  it("end with the password that one of them has set", async () => {
    const { email } = await newMember();
    const older = await everyWayOf(email);
    const newer = await everyWayOf(email);
    expect(await newer.reset()).toBe("works");
    expect([await older.reset(), await older.link(), await newer.link(), await newer.code()]).toEqual([
      "INVALID_TOKEN",
      "INVALID_TOKEN",
      "INVALID_TOKEN",
      "INVALID_OTP",
    ]);
  });

  it.each(["link", "code"] as const)("end with the %s that has signed in", async (used) => {
    const { email } = await newMember();
    const ways = await everyWayOf(email);
    expect(await ways[used]()).toBe("works");
    expect(await ways.reset()).toBe("INVALID_TOKEN");
    expect(await ways.link()).toBe("INVALID_TOKEN");
    expect(await ways.code()).toBe("INVALID_OTP");
  });

  it("of somebody else stay as they are", async () => {
    const [one, two] = [await newMember(), await newMember()];
    const ways = await everyWayOf(two.email);
    await one.browser.send("/api/auth/sessions", { method: "DELETE" });
    expect(await ways.link()).toBe("works");
  });
});

describe("a wrong code", () => {
  afterEach(() => void vi.useRealTimers());
  const paths = [
    ["/api/auth/sign-in/email-otp", "/api/auth/sign-in/magic-link"],
    ["/api/auth/email-otp/verify-email", "/api/auth/send-verification-email"],
  ] as const;

  it.each(paths)("is answered by %s alike for known and unknown addresses, however often", async (path, ask) => {
    const { email: known } = path.includes("verify") ? await signedUp() : await newMember();
    const answers = [];
    for (const email of [known, someEmail()]) {
      const said = [];
      const tryOnce = async () => {
        const start = Date.now();
        const answer = await new Browser().send(path, { body: { email, otp: "000000" } });
        return [answer.status, await answer.text(), Date.now() - start >= 380];
      };
      await new Browser().send(ask, { body: { email } });
      for (let n = 0; n < 5; n += 1) said.push(await tryOnce());
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
      const answer = await new Browser().send(path, { body: { email, otp: "000000" } });
      said.push([answer.status, await answer.text()]);
      vi.useRealTimers();
      answers.push(said);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(([, body]) => JSON.parse(String(body)).code)).toEqual([
      "INVALID_OTP",
      "INVALID_OTP",
      "INVALID_OTP",
      "TOO_MANY_ATTEMPTS",
      "TOO_MANY_ATTEMPTS",
      "OTP_EXPIRED",
    ]);
  });

  it("says of an old one that it has expired, and how to get another", async () => {
    const { email } = await newMember();
    await new Browser().send("/api/auth/sign-in/magic-link", { body: { email } });
    const { code } = await lastMail(email);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    // Whoever else asks for something meanwhile clears away what is old.
    await new Browser().send("/api/auth/request-password-reset", { body: { email: someEmail() } });
    const answer = await new Browser().send("/api/auth/sign-in/email-otp", { body: { email, otp: code } });
    expect(await errorOf(answer)).toMatchObject({
      code: "OTP_EXPIRED",
      message: "This code has expired. Have the mail sent again for a new one.",
    });
  });
});

describe("an account without a password", () => {
  withoutWaiting();

  it("keeps only what was asked for after it changed", async () => {
    const { email, id, browser } = await newMember();
    await db.delete(account).where(eq(account.userId, id));
    const before = await everyWayOf(email);
    await browser.send("/api/auth/sessions", { method: "DELETE" });
    const after = await everyWayOf(email);
    expect([await before.link(), await after.link()]).toEqual(["INVALID_TOKEN", "works"]);
    expect((await db.select().from(session).where(eq(session.userId, id))).length).toBe(2);
    expect((await mailsTo(email)).length).toBe(4);
  });
});
