import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { passkey, session } from "../../worker/db/account";
import { newAuthenticator } from "../workers/authenticator";
import { Browser, db, errorOf, lastMail, newMember } from "../workers/browser";

const at = (path: string) => `/api/auth/passkey/${path}`;
const asked = async (browser: Browser, path: string) =>
  (await (await browser.send(at(path))).json()) as { challenge: string; userVerification?: string };

async function add(browser: Browser, more: object = {}, userVerified = true) {
  const device = await newAuthenticator();
  const response = await device.register(await asked(browser, "generate-register-options"), { userVerified });
  return { device, answer: await browser.send(at("verify-registration"), { body: { response, ...more } }) };
}

describe("a passkey", () => {
  it("is added by its owner, and signs in without telling the session's token", async () => {
    const { browser, id, email } = await newMember();
    const { device, answer } = await add(browser, { name: "  My phone " });
    expect(answer.status).toBe(200);
    expect(await db.select({ name: passkey.name }).from(passkey).where(eq(passkey.userId, id))).toEqual([
      { name: "My phone" },
    ]);
    const other = new Browser();
    const response = await device.sign(await asked(other, "generate-authenticate-options"));
    const signedIn = await other.send(at("verify-authentication"), { body: { response } });
    expect([signedIn.status, await signedIn.json()]).toEqual([200, { status: true }]);
    expect(await (await other.send("/api/auth/user")).json()).toMatchObject({ email });
  });

  it("opens no session by being added, which would go on for ever", async () => {
    const { browser, id } = await newMember();
    const before = browser.cookies.get("longroll.session_token");
    const { answer } = await add(browser, { createSession: true });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).not.toContain("session_token");
    const sessions = await db.select().from(session).where(eq(session.userId, id));
    expect(sessions).toHaveLength(1);
    expect(await answer.text()).not.toContain(sessions[0]?.token ?? "?");
    expect(browser.cookies.get("longroll.session_token")).toBe(before);
  });

  it("counts only where the device has made sure who holds it", async () => {
    const { browser, id } = await newMember();
    expect(await asked(browser, "generate-register-options")).toMatchObject({
      authenticatorSelection: { userVerification: "required" },
    });
    const refused = await add(browser, {}, false);
    expect([refused.answer.status, (await errorOf(refused.answer)).code]).toEqual([401, "USER_NOT_VERIFIED"]);
    expect(await db.$count(passkey, eq(passkey.userId, id))).toBe(0);

    const { device } = await add(browser);
    const other = new Browser();
    const options = await asked(other, "generate-authenticate-options");
    expect(options.userVerification).toBe("required");
    const response = await device.sign(options, { userVerified: false });
    const answer = await other.send(at("verify-authentication"), { body: { response } });
    expect([answer.status, (await errorOf(answer)).code]).toEqual([401, "USER_NOT_VERIFIED"]);
    expect((await other.send("/api/auth/user")).status).toBe(401);
  });

  it("ends mailed links and codes when it comes and when it goes, not when it is renamed", async () => {
    const { browser, email, id } = await newMember();
    const mailed = async () => {
      await new Browser().send("/api/auth/sign-in/magic-link", { body: { email } });
      const token = (await lastMail(email)).link.searchParams.get("token");
      return async () => (await new Browser().send("/api/auth/sign-in/magic-link/verify", { body: { token } })).status;
    };
    const first = await mailed();
    await add(browser);
    expect(await first()).toBe(422);
    const row = await db.select().from(passkey).where(eq(passkey.userId, id)).get();
    const second = await mailed();
    expect((await browser.send(at("delete-passkey"), { body: { id: row?.id } })).status).toBe(200);
    expect(await second()).toBe(422);

    await add(browser);
    const kept = await db.select().from(passkey).where(eq(passkey.userId, id)).get();
    const third = await mailed();
    await browser.send(at("update-passkey"), { body: { id: kept?.id, name: "Laptop" } });
    expect(await third()).toBe(200);
  });

  it("has a name that can be shown and stored", async () => {
    const { browser, id } = await newMember();
    await add(browser, { name: "x".repeat(80) });
    const row = await db.select().from(passkey).where(eq(passkey.userId, id)).get();
    const bad: unknown[] = ["x".repeat(81), "x".repeat(100_000), "", "  ", "a\u0000b", "a\u202eb", 5, null];
    for (const name of bad) {
      const answer = await browser.send(at("update-passkey"), { body: { id: row?.id, name } });
      expect.soft(answer.status, String(name).slice(0, 20)).toBe(422);
      expect.soft((await errorOf(answer)).issues?.[0]?.path).toBe("name");
    }
    const { answer } = await add(browser, { name: "y".repeat(81) });
    expect([answer.status, (await errorOf(answer)).message]).toEqual([422, "Use at most 80 characters."]);
    expect((await browser.send(at("update-passkey"), { body: { id: row?.id, name: "Laptop" } })).status).toBe(200);
    const names = await db.select({ name: passkey.name }).from(passkey).where(eq(passkey.userId, id));
    expect(names).toEqual([{ name: "Laptop" }]);
  });
});
