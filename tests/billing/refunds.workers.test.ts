import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { invoiceSchema, type TerminationPreview, terminationPreviewSchema } from "../../worker/contract/billing";
import { auditLog } from "../../worker/db/account";
import { emailOutbox } from "../../worker/db/outbox";
import { addCoupon } from "../../worker/features/billing/simulator/world";
import { db, Person } from "../workers/club";
import { asAdmin, deliver, mailsOf, openProvider, send, type subscribe, subscribed } from "../workers/paid-club";

const provider = openProvider();
let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const of = (person: Person) => `/api/admin/users/${person.id}/subscription`;
const seconds = () => Math.floor(Date.now() / 1000);

async function member(asked: Parameters<typeof subscribe>[1] = {}): Promise<Person> {
  const person = await Person.join();
  await subscribed(provider, person, asked);
  return person;
}

async function preview(person: Person): Promise<TerminationPreview> {
  const answer = await send(admin, "GET", `${of(person)}/refund`);
  expect(answer.status).toBe(200);
  return terminationPreviewSchema.strict().parse(await answer.json());
}

const end = (person: Person, refund: string, credit = "keep") =>
  asAdmin(admin, "DELETE", `${of(person)}?refund=${refund}&credit=${credit}`);

const only = (person: Person) => {
  const [subscription] = provider.subscriptionsOf(person);
  if (!subscription) throw new Error("no subscription");
  return subscription;
};

const chargesOf = (person: Person) =>
  Object.values(provider.world.charges).filter(({ customer }) =>
    provider.customersOf(person).some(({ id }) => id === customer),
  );
const balanceOf = (person: Person) => provider.customersOf(person)[0]?.balance;

/** As the dashboard does it. */
function refundThere(person: Person, amount: number): void {
  const [charge] = chargesOf(person);
  if (!charge) throw new Error("no charge");
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}

describe("ending pro rata", () => {
  it("pays nothing of a month that was used, when the next one was never paid", async () => {
    const person = await member();
    provider.world.renewals[only(person).id] = "decline";
    const [item] = only(person).items.data;
    provider.pass(((item?.current_period_end ?? 0) - seconds()) / 86_400 + 3);
    expect(only(person).status).toBe("past_due");
    expect(await preview(person)).toMatchObject({ prorata: 0, last: 3000 });
    expect(await end(person, "prorata")).toMatchObject({ http: 200, refunded: 0 });
  });

  it("pays the unused month after a year was switched, not the year; its credit is kept or goes back", async () => {
    for (const credit of ["keep", "refund"]) {
      const person = await member({ plan: "annual" });
      provider.pass(182);
      expect((await send(person, "POST", "/api/subscription/plan", { plan: "monthly" })).status).toBe(200);
      const left = -(balanceOf(person) ?? 0);
      expect(left).toBeGreaterThan(11_900);
      expect(left).toBeLessThan(12_200);
      const shown = await preview(person);
      expect(shown).toMatchObject({ prorata: 3000, credit: left });
      expect(shown.creditRefundable).toEqual({ none: left, last: 0, prorata: left });
      const back = 3000 + (credit === "refund" ? left : 0);
      expect(await end(person, "prorata", credit)).toMatchObject({ http: 200, refunded: back });
      expect(balanceOf(person)).toBe(credit === "refund" ? 0 : -left);
      // Asked again, nothing more goes back.
      expect(await end(person, "prorata", credit)).toMatchObject({ http: 200, refunded: 0 });
      expect(chargesOf(person).map(({ amount_refunded }) => amount_refunded)).toEqual([back]);
    }
  });

  it("pays what was confirmed although it has fallen by a little since, and what is left where it is another", async () => {
    const ended = async (shownOf: (prorata: number) => number) => {
      const person = await member();
      provider.pass(10);
      const { prorata } = await preview(person);
      const query = `refund=prorata&shown=${shownOf(prorata)}`;
      const answer = await asAdmin(admin, "DELETE", `${of(person)}?${query}`);
      // Asked again, nothing more goes back.
      expect(await asAdmin(admin, "DELETE", `${of(person)}?${query}`)).toMatchObject({ http: 200, refunded: 0 });
      return Number(answer.refunded) - prorata;
    };
    expect(await ended((prorata) => prorata + 2)).toBe(2);
    for (const wrong of [0, -500, 500, 100_000]) {
      expect(Math.abs(await ended((prorata) => Math.max(0, prorata + wrong)))).toBeLessThanOrEqual(1);
    }
    expect((await send(admin, "DELETE", `${of(admin)}?refund=prorata&shown=all`)).status).toBe(400);
  });

  it.each<[string, (person: Person) => void]>([
    [
      "a coupon",
      (person) => {
        const promotion = addCoupon(provider.world, {
          code: `GIFT${person.id}`,
          name: "Gift",
          percent_off: 100,
          duration: "once",
        });
        const id = `di_${person.id}`;
        provider.world.discounts[id] = {
          id,
          object: "discount",
          customer: only(person).customer,
          subscription: only(person).id,
          start: seconds(),
          end: null,
          promotion_code: promotion.id,
          source: { type: "coupon", coupon: promotion.promotion.coupon },
        };
        only(person).discounts.push(id);
      },
    ],
    [
      "credit that was granted",
      (person) => {
        const [customer] = provider.customersOf(person);
        if (customer) customer.balance = -3000;
      },
    ],
  ])("pays nothing of a month that was free by %s", async (_, give) => {
    const person = await member();
    give(person);
    provider.pass(33);
    expect(only(person).status).toBe("active");
    expect(provider.paidBy(person)).toEqual([3000]);
    expect(await preview(person)).toMatchObject({ prorata: 0 });
    expect(await end(person, "prorata")).toMatchObject({ http: 200, refunded: 0 });
  });

  it("is less what has gone back before", async () => {
    const person = await member();
    refundThere(person, 1000);
    expect(await preview(person)).toMatchObject({ prorata: 2000, last: 2000, refundedBefore: 1000 });
    expect(await end(person, "last")).toMatchObject({ http: 200, refunded: 2000 });
  });

  it("gives back the discounted price, and no more than was paid after a switch", async () => {
    const discounted = await member({ couponCode: "OSS20" });
    expect(await end(discounted, "prorata")).toMatchObject({ refunded: 2400 });
    const switched = await member();
    provider.pass(15);
    await send(switched, "POST", "/api/subscription/plan", { plan: "annual" });
    const [, paid] = provider.paidBy(switched);
    expect(await preview(switched)).toMatchObject({ last: paid, prorata: paid });
  });
});

describe("a refund", () => {
  it("is not made again a day after the end, when the provider has forgotten its key", async () => {
    const person = await member();
    provider.pass(10);
    const first = await end(person, "prorata");
    expect(first.refunded).toBeGreaterThan(1900);
    provider.pass(1.1);
    expect(await end(person, "prorata")).toMatchObject({ http: 200, refunded: 0 });
    expect(chargesOf(person)[0]?.amount_refunded).toBe(first.refunded);
  });

  it("by two admins at once is one, with one row in the log and one mail", async () => {
    const person = await member();
    const other = await Person.admin();
    const answers = await Promise.all([admin, other].map((who) => asAdmin(who, "DELETE", `${of(person)}?refund=last`)));
    expect(answers.map(({ http }) => http)).toEqual([200, 200]);
    expect(chargesOf(person)[0]?.amount_refunded).toBe(3000);
    const log = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${person.id}`));
    expect(log.filter(({ action }) => action.endsWith(".refunded"))).toHaveLength(1);
    expect((await mailsOf(person)).filter((kind) => kind === "refund")).toHaveLength(1);
  });

  it("stands beside its invoice in both histories", async () => {
    const person = await member();
    refundThere(person, 1200);
    for (const [who, path] of [
      [person, "/api/subscription/invoices"],
      [admin, `/api/admin/users/${person.id}/invoices`],
    ] as const) {
      const invoices = invoiceSchema.array().parse(await (await send(who, "GET", path)).json());
      expect(invoices).toMatchObject([{ amountPaid: 3000, amountRefunded: 1200 }]);
    }
  });

  it("of the provider's dashboard is mailed to the member, once", async () => {
    const person = await member();
    const [charge] = chargesOf(person);
    refundThere(person, 1200);
    const id = `re_${person.id}`;
    provider.world.refunds[id] = {
      id,
      object: "refund",
      amount: 1200,
      currency: "usd",
      created: seconds(),
      status: "succeeded",
      charge: charge?.id ?? "",
      payment_intent: charge?.payment_intent ?? "",
    };
    const object = { id: charge?.id, object: "charge", customer: charge?.customer };
    for (const event of ["a", "b"]) {
      await deliver({ id: `evt_${event}${person.id}`, type: "charge.refunded", livemode: false, data: { object } });
    }
    expect((await mailsOf(person)).filter((kind) => kind === "refund")).toHaveLength(1);
    const mail = await db
      .select({ text: emailOutbox.text })
      .from(emailOutbox)
      .where(eq(emailOutbox.onceKey, `refund:${id}`))
      .get();
    expect(mail?.text).toMatch(/refunded \$12\.00 of the \$30\.00 that you paid on/);
    const invoices = await send(person, "GET", "/api/subscription/invoices");
    const at = new Date((provider.world.refunds[id]?.created ?? 0) * 1000).toISOString();
    expect(await invoices.json()).toMatchObject([{ amountRefunded: 1200, refunds: [{ at, cents: 1200 }] }]);
  });

  it("of credit that broke off half way is finished and not repeated", async () => {
    const person = await member({ plan: "annual" });
    provider.pass(182);
    await send(person, "POST", "/api/subscription/plan", { plan: "monthly" });
    const left = -(balanceOf(person) ?? 0);
    provider.fail("500", ({ path }) => path.endsWith("/balance_transactions"), 3);
    expect((await end(person, "prorata", "refund")).http).toBe(503);
    provider.recover();
    provider.pass(1.1);
    expect(await end(person, "prorata", "refund")).toMatchObject({ http: 200, refunded: 0 });
    expect(balanceOf(person)).toBe(0);
    expect(chargesOf(person)[0]?.amount_refunded).toBe(3000 + left);
  });
});
