import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { account, user, verification } from "../../worker/db/account";
import { membership, trialClaim } from "../../worker/db/billing";
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

withoutWaiting();

const DAY_MS = 86_400_000;
const find = (email: string) => db.select().from(user).where(eq(user.email, email)).get();

describe("signing up", () => {
  it("mails a link and a code, signs nobody in, and starts a trial of seven days", async () => {
    const browser = new Browser();
    const email = someEmail();
    const answer = await browser.send("/api/auth/sign-up/email", { body: signUpBody(email) });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: true });
    expect([...browser.cookies.keys()].filter((name) => name.includes("session"))).toEqual([]);
    expect((await browser.send("/api/auth/user")).status).toBe(401);

    const mail = await lastMail(email);
    expect(mail.kind).toBe("verification");
    expect(mail.link.pathname).toBe("/verify-email");
    expect(mail.code).toMatch(/^\d{6}$/);
    expect(mail.html).toContain(mail.code);

    const row = await find(email);
    expect(row).toMatchObject({
      firstName: "Ana",
      lastName: "Lima",
      timeZone: "America/Sao_Paulo",
      emailVerified: false,
    });
    const trial = await db
      .select()
      .from(membership)
      .where(eq(membership.userId, row?.id ?? ""))
      .get();
    expect(trial).toMatchObject({ status: "trialing", isTrial: true, plan: null });
    expect((trial?.currentPeriodEnd.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(7 * DAY_MS);
  });

  it("answers a known and an unknown address alike, and tells the owner of a known one by mail", async () => {
    const { email } = await newMember();
    const [known, unknown] = await Promise.all(
      [email, someEmail()].map((to) =>
        new Browser().send("/api/auth/sign-up/email", { body: signUpBody(to, { firstName: "Eve" }) }),
      ),
    );
    expect(known?.status).toBe(unknown?.status);
    expect(await known?.text()).toBe(await unknown?.text());
    expect((await lastMail(email)).kind).toBe("account-exists");
    expect((await find(email))?.firstName).toBe("Ana");
  });

  it("takes no role, id or confirmation from the body", async () => {
    const email = someEmail();
    const body = signUpBody(email, {
      role: "admin",
      id: "chosen",
      emailVerified: true,
      banned: true,
      image: "https://x.example/a.png",
    });
    const raw = JSON.stringify(body).replace(/^{/, '{"__proto__":{"role":"admin"},');
    expect((await new Browser().send("/api/auth/sign-up/email", { body: raw })).status).toBe(200);
    const row = await find(email);
    expect(row).toMatchObject({ role: "user", emailVerified: false, banned: false, image: null });
    expect(row?.id).not.toBe("chosen");
  });

  it("says in words what does not hold, field by field", async () => {
    const body = { email: "not an address", password: "short", firstName: "  ", timeZone: "UTC" };
    const answer = await new Browser().send("/api/auth/sign-up/email", { body });
    expect(answer.status).toBe(422);
    const { issues } = await errorOf(answer);
    expect(issues?.map((issue) => issue.path).sort()).toEqual(["email", "firstName", "password"]);
    expect(issues?.find((issue) => issue.path === "password")?.message).toBe("Use at least 10 characters.");
    expect((await new Browser().send("/api/auth/sign-up/email", { body: "{" })).status).toBe(400);
  });

  it.each(["1234567890", "Password2026!", "longroll2026", "AnaLima1990"])(
    "says beside the field that a password would be guessed: %s",
    async (password) => {
      const email = someEmail();
      const answer = await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email, { password }) });
      const { code, issues } = await errorOf(answer);
      expect([answer.status, code, issues?.[0]?.path]).toEqual([422, "PASSWORD_GUESSABLE", "password"]);
      expect(await find(email)).toBeUndefined();
    },
  );

  it("mails nothing that signs somebody in from a deploy that does not know its address", async () => {
    const settings = { APP_ENV: "production", AUTH_SECRET: "a secret of the tests, long enough" };
    const email = someEmail();
    const origin = "https://evil.example";
    for (const [path, body] of [
      ["/api/auth/sign-up/email", signUpBody(email)],
      ["/api/auth/send-verification-email", { email }],
      ["/api/auth/sign-in/magic-link", { email }],
      ["/api/auth/request-password-reset", { email }],
    ] as const) {
      const answer = await new Browser().send(path, { body, settings, origin });
      expect([path, answer.status, (await errorOf(answer)).code]).toEqual([path, 503, "public_url_missing"]);
    }
    expect([await find(email), await mailsTo(email)]).toEqual([undefined, []]);
    const health = await new Browser().send("/api/health", { settings });
    expect(await health.json()).toMatchObject({
      address: { problem: expect.stringMatching(/^PUBLIC_URL is not set/) },
    });
    const told = { ...settings, PUBLIC_URL: "https://train.example.com" };
    const answer = await new Browser().send("/api/auth/sign-up/email", {
      body: signUpBody(email),
      settings: told,
      origin,
      // The others' sign-ups come from one address, which a deploy lets do so twenty times in an hour.
      headers: { "cf-connecting-ip": "203.0.113.30" },
    });
    expect(answer.status, await answer.text()).toBe(200);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    expect((await lastMail(email)).link.origin).toBe("https://train.example.com");
  });

  it("counts a time zone that is none as UTC", async () => {
    const email = someEmail();
    await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email, { timeZone: "Mars/Olympus" }) });
    expect((await find(email))?.timeZone).toBe("UTC");
  });

  it("opens one account however an address is typed, and for two clicks at once", async () => {
    const email = someEmail();
    const spellings = [email, ` ${email.toUpperCase()} `];
    const answers = await Promise.all(
      spellings.map((typed) => new Browser().send("/api/auth/sign-up/email", { body: signUpBody(typed) })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await db.select().from(user).where(eq(user.email, email))).toHaveLength(1);
  });

  it("gives one trial per mailbox, whatever tag or dots are added", async () => {
    const name = `a.b.${crypto.randomUUID().slice(0, 8)}`;
    const first = `${name}@gmail.com`;
    const again = `${name.replaceAll(".", "")}+again@googlemail.com`;
    for (const email of [first, again])
      await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email) });
    const trials = await db
      .select({ email: user.email, status: membership.status })
      .from(user)
      .leftJoin(membership, eq(membership.userId, user.id));
    expect(trials.find((row) => row.email === first)?.status).toBe("trialing");
    expect(trials.find((row) => row.email === again)).toEqual({ email: again, status: null });
    expect(
      await db
        .select()
        .from(trialClaim)
        .where(eq(trialClaim.emailKey, `${name.replaceAll(".", "")}@gmail.com`)),
    ).toHaveLength(1);
  });

  it("lets nobody choose a password beforehand for an address that is not theirs", async () => {
    const email = someEmail();
    const stranger = new Browser();
    await stranger.send("/api/auth/sign-up/email", { body: signUpBody(email, { password: "chosen by a stranger" }) });
    await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email) });
    const mail = await lastMail(email);
    expect(mail.kind).toBe("finish-sign-up");
    const token = mail.link.searchParams.get("token");
    const owner = new Browser();
    expect((await owner.send("/api/auth/reset-password", { body: { token, newPassword: PASSWORD } })).status).toBe(200);
    expect((await owner.send("/api/auth/sign-in/email", { body: { email, password: PASSWORD } })).status).toBe(200);
    const refused = await stranger.send("/api/auth/sign-in/email", {
      body: { email, password: "chosen by a stranger" },
    });
    expect(refused.status).toBe(401);
  });

  it("mails the confirmation again when the same person signs up twice", async () => {
    const email = someEmail();
    for (let i = 0; i < 2; i++) await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email) });
    expect((await mailsTo(email)).map((mail) => mail.kind)).toEqual(["verification", "verification"]);
  });

  it("stores passwords as salted scrypt hashes, and no code, token or password in the clear", async () => {
    const [one, two] = [someEmail(), someEmail()];
    for (const email of [one, two]) await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email) });
    await new Browser().send("/api/auth/request-password-reset", { body: { email: one } });
    const hashes = (await db.select({ password: account.password }).from(account)).map((row) => row.password ?? "");
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    const stored = JSON.stringify(await db.select().from(verification));
    const token = (await lastMail(one)).link.searchParams.get("token") ?? "";
    expect(token.length).toBeGreaterThan(20);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain((await lastMail(two)).code);
  });
});

describe("confirming an address", () => {
  it("refuses the right password until the address is confirmed", async () => {
    const email = someEmail();
    const browser = new Browser();
    await browser.send("/api/auth/sign-up/email", { body: signUpBody(email) });
    const answer = await browser.send("/api/auth/sign-in/email", { body: { email, password: PASSWORD } });
    expect(answer.status).toBe(403);
    expect(await errorOf(answer)).toMatchObject({ code: "EMAIL_NOT_VERIFIED" });
    expect(await (await browser.send("/api/auth/user")).json()).toEqual({ message: "Unauthorized" });
  });

  it("voids a code after three wrong tries, and takes one from a new mail", async () => {
    const email = someEmail();
    const browser = new Browser();
    await browser.send("/api/auth/sign-up/email", { body: signUpBody(email) });
    const { code } = await lastMail(email);
    const wrong = code === "000000" ? "000001" : "000000";
    const verify = (otp: string) => browser.send("/api/auth/email-otp/verify-email", { body: { email, otp } });
    for (let i = 0; i < 3; i++) expect((await errorOf(await verify(wrong))).code).toBe("INVALID_OTP");
    expect((await errorOf(await verify(code))).code).toBe("TOO_MANY_ATTEMPTS");
    await browser.send("/api/auth/send-verification-email", { body: { email } });
    const fresh = await lastMail(email);
    expect((await verify(`${fresh.code.slice(0, 3)} ${fresh.code.slice(3)}`)).status).toBe(200);
    expect((await browser.send("/api/auth/user")).status).toBe(200);
  });

  it("mails at most four confirmations an hour, to strangers' addresses none", async () => {
    const [email, stranger] = [someEmail(), someEmail()];
    await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email) });
    for (const to of [email, stranger]) {
      const answers = [];
      for (let i = 0; i < 5; i++)
        answers.push(await new Browser().send("/api/auth/send-verification-email", { body: { email: to } }));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 429]);
      expect(Number(answers[4]?.headers.get("retry-after"))).toBeGreaterThan(3000);
    }
    expect(await mailsTo(email)).toHaveLength(5);
    expect(await mailsTo(stranger)).toHaveLength(0);
  });
});
