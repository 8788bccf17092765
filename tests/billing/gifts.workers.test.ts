import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  type GiftInput,
  type GiftLink,
  giftGuestSchema,
  giftLinkSchema,
  giftSchema,
  ownGiftSchema,
} from "../../worker/contract/gifts";
import { auditLog, user } from "../../worker/db/account";
import { membership, trialClaim } from "../../worker/db/billing";
import { bookCustomer } from "../../worker/db/books";
import { giftGuest, giftLink } from "../../worker/db/gifts";
import { db, Person } from "../workers/club";
import { deliver, openProvider, send, statusOf, subscribe, subscribed, subscriptionOf } from "../workers/paid-club";

const provider = openProvider();
let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function answerOf<S extends z.ZodType>(schema: S, answer: Response): Promise<z.infer<S>> {
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBeLessThan(300);
  return schema.parse(body);
}
const words = async (answer: Response) => [answer.status, ((await answer.json()) as { message: string }).message];

const linkOf = async (more: Partial<GiftInput> = {}): Promise<GiftLink> =>
  answerOf(
    giftLinkSchema.strict(),
    await send(admin, "POST", "/api/admin/gifts", { label: "Open mat", uses: 3, until: day(20), ...more }),
  );
const look = async (person: Person, code: string) =>
  answerOf(giftSchema.strict(), await send(person, "GET", `/api/gifts/${code}`));
const rowOf = async (id: number) => {
  const rows = await answerOf(giftLinkSchema.strict().array(), await send(admin, "GET", "/api/admin/gifts?limit=100"));
  return rows.find((row) => row.id === id);
};
const guestsOf = async (id: number) =>
  answerOf(giftGuestSchema.strict().array(), await send(admin, "GET", `/api/admin/gifts/${id}/guests`));
const ownGift = async (person: Person) =>
  answerOf(ownGiftSchema.strict(), await send(person, "GET", "/api/subscription/gift"));
const give = (person: Person) => send(person, "POST", "/api/subscription/gift");
const allow = (membersMayGive: boolean) => send(admin, "PUT", "/api/admin/gift-settings", { membersMayGive });

/** Somebody who has just signed up, whose mailbox has its trial. */
async function newcomer(): Promise<Person> {
  const person = await Person.join({ membership: { status: "trialing", startedDaysAgo: 0, endsInDays: 7 } });
  await db
    .insert(trialClaim)
    .values({ emailKey: `${person.id}@example.com`, userId: person.id, startedAt: new Date() });
  return person;
}
const takeWith = (person: Person, couponCode: string, plan: "monthly" | "annual" = "monthly") =>
  subscribe(person, { couponCode, plan });

async function hearOf(person: Person): Promise<void> {
  for (const event of provider.eventsOf(person)) await deliver(event);
}

describe("a link of the club", () => {
  it("gives a month to somebody new, who then pays what everybody pays, and the coach sees both", async () => {
    const link = await linkOf();
    expect(link).toMatchObject({ state: "open", came: 0, paid: 0, giver: null });
    const guest = await newcomer();
    expect(await look(Person.visitor, link.code)).toMatchObject({ standing: "visitor", giver: null, thenCents: 3000 });
    expect(await look(guest, link.code.toLowerCase())).toMatchObject({ standing: "new", state: "open" });
    expect(await takeWith(guest, link.code)).toMatchObject({ http: 200, amountDue: 0 });
    expect([await statusOf(guest), provider.paidBy(guest)]).toEqual(["active", []]);
    const { freeUntil } = await look(guest, link.code);
    const { currentPeriodEnd } = (await subscriptionOf(guest)) ?? {};
    expect(Math.abs(Date.parse(freeUntil) - Date.parse(currentPeriodEnd ?? ""))).toBeLessThan(10_000);
    expect(await look(guest, link.code)).toMatchObject({ standing: "begun" });
    expect(await rowOf(link.id)).toMatchObject({ came: 1, paid: 0 });
    expect(await guestsOf(link.id)).toMatchObject([{ member: { id: guest.id }, state: "free" }]);

    const { clientSecret } = await takeWith(guest, link.code);
    provider.confirm(clientSecret, "4242424242424242");
    await hearOf(guest);
    provider.pass(32);
    await hearOf(guest);
    expect(provider.paidBy(guest)).toEqual([3000]);
    expect(await rowOf(link.id)).toMatchObject({ came: 1, paid: 1 });
    expect(await guestsOf(link.id)).toMatchObject([{ state: "paying" }]);
    const actions = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `gift:${link.id}`));
    expect(actions.map(({ action }) => action).sort()).toEqual(["gift.make", "gift.take"]);
  });

  it("makes the provider's code for new customers only, of so many uses, and its coupon once", async () => {
    const link = await linkOf({ uses: 2 });
    await linkOf();
    const promotion = Object.values(provider.world.promotionCodes).find(({ code }) => code === link.code);
    expect(promotion).toMatchObject({
      max_redemptions: 2,
      expires_at: Math.floor(Date.parse(link.until) / 1000),
      promotion: { type: "coupon", coupon: "month_free" },
      restrictions: { first_time_transaction: true },
    });
    expect(provider.world.coupons.month_free).toMatchObject({ percent_off: 100, duration: "once" });
    const made = provider.calls.filter(({ method, path }) => method === "POST" && path === "/v1/coupons");
    expect(made.length).toBeLessThanOrEqual(1);
  });

  it("is one, however often it is sent for under a key, and none while the provider refuses", async () => {
    const before = await db.$count(giftLink);
    provider.fail("500", ({ path }) => path === "/v1/promotion_codes", 3);
    const body = { label: "Seminar", uses: 1, until: day(3) };
    expect((await send(admin, "POST", "/api/admin/gifts", body)).status).toBe(503);
    expect(await db.$count(giftLink)).toBe(before);
    provider.recover();
    for (const wrong of [{ label: "" }, { uses: 0 }, { uses: 51 }, { until: day(-3) }, { until: day(500) }]) {
      expect((await send(admin, "POST", "/api/admin/gifts", { ...body, ...wrong })).status).toBe(422);
    }
    expect(await db.$count(giftLink)).toBe(before);
  });

  it("is said to be used, ended, run out or unknown, in words, and then opens nothing", async () => {
    const [used, ended, over] = [await linkOf({ uses: 1 }), await linkOf(), await linkOf()];
    await takeWith(await newcomer(), used.code);
    for (let twice = 0; twice < 2; twice += 1) {
      await answerOf(giftLinkSchema, await send(admin, "POST", `/api/admin/gifts/${ended.id}/end`));
    }
    await db
      .update(giftLink)
      .set({ until: new Date(Date.now() - 1000) })
      .where(eq(giftLink.id, over.id));
    const guest = await newcomer();
    for (const [link, state, message] of [
      [used, "used", /taken already/],
      [ended, "ended", /taken back/],
      [over, "expired", /run out/],
    ] as const) {
      expect(await look(guest, link.code)).toMatchObject({ state, standing: "new" });
      const refused = await takeWith(guest, link.code);
      expect([refused.http, refused.message]).toEqual([409, expect.stringMatching(message)]);
    }
    expect((await send(guest, "GET", "/api/gifts/NOSUCHCODE")).status).toBe(404);
    expect((await send(guest, "GET", "/api/gifts/%00")).status).toBe(404);
    expect(provider.subscriptionsOf(guest)).toEqual([]);
    const promotion = Object.values(provider.world.promotionCodes).find(({ code }) => code === ended.code);
    expect(promotion?.active).toBe(false);
    const ends = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `gift:${ended.id}`));
    expect(ends.map(({ action }) => action).sort()).toEqual(["gift.end", "gift.make"]);
  });

  it("can be ended while the provider does not answer: it opens nothing from then on, and the next press tells it", async () => {
    const link = await linkOf();
    provider.fail("500", ({ path }) => path.startsWith("/v1/promotion_codes/"), 3);
    expect((await send(admin, "POST", `/api/admin/gifts/${link.id}/end`)).status).toBe(503);
    expect((await takeWith(await newcomer(), link.code)).message).toMatch(/taken back/);
    expect((await send(admin, "POST", `/api/admin/gifts/${link.id}/end`)).status).toBe(200);
    expect(Object.values(provider.world.promotionCodes).find(({ code }) => code === link.code)?.active).toBe(false);
  });
});

describe("a gift is one month, once, for one person", () => {
  it("also for two tabs, a lost answer and a second press", async () => {
    const link = await linkOf({ uses: 1 });
    const guest = await newcomer();
    provider.fail("lost", ({ method, path }) => method === "POST" && path === "/v1/subscriptions", 3);
    const answers = await Promise.all([1, 2, 3].map(() => takeWith(guest, link.code)));
    expect(answers.filter(({ http }) => http !== 200 && http !== 503 && http !== 409)).toEqual([]);
    provider.recover();
    expect((await takeWith(guest, link.code)).http).toBe(200);
    expect(provider.subscriptionsOf(guest)).toHaveLength(1);
    expect(await rowOf(link.id)).toMatchObject({ came: 1, state: "used" });
  });

  it("of several at once for the last place, one gets it", async () => {
    const link = await linkOf({ uses: 1 });
    const many = await Promise.all([1, 2, 3, 4].map(() => newcomer()));
    const answers = await Promise.all(many.map((person) => takeWith(person, link.code)));
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.filter(({ message }) => /taken already/.test(message ?? ""))).toHaveLength(3);
    expect(await guestsOf(link.id)).toHaveLength(1);
  });

  it("two links give one person one month", async () => {
    const [one, other] = [await linkOf(), await linkOf()];
    const guest = await newcomer();
    const answers = await Promise.all([takeWith(guest, one.code), takeWith(guest, other.code)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    const first = (await rowOf(one.id))?.came ? other : one;
    expect(await look(guest, first.code)).toMatchObject({ standing: "taken" });
    expect((await takeWith(guest, first.code)).message).toMatch(/Everybody has one/);
    await send(guest, "POST", "/api/subscription/cancel");
    provider.pass(40);
    await subscriptionOf(guest);
    expect((await takeWith(guest, first.code)).http).toBe(409);
    expect(provider.subscriptionsOf(guest)).toHaveLength(1);
  });

  it("not for members, former ones, staff, whoever has given time, or a mailbox that was here before", async () => {
    const link = await linkOf();
    const paying = await newcomer();
    await subscribed(provider, paying);
    const given = await newcomer();
    await db
      .update(membership)
      .set({ freeUntil: new Date(Date.now() - 1) })
      .where(eq(membership.userId, given.id));
    // Under another spelling of a mailbox, or after the account was deleted, no trial is theirs.
    const again = await Person.join();
    for (const person of [paying, given, again]) {
      expect(await look(person, link.code)).toMatchObject({ standing: "known" });
      expect((await takeWith(person, link.code)).message).toMatch(/somebody who is new/);
    }
    const staff = await Person.coach();
    expect(await look(staff, link.code)).toMatchObject({ standing: "staff" });
    expect((await takeWith(staff, link.code)).http).toBe(409);
    expect(await guestsOf(link.id)).toEqual([]);
  });

  it("of the monthly plan: the annual one is said no to, and can be changed to later", async () => {
    const link = await linkOf();
    const guest = await newcomer();
    const refused = await takeWith(guest, link.code, "annual");
    expect([refused.http, refused.message]).toEqual([409, expect.stringMatching(/monthly plan/)]);
    expect(refused.message).not.toContain("coupon");
    expect(await guestsOf(link.id)).toEqual([]);
    const { clientSecret } = await takeWith(guest, link.code);
    provider.confirm(clientSecret, "4242424242424242");
    await hearOf(guest);
    expect((await send(guest, "POST", "/api/subscription/plan", { plan: "annual" })).status).toBe(200);
    expect(provider.paidBy(guest)).toEqual([30_000]);
  });

  it("the place is free again when the provider refuses its code", async () => {
    const link = await linkOf({ uses: 1 });
    const promotion = Object.values(provider.world.promotionCodes).find(({ code }) => code === link.code);
    if (!promotion) throw new Error("no promotion code");
    promotion.active = false;
    const guest = await newcomer();
    expect((await takeWith(guest, link.code)).http).toBe(400);
    expect(await guestsOf(link.id)).toEqual([]);
    promotion.active = true;
    expect((await takeWith(guest, link.code)).http).toBe(200);
  });
});

describe("a member's link", () => {
  it("is only there where the club allows it, once a month, for one friend", async () => {
    const giver = await newcomer();
    await subscribed(provider, giver);
    expect(await ownGift(giver)).toEqual({ allowed: false, link: null, came: 0 });
    expect(await words(await give(giver))).toEqual([409, expect.stringMatching(/where the club allows it/)]);
    await allow(true);
    const answers = await Promise.all([give(giver), give(giver), give(giver)]);
    const made = await Promise.all(answers.map((answer) => answerOf(ownGiftSchema.strict(), answer)));
    expect(new Set(made.map(({ link }) => link?.code)).size).toBe(1);
    expect(await db.select().from(giftLink).where(eq(giftLink.giverId, giver.id))).toHaveLength(1);
    const code = made[0]?.link?.code ?? "";
    expect(await look(Person.visitor, code)).toMatchObject({ giver: "Test", state: "open" });
    expect(await look(giver, code)).toMatchObject({ standing: "own" });
    expect((await takeWith(giver, code)).message).toMatch(/your own link/);
    const friend = await newcomer();
    expect((await takeWith(friend, code)).http).toBe(200);
    expect(await ownGift(giver)).toMatchObject({ link: { state: "used" }, came: 1 });
    expect(JSON.stringify(await ownGift(giver))).not.toContain(friend.id);
    expect((await takeWith(await newcomer(), code)).message).toMatch(/taken already/);
    await allow(false);
    expect(await ownGift(giver)).toMatchObject({ allowed: false, came: 1 });
  });

  it("is not for who is on trial, or has a month as a gift and has paid for none", async () => {
    await allow(true);
    const trial = await newcomer();
    expect((await give(trial)).status).toBe(409);
    const guest = await newcomer();
    await takeWith(guest, (await linkOf()).code);
    expect((await give(guest)).status).toBe(409);
    await db.update(membership).set({ status: "active", isTrial: false }).where(eq(membership.userId, trial.id));
    expect((await give(trial)).status).toBe(200);
  });

  it("ends with the giver's account, and who came by it stays counted without a name when theirs goes", async () => {
    await allow(true);
    const giver = await newcomer();
    await subscribed(provider, giver);
    const code = (await answerOf(ownGiftSchema, await give(giver))).link?.code ?? "";
    await db.delete(user).where(eq(user.id, giver.id));
    expect(await look(Person.visitor, code)).toMatchObject({ state: "ended", giver: null });
    const link = await linkOf({ uses: 1 });
    const guest = await newcomer();
    await takeWith(guest, link.code);
    await db.delete(user).where(eq(user.id, guest.id));
    expect(await guestsOf(link.id)).toMatchObject([{ member: null, state: "gone" }]);
    expect(await rowOf(link.id)).toMatchObject({ came: 1, state: "used" });
    expect((await db.select().from(giftGuest).where(eq(giftGuest.giftId, link.id)))[0]?.userId).toBe(null);
  });
});

it("the books of a month that was given have no money in them", async () => {
  const guest = await newcomer();
  await takeWith(guest, (await linkOf()).code);
  const own = await db.select().from(bookCustomer).where(eq(bookCustomer.userId, guest.id));
  expect([own.length, provider.paidBy(guest)]).toEqual([1, []]);
});
