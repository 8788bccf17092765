import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { session } from "../../worker/db/account";
import { Browser, db, newMember, PASSWORD } from "../workers/browser";

const HTTPS = "https://train.example.com";
const COOKIE = "longroll.session_token";
const DAY_MS = 86_400_000;

const statusWith = async (cookie: string, origin?: string) =>
  (await new Browser().send("/api/auth/user", { headers: { cookie }, ...(origin ? { origin } : {}) })).status;

describe("a session's cookie", () => {
  it("is a new one of more than 128 random bits each time", async () => {
    const { email } = await newMember();
    const tokens = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      const browser = new Browser();
      await browser.send("/api/auth/sign-in/email", { body: { email, password: PASSWORD } });
      tokens.add(decodeURIComponent(browser.cookies.get(COOKIE) ?? "").split(".")[0] ?? "");
    }
    expect(tokens.size).toBe(3);
    // 62 letters to choose from: 22 of them are 131 bits.
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{22,}$/);
  });

  it("counts on an encrypted site only under the name that nobody else can set", async () => {
    const { email } = await newMember();
    const browser = new Browser();
    await browser.send("/api/auth/sign-in/email", { body: { email, password: PASSWORD }, origin: HTTPS });
    const value = browser.cookies.get(`__Host-${COOKIE}`) ?? "";
    expect(await statusWith(`__Host-${COOKIE}=${value}`, HTTPS)).toBe(200);
    expect(await statusWith(`${COOKIE}=${value}`, HTTPS)).toBe(401);
    // Another host of the domain can set this one for all of it.
    expect(await statusWith(`__Secure-${COOKIE}=${value}`, HTTPS)).toBe(401);
    expect(await statusWith(`x__Host-${COOKIE}=${value}`, HTTPS)).toBe(401);
  });

  it("is believed when it is one, and neither when there are two", async () => {
    const [one, two] = [await newMember(), await newMember()];
    const [first, second] = [one, two].map(({ browser }) => `${COOKIE}=${browser.cookies.get(COOKIE)}`);
    expect(await statusWith(`theme=dark; ${first}; a=b`)).toBe(200);
    for (const cookie of [
      `${first}; ${second}`,
      `${second};${first}`,
      `${first}; ${COOKIE}=x`,
      `${COOKIE}=; ${first}`,
    ]) {
      expect(await statusWith(cookie)).toBe(401);
    }
  });

  it.each([
    ["4 KB", "x".repeat(4096)],
    ["a signed token of 4 KB", `${"x".repeat(4000)}.${btoa("y".repeat(32))}`],
    ["letters beyond ASCII, encoded", encodeURIComponent("пароль.💪")],
    ["no signature", "abc."],
    ["no token", `.${btoa("y".repeat(32))}`],
    ["a cut escape", "abc%2"],
    ["quotes", '"abc.def"'],
    ["SQL", encodeURIComponent("' or 1=1 --.AAAA")],
  ])("is nobody's with %s", async (_what, value) => {
    expect(await statusWith(`${COOKIE}=${value}`)).toBe(401);
  });

  it("is never one that somebody had planted before the sign-in", async () => {
    const { email, browser: attacker } = await newMember();
    const { email: victims } = await newMember();
    const planted = attacker.cookies.get(COOKIE) ?? "";
    for (const before of ["planted-before.AAAA", planted]) {
      const browser = new Browser();
      browser.cookies.set(COOKIE, before);
      const body = { email: victims, password: PASSWORD };
      expect((await browser.send("/api/auth/sign-in/email", { body })).status).toBe(200);
      expect(browser.cookies.get(COOKIE)).not.toBe(before);
      const who = (await (await browser.send("/api/auth/user")).json()) as { email: string };
      expect(who.email).toBe(victims);
    }
    expect(await statusWith(`${COOKIE}=planted-before.AAAA`)).toBe(401);
    expect(((await (await attacker.send("/api/auth/user")).json()) as { email: string }).email).toBe(email);
  });
});

describe("a session", () => {
  afterEach(() => void vi.useRealTimers());

  it("ends thirty days after it was used last", async () => {
    const { browser } = await newMember();
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"] });
    const status = async (path: string, days: number) => {
      vi.setSystemTime(start + days * DAY_MS);
      return (await browser.send(path)).status;
    };
    // Only the call that each page makes extends it.
    expect(await status("/api/auth/user", 0)).toBe(200);
    expect(await status("/api/auth/sessions", 29.9)).toBe(200);
    expect(await status("/api/auth/user", 29.95)).toBe(200);
    expect(await status("/api/auth/sessions", 59.9)).toBe(200);
    expect(await status("/api/auth/sessions", 60.1)).toBe(401);
    expect(await status("/api/auth/user", 60.1)).toBe(401);
  });

  it("ends 180 days after it began, however much it is used", async () => {
    const { browser } = await newMember();
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let day = 0; day <= 175; day += 25) {
      vi.setSystemTime(start + day * DAY_MS);
      expect([day, (await browser.send("/api/auth/user")).status]).toEqual([day, 200]);
    }
    vi.setSystemTime(start + 179.9 * DAY_MS);
    expect((await browser.send("/api/auth/user")).status).toBe(200);
    vi.setSystemTime(start + 180.1 * DAY_MS);
    expect((await browser.send("/api/auth/user")).status).toBe(401);
    expect((await browser.send("/api/auth/passkey/list-user-passkeys")).status).toBe(401);
  });

  it("is over by its age alone, whatever its row says of its end", async () => {
    const { browser, id } = await newMember();
    const begun = new Date(Date.now() - 180 * DAY_MS - 1000);
    await db.update(session).set({ createdAt: begun }).where(eq(session.userId, id));
    expect((await browser.send("/api/auth/user")).status).toBe(401);
  });
});

describe("what a browser notes of who is here", () => {
  const takesBack = (answer: Response) =>
    answer.headers.getSetCookie().some((cookie) => /^longroll\.here=;.*Max-Age=0.*Path=\/.*HttpOnly/i.test(cookie));

  it("is taken back whenever the session is another one or over, and by no other answer", async () => {
    const { browser, email } = await newMember();
    // The first renews a session that is due.
    expect(takesBack(await browser.send("/api/auth/user"))).toBe(true);
    expect(takesBack(await browser.send("/api/auth/user"))).toBe(false);
    expect(takesBack(await browser.send("/api/dashboard"))).toBe(false);
    expect(takesBack(await browser.send("/api/auth/sign-in/email", { body: { email, password: PASSWORD } }))).toBe(
      true,
    );
    expect(takesBack(await browser.send("/api/logout", { method: "POST", body: {} }))).toBe(true);
  });
});
