import { eq, getTableColumns, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { FoundLook } from "../../../contract/found-subscriptions";
import { user } from "../../../db/account";
import { billingAccount } from "../../../db/billing";
import { foundLook, foundSubscription } from "../../../db/found-subscriptions";
import { insertFrom } from "../../../db/insert-from";
import { call, type Payments, stripeError } from "../../../platform/stripe/client";
import { audit } from "../../../write/audit";
import { type Write, writing } from "../../../write/writing";
import { idOf } from "../mirror";
import { payments } from "../payments";
import { planPrices } from "../plan-prices";
import { withProviderErrors } from "../refusals";
import type { MemberScope } from "../scope";
import { addressOf, type Fitting, isOwn, JUDGED, judge } from "./judge-found";

const AT_ONCE = 100;
const TWO = "There are two on this address. Attach the one that stays, and end the other at the provider.";

type Look = typeof foundLook.$inferSelect;

/** Returns the progress of the search, and the counts by state. */
export async function readLook({ db }: Pick<MemberScope, "db">): Promise<FoundLook> {
  const [look, rows] = await Promise.all([
    db.select().from(foundLook).get(),
    db
      .select({ state: foundSubscription.state, many: sql<number>`count(*)` })
      .from(foundSubscription)
      .groupBy(foundSubscription.state),
  ]);
  const counts = { ready: 0, decide: 0, left: 0, attached: 0 };
  for (const { state, many } of rows) counts[state] = many;
  return {
    startedAt: look?.startedAt.toISOString() ?? null,
    finishedAt: look?.finishedAt?.toISOString() ?? null,
    seen: look?.seen ?? 0,
    counts,
  };
}

/** Searches the next page of subscriptions at the provider, resuming an unfinished search. Only reads there. */
export async function lookOn(scope: MemberScope): Promise<FoundLook> {
  const pay = await payments(scope);
  const last = await scope.db.select().from(foundLook).get();
  const fresh: Look = { id: 1, cursor: null, seen: 0, startedAt: scope.now, finishedAt: null };
  const look = last && !last.finishedAt ? last : fresh;
  await withProviderErrors(async () => {
    const page = await pageAfter(pay, look.cursor).catch((error: unknown) => {
      // The last subscription of the previous page is gone: the search starts over.
      if (look.cursor && stripeError(error)?.code === "resource_missing") return null;
      throw error;
    });
    if (page) await storePage(scope, look, page);
    else await scope.db.delete(foundLook);
  });
  return readLook(scope);
}

const pageAfter = (pay: Payments, cursor: string | null) =>
  call("list", () =>
    pay.stripe.subscriptions.list({
      limit: AT_ONCE,
      ...(cursor ? { starting_after: cursor } : {}),
      expand: JUDGED.map((path) => `data.${path}`),
    }),
  );

async function storePage(scope: MemberScope, look: Look, page: Stripe.ApiList<Stripe.Subscription>): Promise<void> {
  const { db, now } = scope;
  const last = page.data.at(-1);
  const isOver = !page.has_more || !last;
  const found = await judgeAll(scope, page.data);
  const next: Look = {
    ...look,
    cursor: isOver ? null : last.id,
    seen: look.seen + page.data.length,
    finishedAt: isOver ? now : null,
  };
  const write = writing(scope);
  writeFound(write, found);
  write.add(db.insert(foundLook).values(next).onConflictDoUpdate({ target: foundLook.id, set: next }));
  if (isOver) {
    audit(write, "subscription.look", "found_subscription:all", { seen: next.seen });
    const isStale = sql`state <> 'attached' and seen_at < ${look.startedAt.getTime()}`;
    write.add(db.delete(foundSubscription).where(isStale));
    write.add(
      db
        .update(foundSubscription)
        .set({ state: "decide", reason: TWO })
        .where(
          sql`state = 'ready' and email in (select email from found_subscription where state <> 'left' group by email having count(*) > 1)`,
        ),
    );
  }
  await write.commit();
}

type Judged = ReturnType<typeof judge>;

/** Returns all subscriptions that the product did not create, judged with their matching members. */
export async function judgeAll(scope: MemberScope, all: Stripe.Subscription[]): Promise<Judged[]> {
  const foreign = all.filter((each) => !isOwn(each));
  const customers = foreign.map(({ customer }) => idOf(customer));
  const emails = foreign.map(addressOf).filter((email) => email !== null);
  const jsonList = (values: unknown[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
  const [people, known, prices] = await Promise.all([
    matchingMembers(scope).where(sql`${user.email} in ${jsonList(emails)}`),
    matchingMembers(scope).where(sql`${billingAccount.customerId} in ${jsonList(customers)}`),
    planPrices(scope),
  ]);
  return foreign.flatMap((each) => {
    const customer = idOf(each.customer);
    const person: Fitting | undefined =
      known.find(({ customerId }) => customerId === customer) ?? people.find(({ email }) => email === addressOf(each));
    // A subscription that is somebody's membership already is skipped.
    return person?.subscriptionId === each.id ? [] : judge(each, person ?? null, prices);
  });
}

const matchingMembers = ({ db }: MemberScope) =>
  db
    .select({
      id: user.id,
      email: user.email,
      role: user.role,
      customerId: billingAccount.customerId,
      subscriptionId: billingAccount.subscriptionId,
      accountStatus: billingAccount.status,
    })
    .from(user)
    .leftJoin(billingAccount, eq(billingAccount.userId, user.id))
    .$dynamic();

/** Adds the current state of found subscriptions to a write; attached ones stay attached. */
export function writeFound(write: Write<MemberScope>, found: Judged[]): void {
  const { db, now } = write.ctx;
  if (found.length === 0) return;
  const columns = Object.entries(getTableColumns(foundSubscription));
  const values = Object.fromEntries(columns.map(([name]) => [name, sql`value ->> ${`$.${name}`}`]));
  const json = JSON.stringify(
    found.map((row) => ({
      ...row,
      renewsAt: row.renewsAt?.getTime() ?? null,
      cancelAt: row.cancelAt?.getTime() ?? null,
      seenAt: now.getTime(),
    })),
  );
  const kept = new Set(["id", "subscriptionId", "attachedAt", "before"]);
  const ofMember = new Set(["state", "reason", "userId"]);
  const set = Object.fromEntries(
    columns
      .filter(([name]) => !kept.has(name))
      .map(([name, { name: column }]) => [
        name,
        ofMember.has(name)
          ? sql.raw(`iif(found_subscription.state = 'attached', found_subscription.${column}, excluded.${column})`)
          : sql.raw(`excluded.${column}`),
      ]),
  );
  write.add(
    insertFrom(
      db,
      foundSubscription,
      values as Parameters<typeof insertFrom<typeof foundSubscription>>[2],
      sql`from json_each(${json}) where true`,
    ).onConflictDoUpdate({ target: foundSubscription.subscriptionId, set }),
  );
}
