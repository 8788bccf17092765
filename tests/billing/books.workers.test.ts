import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { localDate } from "../../worker/contract/calendar";
import { type MoneyIn, moneySchema } from "../../worker/contract/numbers";
import type { NumberRange } from "../../worker/contract/numbers-limits";
import { user } from "../../worker/db/account";
import { trialClaim } from "../../worker/db/billing";
import { bookCustomer, bookEntry, bookInvoice } from "../../worker/db/books";
import { reconcile } from "../../worker/features/billing/reconcile";
import { scheduledScope } from "../../worker/features/billing/scope";
import { ageBooks } from "../../worker/features/billing/simulator/age-books";
import { closeDispute, openDispute } from "../../worker/features/billing/simulator/ledger";
import type { BalanceTransaction, Event } from "../../worker/features/billing/simulator/objects";
import type { Env } from "../../worker/http/env";
import { db, Person } from "../workers/club";
import { asAdmin, CARD, deliver, openProvider, SETTINGS, send, subscribe, subscribed } from "../workers/paid-club";

const provider = openProvider();
let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const DAY_MS = 86_400_000;
const seconds = () => Math.floor(Date.now() / 1000);
const scope = () => scheduledScope({ ...env, ...SETTINGS } as Env, new Date(), () => undefined);

const money = async (range: NumberRange) =>
  moneySchema.strict().parse(await (await admin.get(`/api/admin/numbers/money?range=${range}`)).json());
const dollars = async (range: NumberRange): Promise<MoneyIn> => {
  const { currencies } = await money(range);
  const found = currencies.find(({ currency }) => currency === "usd");
  if (!found) throw new Error("no dollars in the books");
  return found;
};

/** What the provider's own ledger says of some of its rows, in the words of the page. */
function flowOf(rows: BalanceTransaction[]) {
  const sum = (type: BalanceTransaction["type"]) =>
    rows.filter((row) => row.type === type).reduce((all, { amount }) => all + amount, 0);
  const all = (field: "fee" | "net") => rows.reduce((total, row) => total + row[field], 0);
  // Zero is not minus zero to a test.
  const out = (cents: number) => (cents === 0 ? 0 : -cents);
  return {
    received: sum("charge"),
    refunded: out(sum("refund")),
    disputed: out(sum("adjustment")),
    fees: all("fee"),
    net: all("net"),
  };
}

const ledger = () => Object.values(provider.world.balanceTransactions);
const dayOf = ({ created }: { created: number }) => localDate(new Date(created * 1000), brand.timeZone);

async function expectAgreement(when: string): Promise<void> {
  for (const range of ["30d", "90d", "1y"] as const) {
    const { parts, ...whole } = await dollars(range);
    const rows = ledger().filter((row) => dayOf(row) >= (parts[0]?.from ?? ""));
    expect(whole, `${when}, ${range}`).toMatchObject(flowOf(rows));
    for (const { from, to, ...flow } of parts) {
      const own = rows.filter((row) => dayOf(row) >= from && dayOf(row) <= to);
      expect(flow, `${when}, ${from}`).toEqual(flowOf(own));
    }
  }
}

const told = new Set<string>();

/** The day's events in another order, some of them twice and some never. */
async function tell(day: number): Promise<void> {
  const fresh = provider.world.events.filter(({ id }) => !told.has(id));
  for (const { id } of fresh) told.add(id);
  if (day % 9 === 0) return;
  const order: Event[] = day % 2 === 0 ? fresh.toReversed() : fresh;
  for (const [at, event] of [...order, ...order.slice(0, 2)].entries()) {
    expect(await deliver({ ...event, livemode: false }), `${event.type} ${at}`).toBe(200);
  }
}

/** A hundred days of a club, by the day on which each of them happens. */
async function story() {
  const join = async (asked: Parameters<typeof subscribe>[1] = {}, card = CARD.good) => {
    const person = await Person.join();
    await db.insert(trialClaim).values({ emailKey: person.id, userId: person.id, startedAt: new Date() });
    if (card === CARD.good) await subscribed(provider, person, asked);
    else provider.confirm((await subscribe(person, asked)).clientSecret, card);
    return person;
  };
  const [only, disputed, lost] = [await join(), await join(), await join()];
  const [annual, pays, never] = [await join({ plan: "annual" }), await join(), await join()];
  const [refunded, leaves] = [await join(), await join({ couponCode: "OSS20" })];
  const [rests, early] = [await join(), await join({ plan: "annual" })];
  await join({ couponCode: "TENOFF" });
  await join({ couponCode: "FIRSTMONTH" }, CARD.mastercard);
  const until = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const link = await send(admin, "POST", "/api/admin/gifts", { label: "Open mat", uses: 1, until });
  await join({ couponCode: ((await link.json()) as { code: string }).code }, CARD.mastercard);
  const one = (person: Person) => {
    const [subscription] = provider.subscriptionsOf(person);
    if (!subscription) throw new Error("no subscription");
    return subscription;
  };
  const chargeOf = (person: Person) => {
    const own = provider.customersOf(person)[0]?.id;
    return Object.values(provider.world.charges).findLast((charge) => charge.paid && charge.customer === own)?.id ?? "";
  };
  let won = "";
  let gone = "";
  const days: Record<number, () => unknown> = {
    12: () => asAdmin(admin, "DELETE", `/api/admin/users/${refunded.id}/subscription?refund=prorata`),
    15: async () => {
      for (const person of [rests, early]) await send(person, "POST", "/api/subscription/pause", { weeks: 4 });
    },
    22: () => send(early, "DELETE", "/api/subscription/pause"),
    25: () => {
      for (const person of [pays, never]) provider.world.renewals[one(person).id] = "decline";
    },
    35: () => {
      won = openDispute(provider.world, chargeOf(disputed), seconds());
    },
    37: async () => provider.confirm((await subscribe(pays)).clientSecret, CARD.mastercard),
    40: () => send(annual, "POST", "/api/subscription/plan", { plan: "monthly" }),
    44: () => {
      gone = openDispute(provider.world, chargeOf(lost), seconds());
    },
    50: () => {
      provider.world.taxPercent = 8;
    },
    60: () => closeDispute(provider.world, won, "won", seconds()),
    66: () => closeDispute(provider.world, gone, "lost", seconds()),
    72: () => db.delete(user).where(eq(user.id, leaves.id)),
    80: () => asAdmin(admin, "DELETE", `/api/admin/users/${only.id}/subscription?refund=last`),
  };
  return days;
}

describe("a hundred days of books", () => {
  it("agree with the provider's ledger to the cent, by day, week and month, whatever became of its events", async () => {
    const days = await story();
    for (let day = 1; day <= 100; day += 1) {
      provider.pass(1);
      await ageBooks(db, DAY_MS);
      await days[day]?.();
      await tell(day);
      if (day % 9 === 1 || day === 100) {
        await db.update(bookCustomer).set({ syncedAt: new Date(Date.now() - 2 * DAY_MS) });
        await reconcile(scope());
      }
      if ([20, 46, 73, 100].includes(day)) await expectAgreement(`day ${day}`);
    }
    const { outstanding, failed, recovered, feesUnknown, received, refunded } = await dollars("1y");
    expect([received > 50_000, refunded > 3000, feesUnknown]).toEqual([true, true, 0]);
    const renewals = Object.values(provider.world.invoices).filter(
      (each) => each.billing_reason !== "subscription_create",
    );
    const open = renewals.filter(({ status }) => status === "open");
    expect(outstanding).toEqual({
      cents: open.reduce((sum, { amount_remaining }) => sum + amount_remaining, 0),
      invoices: open.length,
    });
    expect(outstanding.invoices).toBe(1);
    expect([failed.invoices, recovered.invoices]).toEqual([2, 1]);
    expect(renewals.filter(({ lines }) => lines.data[0]?.description === "Free time")).toHaveLength(3);
    await expectTheSameFile(received, refunded);
    delete provider.world.taxPercent;
  }, 240_000);
});

/** The fields of a line, of which some are quoted. */
const cellsOf = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell);

/** The accountant's file: a line an invoice, that adds up to what the page says. */
async function expectTheSameFile(received: number, refunded: number): Promise<void> {
  const answer = await admin.get("/api/admin/numbers/invoices.csv?range=1y");
  expect(answer.headers.get("content-disposition")).toContain('filename="invoices_1y.csv"');
  const [head = "", ...lines] = (await answer.text()).trim().split("\r\n");
  const at = (name: string) => head.replace("\uFEFF", "").split(",").indexOf(name);
  const sum = (name: string) => lines.reduce((all, line) => all + Math.round(100 * Number(cellsOf(line)[at(name)])), 0);
  expect(lines).toHaveLength(Object.keys(provider.world.invoices).length);
  expect([sum("Paid"), sum("Refunded")]).toEqual([received, refunded]);
  const taxes = Object.values(provider.world.invoices).flatMap(({ total_taxes }) => total_taxes);
  expect(sum("Tax")).toBe(taxes.reduce((all, { amount }) => all + amount, 0));
  expect(sum("Tax")).toBeGreaterThan(0);
}

describe("the books", () => {
  it("keep what a later answer has brought, and money of another currency by itself", async () => {
    const person = await Person.join();
    await subscribed(provider, person);
    const [customer] = provider.customersOf(person);
    const own = eq(bookCustomer.id, customer?.id ?? "");
    await db.update(bookCustomer).set({ syncedAt: null }).where(own);
    await reconcile(scope());
    const [entry] = await db
      .select()
      .from(bookEntry)
      .where(eq(bookEntry.customerId, customer?.id ?? ""));
    expect(entry).toMatchObject({ kind: "payment", cents: 3000, feeCents: 117, token: 1 });
    // As if a later question had been answered first.
    await db
      .update(bookEntry)
      .set({ token: 99, feeCents: 118 })
      .where(eq(bookEntry.id, entry?.id ?? ""));
    await db.update(bookCustomer).set({ syncedAt: null }).where(own);
    await reconcile(scope());
    expect(
      await db
        .select()
        .from(bookEntry)
        .where(eq(bookEntry.id, entry?.id ?? "")),
    ).toMatchObject([{ feeCents: 118, token: 99 }]);
    const before = await dollars("30d");
    const euros = {
      id: "ch_euro",
      kind: "payment",
      customerId: customer?.id ?? "",
      currency: "eur",
      cents: 5000,
    } as const;
    await db.insert(bookEntry).values({ ...euros, at: new Date(), token: 1 });
    const { currencies } = await money("30d");
    expect(currencies.map(({ currency, received, feesUnknown }) => [currency, received, feesUnknown])).toEqual([
      ["eur", 5000, 1],
      ["usd", before.received, 0],
    ]);
  });

  it("write no formula into the accountant's file, whatever a member is called", async () => {
    const person = await Person.join();
    await subscribed(provider, person);
    await db.update(user).set({ name: '=HYPERLINK("https://evil.example")' }).where(eq(user.id, person.id));
    await db.update(bookCustomer).set({ syncedAt: null }).where(eq(bookCustomer.userId, person.id));
    await reconcile(scope());
    const file = await (await admin.get("/api/admin/numbers/invoices.csv?range=30d")).text();
    expect(file).toContain("'=HYPERLINK");
    expect(await db.select().from(bookInvoice).where(eq(bookInvoice.status, "draft"))).toEqual([]);
  });
});
