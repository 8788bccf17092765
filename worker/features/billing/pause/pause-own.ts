import { and, desc, eq, gt, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { PausesLeft, Subscription } from "../../../contract/billing";
import { PAUSE_WEEKS_MAX } from "../../../contract/billing-limits";
import { membershipPause } from "../../../db/billing";
import { insertFrom } from "../../../db/insert-from";
import { AppError } from "../../../http/app-error";
import { memberOf } from "../../../http/guards";
import { postMail } from "../../../platform/mail";
import { call, isUncertain, type Payments } from "../../../platform/stripe/client";
import { subscribed } from "../account";
import { own, shown } from "../change-own-subscription";
import { readerOf } from "../mail-what-changed";
import { pausedMail } from "../mails";
import { instant, isCancelling, isEnded } from "../mirror";
import { hasEnded } from "../refusals";
import type { MemberScope, Scope } from "../scope";
import { syncMember } from "../sync-member";

const WEEK_MS = 7 * 86_400_000;
const YEAR_MS = 365 * 86_400_000;
/** A day more than the yearly weeks, so that an immediate change of mind costs none. */
const ALLOWED_MS = PAUSE_WEEKS_MAX * WEEK_MS + 86_400_000;

type Pause = typeof membershipPause.$inferSelect;

/** Returns how many whole weeks of pauses a member has left. */
export async function readPausesLeft({ db, actor, now }: MemberScope): Promise<PausesLeft> {
  const { user } = memberOf(actor);
  const row = await db
    .select({ ms: restedMs(user.id, now) })
    .from(sql`(select 1)`)
    .get();
  const left = ALLOWED_MS - (row?.ms ?? 0);
  return { weeksLeft: Math.min(PAUSE_WEEKS_MAX, Math.max(0, Math.floor(left / WEEK_MS))) };
}

/** Milliseconds paused in the last year. A pause ended early counts its real length. */
const restedMs = (userId: string, now: Date) =>
  sql<number>`(select coalesce(sum(coalesce(p.ended_early_at, p.ends_at) - p.starts_at), 0) from membership_pause p
    where p.user_id = ${userId} and p.starts_at > ${now.getTime() - YEAR_MS})`;

/**
 * Pauses a membership: access ends until the pause is over, and the next payment is postponed by its length. Stored
 * before the provider is called, so that lost answers, retries and other tabs continue with the same pause.
 */
export const pauseOwn = (scope: MemberScope, weeks: number): Promise<Subscription> =>
  own(scope, async (pay, userId) => {
    const { subscriptionId } = await subscribed(scope, pay, userId, "pause");
    const subscription = await call("subscription", () => pay.stripe.subscriptions.retrieve(subscriptionId));
    refuseUnlessPausable(subscription);
    const pause = (await unappliedPause(scope, userId)) ?? (await storePause(scope, userId, subscription, weeks));
    await applied(scope, pause, () =>
      call("subscription", () =>
        pay.stripe.subscriptions.update(
          subscriptionId,
          {
            pause_collection: { behavior: "void", resumes_at: seconds(pause.endsAt) },
            trial_end: seconds(pause.renewsAt),
            proration_behavior: "none",
          },
          { idempotencyKey: `pause:${subscriptionId}:${pause.id}` },
        ),
      ),
    );
    const row = await syncMember(scope, pay, userId);
    const [reader] = await readerOf(scope.db, userId);
    if (reader) await postMail(scope, pausedMail({ ...reader, origin: scope.origin }, pause));
    return shown(scope, row);
  });

/** Ends a pause early: the next payment comes earlier by the rest of it. Without a pause it changes nothing. */
export const endOwnPause = (scope: MemberScope): Promise<Subscription> =>
  own(scope, async (pay, userId) => {
    const { subscriptionId } = await subscribed(scope, pay, userId, "go on with");
    const subscription = await call("subscription", () => pay.stripe.subscriptions.retrieve(subscriptionId));
    if (isEnded(subscription)) throw hasEnded();
    if (!subscription.pause_collection) return shown(scope, await syncMember(scope, pay, userId));
    const pause = await endedPause(scope, userId);
    await endAtProvider(pay, subscriptionId, pause);
    return shown(scope, await syncMember(scope, pay, userId));
  });

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

function refuseUnlessPausable(subscription: Stripe.Subscription): void {
  const refuse = (message: string) => {
    throw new AppError("conflict", message, { code: "not_pausable" });
  };
  if (isEnded(subscription)) throw hasEnded();
  if (subscription.pause_collection) refuse("Your membership rests already. End this pause before you begin another.");
  if (isCancelling(subscription)) {
    refuse("Your membership ends with its period. Reactivate it first, then pause it.");
  }
  if (subscription.status === "past_due" || subscription.status === "unpaid") {
    refuse("A payment is open. Complete it first, then pause your membership.");
  }
  if (subscription.pending_update) refuse("Your change of plan waits for its payment. Complete or withdraw it first.");
  if (subscription.status !== "active" && subscription.status !== "trialing") {
    refuse("Your membership can be paused once it is active and paid.");
  }
}

/** Returns a stored pause that the provider has not been told of: an earlier call was interrupted. */
const unappliedPause = ({ db, now }: Scope, userId: string): Promise<Pause | undefined> =>
  db
    .select()
    .from(membershipPause)
    .where(and(eq(membershipPause.userId, userId), gt(membershipPause.endsAt, now), sql`ended_early_at is null`))
    .orderBy(desc(membershipPause.id))
    .get();

/** Stores a pause if the year has room for it, in one statement, so that concurrent calls cannot both succeed. */
async function storePause(
  scope: Scope,
  userId: string,
  subscription: Stripe.Subscription,
  weeks: number,
): Promise<Pause> {
  const { db, now } = scope;
  const ms = weeks * WEEK_MS;
  const end = instant(Math.max(...subscription.items.data.map((item) => item.current_period_end)));
  if (end <= now) throw new AppError("conflict", "Your membership is just being renewed. Try again in a moment.");
  const open = sql`exists (select 1 from membership_pause p where p.user_id = ${userId} and p.ends_at > ${now.getTime()}
    and p.ended_early_at is null)`;
  const [made] = await insertFrom(
    db,
    membershipPause,
    {
      id: sql`null`,
      userId,
      startsAt: now,
      endsAt: new Date(now.getTime() + ms),
      renewsAt: new Date(end.getTime() + ms),
    },
    sql`where ${restedMs(userId, now)} + ${ms} <= ${ALLOWED_MS} and not ${open}`,
  ).returning();
  const pause = made ?? (await unappliedPause(scope, userId));
  if (pause) return pause;
  throw new AppError(
    "conflict",
    `A year has ${PAUSE_WEEKS_MAX} weeks of pauses, and you do not have that many left. Choose fewer weeks.`,
    { code: "no_pause_left" },
  );
}

/** Applies a pause at the provider; deletes it after a final refusal. */
async function applied(scope: Scope, { id }: Pause, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!isUncertain(error)) await scope.db.delete(membershipPause).where(eq(membershipPause.id, id));
    throw error;
  }
}

/** Returns the running pause with its early end, the first one requested; undefined for one of the provider's. */
async function endedPause({ db, now }: Scope, userId: string): Promise<Pause | undefined> {
  const last = await db
    .select()
    .from(membershipPause)
    .where(and(eq(membershipPause.userId, userId), gt(membershipPause.endsAt, now)))
    .orderBy(desc(membershipPause.id))
    .get();
  if (!last || last.endedEarlyAt) return last;
  const left = last.endsAt.getTime() - now.getTime();
  const [ended] = await db
    .update(membershipPause)
    .set({ endedEarlyAt: now, renewsAt: new Date(last.renewsAt.getTime() - left) })
    .where(and(eq(membershipPause.id, last.id), sql`ended_early_at is null`))
    .returning();
  return ended ?? (await db.select().from(membershipPause).where(eq(membershipPause.id, last.id)).get());
}

async function endAtProvider(pay: Payments, subscriptionId: string, pause: Pause | undefined): Promise<void> {
  const moved = pause ? { trial_end: seconds(pause.renewsAt), proration_behavior: "none" as const } : {};
  await call("subscription", () =>
    pay.stripe.subscriptions.update(
      subscriptionId,
      { pause_collection: "", ...moved },
      pause ? { idempotencyKey: `pause-end:${subscriptionId}:${pause.id}` } : {},
    ),
  );
}
