import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type FirstRun, firstRunSchema } from "../../worker/contract/first-run";
import type { FIRST_RUN_STEPS } from "../../worker/contract/first-run-limits";
import type { SiteState } from "../../worker/contract/site-content";
import { auditLog } from "../../worker/db/account";
import { billingPrice } from "../../worker/db/billing";
import { firstRun } from "../../worker/db/first-run";
import { emailOutbox } from "../../worker/db/outbox";
import type { MemberScope } from "../../worker/features/billing/scope";
import { readFirstRun } from "../../worker/features/first-run/read-first-run";
import { tryPayments } from "../../worker/features/first-run/try-payments";
import { db, ORIGIN, Person } from "../workers/club";
import { deliver, openProvider, SETTINGS, send } from "../workers/paid-club";

type Step = (typeof FIRST_RUN_STEPS)[number];
type Settings = typeof SETTINGS;
const provider = openProvider();
const OWN = "/api/admin/first-run";
const NO_PRICES = { ...SETTINGS, STRIPE_PRICE_MONTHLY: undefined, STRIPE_PRICE_ANNUAL: undefined };

let admin: Person;
beforeEach(async () => {
  admin = await Person.admin();
  await db.delete(firstRun);
  await db.delete(billingPrice);
});

const read = async (answer: Response): Promise<FirstRun> => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return firstRunSchema.parse(await answer.json());
};
const standing = async (settings: Settings = SETTINGS) => read(await send(admin, "GET", OWN, undefined, settings));
const take = async (act: string, body?: unknown, settings: Settings = SETTINGS) =>
  read(await send(admin, "POST", `${OWN}/${act}`, body, settings));
/** As a deploy is asked, whose settings of sign-in the tests have not. */
const scope = (settings: Settings) => {
  const actor = { kind: "member", user: { id: admin.id } };
  const own = { ...env, APP_ENV: "production", PUBLIC_URL: undefined, ...settings };
  return { db, env: own, actor, now: new Date(), later: () => {}, origin: ORIGIN } as unknown as MemberScope;
};
const deployed = (settings: Settings) => readFirstRun(scope(settings), ORIGIN);
const told = ({ steps }: FirstRun, name: Step) =>
  (steps.find((step) => step.name === name)?.checks ?? []).map(({ state, says }) => `${state}: ${says}`);

describe("the payments of a first run", () => {
  it("are tried at the provider: keys, prices, and an event that comes back", async () => {
    expect(told(await standing(), "payments")).toEqual([
      "missing: The keys have not been tried at the provider.",
      "missing: There is no monthly and no annual price yet.",
      "missing: Whether the provider's events arrive has not been tried.",
    ]);
    const tried = await take("payments");
    expect(told(tried, "payments")).toEqual([
      "done: Stripe takes the keys. They are test keys: nobody is charged.",
      "done: Members pay $30 a month or $300 a year, as the provider says.",
      "waiting: An event was caused, and is awaited.",
    ]);
    const event = provider.world.events.findLast(({ type }) => type === "customer.deleted");
    expect(provider.world.customers[event?.data.object.id ?? ""]).toMatchObject({ deleted: true });
    expect(await deliver(event ?? {})).toBe(200);
    expect(told(await standing(), "payments")[2]).toBe("done: An event that was caused at the provider came back.");
    // What was found under other settings says nothing of these.
    const others = { ...SETTINGS, STRIPE_WEBHOOK_SECRET: "whsec_of_others" };
    expect(told(await standing(others), "payments")[2]).toMatch(/^missing: Whether/);
  });

  it("wait for an event for a minute, and then say what its endpoint has to be", async () => {
    await take("payments");
    await db.update(firstRun).set({ webhookAskedAt: new Date(Date.now() - 61_000) });
    expect(told(await standing(), "payments")[2]).toContain(
      `missing: The event that was caused has not come. Stripe's endpoint has to be ${ORIGIN}/api/stripe/webhook`,
    );
  });

  it("say in words what the provider refuses, and what of a price does not fit", async () => {
    const unknown = await take("payments", undefined, { ...SETTINGS, STRIPE_PRICE_ANNUAL: "price_of_nobody" });
    expect(told(unknown, "payments")[0]).toMatch(/^missing: Stripe refuses: No such price: 'price_of_nobody'/);
    const twice = { ...SETTINGS, STRIPE_PRICE_ANNUAL: SETTINGS.STRIPE_PRICE_MONTHLY };
    expect(told(await take("payments", undefined, twice), "payments")[0]).toBe(
      "missing: The annual price at Stripe is not one for each year.",
    );
    const of = provider.world.prices[SETTINGS.STRIPE_PRICE_MONTHLY ?? ""];
    if (!of) throw new Error("no price");
    of.active = false;
    expect(told(await take("payments"), "payments")[0]).toBe("missing: The monthly price at Stripe is archived.");
    Object.assign(of, { active: true, currency: "eur" });
    expect(told(await take("payments"), "payments")[0]).toContain("is in EUR, and the site says USD.");
    of.currency = "usd";
  });

  it("keep nothing of a try that the provider did not answer", async () => {
    provider.fail("500", ({ path }) => path.startsWith("/v1/prices"), 9);
    expect((await send(admin, "POST", `${OWN}/payments`)).status).toBe(503);
    expect(told(await standing(), "payments")[0]).toMatch(/^missing: The keys have not been tried/);
  });

  it("name what is missing of the settings, and are not tried without keys", async () => {
    const none = { ...SETTINGS, APP_ENV: "production", STRIPE_SECRET_KEY: "" };
    const off = await deployed(none);
    expect(off.hasKeys).toBe(false);
    expect(told(off, "payments")[0]).toMatch(/^missing: Nobody can pay: there are no keys\./);
    await expect(tryPayments(scope(none))).rejects.toMatchObject({
      message: expect.stringMatching(/^There are no keys/),
    });
    const mixed = { ...SETTINGS, STRIPE_PUBLISHABLE_KEY: "pk_live_of_others" };
    expect(told(await standing(mixed), "payments")[0]).toContain("different modes");
    const silent = { ...SETTINGS, STRIPE_WEBHOOK_SECRET: undefined };
    expect(told(await take("payments", undefined, silent), "payments")[2]).toBe(
      "missing: STRIPE_WEBHOOK_SECRET is not set.",
    );
  });
});

describe("the prices of a first run", () => {
  it("are found at the provider by what they cost, or made there once, and are what members pay", async () => {
    expect((await standing(NO_PRICES)).wantsPrices).toBe(true);
    const before = Object.keys(provider.world.prices).length;
    const chosen = await take("prices", { monthlyCents: 3000, annualCents: 33_300 }, NO_PRICES);
    expect(told(chosen, "payments")[1]).toBe("done: Members pay $30 a month or $333 a year, as the provider says.");
    await take("prices", { monthlyCents: 3000, annualCents: 33_300 }, NO_PRICES);
    expect(Object.keys(provider.world.prices)).toHaveLength(before + 1);
    const config = await (await send(admin, "GET", "/api/billing/config", undefined, NO_PRICES)).json();
    expect(config).toMatchObject({ prices: { monthly: 3000, annual: 33_300 } });
    const health = await (await send(admin, "GET", "/api/health", undefined, NO_PRICES)).json();
    expect(health).toMatchObject({ payments: { problem: null } });
    const acts = (await db.select().from(auditLog)).filter(({ actorId }) => actorId === admin.id);
    expect(acts.map(({ action }) => action)).toContain("first_run.prices");
    const buyer = await Person.join();
    const bought = await send(buyer, "POST", "/api/get-or-create-subscription", { plan: "annual" }, NO_PRICES);
    expect(bought.status).toBe(200);
    expect(provider.subscriptionsOf(buyer)[0]?.items.data[0]?.price.unit_amount).toBe(33_300);
  });

  it("are refused in words where they are none, or where the settings name them", async () => {
    const bad = await send(admin, "POST", `${OWN}/prices`, { monthlyCents: 0, annualCents: null }, NO_PRICES);
    expect(bad.status).toBe(422);
    expect(await bad.json()).toMatchObject({
      issues: [
        { path: "monthlyCents", message: "At least 1.00." },
        { path: "annualCents", message: "An amount." },
      ],
    });
    const named = await send(admin, "POST", `${OWN}/prices`, { monthlyCents: 3000, annualCents: 30_000 });
    expect(named.status).toBe(409);
  });
});

describe("mail and address of a first run", () => {
  it("take a test mail the way of all mail, and say what the mail service said", async () => {
    const local = await take("mail");
    expect(told(local, "address")[2]).toMatch(/^done: The test mail to \S+@example.com is in the outbox\.$/);
    const row = await db.select().from(emailOutbox).where(eq(emailOutbox.kind, "test")).orderBy(emailOutbox.createdAt);
    const { id = "" } = row.at(-1) ?? {};
    const service = { RESEND_API_KEY: "re_x", MAIL_FROM: "Ida <ida@example.com>" };
    await db
      .update(emailOutbox)
      .set({ deadAt: new Date(), lastError: "the domain is not verified" })
      .where(eq(emailOutbox.id, id));
    expect(told(await standing({ ...SETTINGS, ...service }), "address")).toEqual([
      expect.stringMatching(/^done: On this machine/),
      "done: Mail goes out through Resend, from Ida <ida@example.com>.",
      expect.stringMatching(/^missing: The test mail to \S+ was refused: the domain is not verified\.$/),
    ]);
    await db.update(emailOutbox).set({ deadAt: null, lastError: null }).where(eq(emailOutbox.id, id));
    expect(told(await standing({ ...SETTINGS, ...service }), "address")[2]).toMatch(/^waiting: /);
    await db.update(emailOutbox).set({ sentAt: new Date() }).where(eq(emailOutbox.id, id));
    expect(told(await standing({ ...SETTINGS, ...service }), "address")[2]).toMatch(/^done: The mail service took/);
    await db.delete(emailOutbox).where(eq(emailOutbox.id, id));
    expect(told(await standing(), "address")[2]).toMatch(/^missing: The last test mail is not kept/);
    const elsewhere = await deployed({ PUBLIC_URL: "https://else.example" });
    expect(told(elsewhere, "address").slice(0, 2)).toEqual([
      `missing: Mails lead to https://else.example, as PUBLIC_URL says, and you are at ${ORIGIN}. Open the desk there once.`,
      "missing: No mail goes out: RESEND_API_KEY and MAIL_FROM are not set.",
    ]);
    expect(told(await deployed({ PUBLIC_URL: ORIGIN }), "address")[0]).toMatch(/^missing: .* is not encrypted/);
    expect(told(await deployed({}), "address")[0]).toContain("missing: PUBLIC_URL is not set");
  });
});

describe("the rest of a first run", () => {
  it("is what the club has: its own words, texts that were read as they are now, and somebody who came", async () => {
    const empty = await standing();
    expect(empty).toMatchObject({ isReady: false, isAway: false });
    expect(told(empty, "week")).toEqual([expect.stringMatching(/^missing: There is no week yet/)]);
    expect(told(empty, "article")).toEqual([expect.stringMatching(/^missing: The blog is empty/)]);
    const read = await take("legal", { of: empty.legalOf });
    expect(told(read, "legal")).toEqual([
      expect.stringMatching(/^missing: The terms still say \[Registered address\] and \[Jurisdiction\]/),
      expect.stringMatching(/^done: The terms/),
    ]);
    const { since, content } = (await (await admin.get("/api/admin/site")).json()) as SiteState;
    const legal = { ...content.legal, entity: "Berg AS", address: "Storgata 1, Oslo", jurisdiction: "Norway" };
    const coach = { ...content.coach, firstName: "Ida" };
    const support = { ...content.support, email: "help@berg.test" };
    const story = { ...content.story, biography: ["Ida Berg has wrestled since she was six."] };
    const saved = await admin.put("/api/admin/site/draft", {
      since,
      content: { ...content, name: "Berg", coach, support, legal, story },
    });
    const draft = (await saved.json()) as SiteState;
    await admin.post("/api/admin/site/publish", { since: draft.since });
    const published = await standing();
    expect(told(published, "name").every((check) => check.startsWith("done"))).toBe(true);
    expect(told(published, "legal")).toEqual([
      "done: The contract is with Berg AS, Storgata 1, Oslo.",
      "missing: What the texts say of you has changed since they were confirmed. Read them again.",
    ]);
    expect((await send(admin, "POST", `${OWN}/legal`, { of: empty.legalOf })).status).toBe(409);
    await Person.member();
    expect(told(await take("legal", { of: published.legalOf }), "members")[0]).toMatch(/^done: /);
  });

  it("is put away for the first page of the desk, by admins alone", async () => {
    const today = async () => (await (await admin.get("/api/admin/desk/today")).json()) as { hasGuide: boolean };
    expect((await today()).hasGuide).toBe(true);
    expect((await take("finish")).isAway).toBe(true);
    expect((await today()).hasGuide).toBe(false);
    const acts = (await db.select().from(auditLog)).filter(({ actorId }) => actorId === admin.id);
    expect(acts.map(({ action }) => action)).toContain("first_run.finish");
    const member = await Person.member();
    expect((await send(member, "GET", OWN)).status).toBe(403);
  });
});
