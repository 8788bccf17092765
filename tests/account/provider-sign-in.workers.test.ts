import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { account, user } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { Browser, db, errorOf, lastMail, newMember, ORIGIN, signUpBody, someEmail } from "../workers/browser";
import { ISSUER, OAUTH_PROVIDERS, startOidcProvider } from "../workers/oidc-provider";

const settings = { OAUTH_PROVIDERS };
let provider: Awaited<ReturnType<typeof startOidcProvider>>;

beforeAll(async () => {
  provider = await startOidcProvider();
});
afterAll(() => void vi.restoreAllMocks());

const person = (email: string, more: { email_verified?: unknown } = {}) => ({
  sub: `sub-${email}`,
  email,
  email_verified: true as unknown,
  given_name: "Rui",
  family_name: "Costa",
  role: "admin",
  ...more,
});

async function start(browser: Browser, returnTo?: string, provider = "club-id") {
  const body = { provider, ...(returnTo && { returnTo }) };
  return browser.send("/api/auth/sign-in/social", { body, settings });
}

async function goThrough(
  browser: Browser,
  who: ReturnType<typeof person>,
  more: { returnTo?: string; overrides?: object; at?: string } = {},
) {
  const { url } = (await (await start(browser, more.returnTo, more.at)).json()) as { url: string };
  const back = provider.agree(url, who, { ...more.overrides });
  const answer = await browser.send(back, { settings, headers: { "sec-fetch-site": "cross-site" } });
  const location = new URL(answer.headers.get("location") ?? "", ORIGIN);
  return { back, location: `${location.pathname}${location.search}`, origin: location.origin };
}

const isIn = async (browser: Browser) => (await browser.send("/api/auth/user")).status === 200;
const rowOf = (email: string) => db.select().from(user).where(eq(user.email, email)).get();

describe("signing in at a provider", () => {
  it("waits for a provider that is down without closing any other way in, and asks it again later", async () => {
    provider.isDown = true;
    const answer = await start(new Browser());
    expect([answer.status, (await errorOf(answer)).code]).toEqual([503, "provider_unavailable"]);
    await newMember();
    provider.isDown = false;
    expect((await start(new Browser())).status).toBe(200);
  });

  it("asks for no more than it needs, bound to this browser", async () => {
    const { url } = (await (await start(new Browser())).json()) as { url: string };
    const asked = new URL(url);
    expect(asked.origin + asked.pathname).toBe(`${ISSUER}/authorize`);
    expect(asked.searchParams.get("redirect_uri")).toBe(`${ORIGIN}/api/auth/callback/club-id`);
    expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
    expect((asked.searchParams.get("scope") ?? "").split(" ").sort()).toEqual(["email", "openid", "profile"]);
    for (const name of ["state", "nonce", "code_challenge"])
      expect(asked.searchParams.get(name)?.length).toBeGreaterThan(20);
  });

  it("opens an account with its trial, takes no role from the provider, and goes where the person was going", async () => {
    const [browser, email] = [new Browser(), someEmail()];
    const done = await goThrough(browser, person(email), { returnTo: "/workouts" });
    expect([done.origin, done.location]).toEqual([ORIGIN, "/workouts"]);
    expect(await (await browser.send("/api/auth/user")).json()).toMatchObject({
      email,
      firstName: "Rui",
      lastName: "Costa",
      role: "user",
      subscriptionStatus: "trialing",
    });
    const row = await rowOf(email);
    const trial = await db
      .select()
      .from(membership)
      .where(eq(membership.userId, row?.id ?? ""))
      .get();
    expect(trial?.isTrial).toBe(true);
    const again = new Browser();
    expect((await goThrough(again, person(email))).location).toBe("/dashboard");
    expect(await db.select().from(user).where(eq(user.email, email))).toHaveLength(1);
  });

  it("joins the account of the same confirmed address", async () => {
    const { email, id } = await newMember();
    const browser = new Browser();
    await goThrough(browser, person(email));
    expect(((await (await browser.send("/api/auth/user")).json()) as { id: string }).id).toBe(id);
    const ways = await db.select({ provider: account.providerId }).from(account).where(eq(account.userId, id));
    expect(ways.map((way) => way.provider).sort()).toEqual(["club-id", "credential"]);
  });

  it("joins no account whose address nobody has confirmed, here or there", async () => {
    const unconfirmedHere = someEmail();
    await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(unconfirmedHere) });
    const { email: unconfirmedThere } = await newMember();
    const one = new Browser();
    expect((await goThrough(one, person(unconfirmedHere))).location).toMatch(/^\/sign-in\?error=account_not_linked/);
    const two = new Browser();
    const refused = await goThrough(two, person(unconfirmedThere, { email_verified: false }));
    expect(refused.location).toMatch(/^\/sign-in\?error=account_not_linked/);
    const three = new Browser();
    expect((await goThrough(three, person(someEmail(), { email_verified: false }))).location).toMatch(
      /^\/sign-in\?error=/,
    );
    expect([await isIn(one), await isIn(two), await isIn(three)]).toEqual([false, false, false]);
  });

  it.each(["false", "0", "true", {}, 1, [[]], "no", null, undefined])(
    "takes an address for confirmed by nothing but a plain yes, and not by %o",
    async (email_verified) => {
      const [known, unknown] = [await newMember(), someEmail()];
      const [one, two] = [new Browser(), new Browser()];
      const linking = await goThrough(one, person(known.email, { email_verified }));
      expect(linking.location).toMatch(/^\/sign-in\?error=account_not_linked/);
      const opening = await goThrough(two, person(unknown, { email_verified }));
      expect(opening.location).toMatch(/^\/sign-in\?error=email_not_verified/);
      expect([await isIn(one), await isIn(two)]).toEqual([false, false]);
      // What was opened unconfirmed would be the provider's account in somebody's name, once they confirm the address.
      expect(await rowOf(unknown)).toBeUndefined();
      expect(await db.$count(account, eq(account.userId, known.id))).toBe(1);
    },
  );

  it("takes the text of a yes from a provider whose setting says so, and no other text", async () => {
    const [yes, no] = [new Browser(), new Browser()];
    const at = "club-text";
    expect((await goThrough(yes, person(someEmail(), { email_verified: "true" }), { at })).location).toBe("/dashboard");
    const refused = await goThrough(no, person(someEmail(), { email_verified: "false" }), { at });
    expect(refused.location).toMatch(/^\/sign-in\?error=email_not_verified/);
    expect([await isIn(yes), await isIn(no)]).toEqual([true, false]);
  });

  it("ends mailed links when the provider becomes another way in", async () => {
    const { email } = await newMember();
    await new Browser().send("/api/auth/sign-in/magic-link", { body: { email } });
    const token = (await lastMail(email)).link.searchParams.get("token");
    await goThrough(new Browser(), person(email));
    const late = await new Browser().send("/api/auth/sign-in/magic-link/verify", { body: { token } });
    expect(late.status).toBe(422);
  });

  it("takes no state on the way back from another provider than it was made for", async () => {
    const [browser, email] = [new Browser(), someEmail()];
    const { url } = (await (await start(browser)).json()) as { url: string };
    const back = provider.agree(url, person(email));
    const mixed = await browser.send(back.replace("/club-id", "/club-text"), { settings });
    expect(mixed.headers.get("location")).toMatch(/\/sign-in\?error=state_mismatch$/);
    const again = await browser.send(back, { settings });
    expect(again.headers.get("location")).toMatch(/\/sign-in\?error=state_mismatch/);
    expect([await isIn(browser), await rowOf(email)]).toEqual([false, undefined]);
  });

  it("refuses a token that is for somebody else, from somebody else, or for another attempt", async () => {
    for (const overrides of [
      { aud: "other-client" },
      { iss: "https://evil.example" },
      { nonce: "another" },
      { exp: 1 },
    ]) {
      const [browser, email] = [new Browser(), someEmail()];
      const refused = await goThrough(browser, person(email), { overrides });
      expect(refused.location).toMatch(/^\/sign-in\?error=/);
      expect(await isIn(browser)).toBe(false);
      expect(await rowOf(email)).toBeUndefined();
    }
  });

  it("takes the way back once, and only in the browser that left", async () => {
    const [browser, victim, email] = [new Browser(), new Browser(), someEmail()];
    const { url } = (await (await start(browser)).json()) as { url: string };
    const stolen = await victim.send(provider.agree(url, person(email)), { settings });
    expect(stolen.headers.get("location")).toMatch(/\/sign-in\?error=/);
    expect(await isIn(victim)).toBe(false);
    const { back } = await goThrough(browser, person(email));
    expect(await isIn(browser)).toBe(true);
    const replayed = await new Browser().send(back, { settings });
    expect(replayed.headers.get("location")).toMatch(/\/sign-in\?error=/);
  });

  it("goes to no other site and to no provider that is not offered", async () => {
    const browser = new Browser();
    const done = await goThrough(browser, person(someEmail()), { returnTo: "//evil.example" });
    expect([done.origin, done.location]).toEqual([ORIGIN, "/dashboard"]);
    const unknown = await browser.send("/api/auth/sign-in/social", { body: { provider: "github" }, settings });
    expect([unknown.status, (await errorOf(unknown)).code]).toEqual([404, "PROVIDER_NOT_FOUND"]);
    const listed = await browser.send("/api/auth/methods", { settings });
    expect(await listed.json()).toMatchObject({
      providers: [
        { id: "club-id", name: "Club ID" },
        { id: "club-text", name: "Club Text" },
      ],
    });
  });
});
