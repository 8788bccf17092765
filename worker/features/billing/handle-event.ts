import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { billingAccount } from "../../db/billing";
import { firstRun } from "../../db/first-run";
import { call, type Payments } from "../../platform/stripe/client";
import { type Account, isLocalGrant } from "./account";
import { attachCard } from "./attach-card";
import { syncBooks } from "./books/sync-books";
import { mailRefunds } from "./mail-refund";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

const SYNCED = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "customer.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.finalization_failed",
  "invoice.voided",
  "setup_intent.succeeded",
  "payment_method.automatically_updated",
];

/** Types of events that affect the books. */
const BOOKED = /^(invoice|charge|refund)\./;

const CLOSED_DISPUTES: string[] = ["won", "lost", "warning_closed", "prevented"];

type Hint = { id?: unknown; customer?: unknown; charge?: unknown };

/** Looks up the event's object and syncs it. Returns false if the event does not concern the product. */
export async function handleEvent(
  scope: Scope,
  pay: Payments,
  { type, data }: Pick<Stripe.Event, "type" | "data">,
): Promise<boolean> {
  const hint = (data?.object ?? {}) as Hint;
  const id = typeof hint.id === "string" ? hint.id : "";
  if (type.startsWith("charge.dispute.")) return disputed(scope, pay, id);
  if (type.startsWith("refund.")) return refunded(scope, pay, nameOf(hint.charge));
  if (type === "charge.refunded") return refunded(scope, pay, id);
  const customer = type === "customer.deleted" ? id : nameOf(hint.customer);
  if (type === "customer.deleted") await noteArrival(scope, id);
  const account = await accountOfCustomer(scope, customer);
  if (account && isLocalGrant(pay.mode, account)) return false;
  const isSynced = account !== undefined && SYNCED.includes(type);
  if (isSynced) {
    if (type === "setup_intent.succeeded" && !(await attachCard(scope, pay, account, id, "event"))) return false;
    await syncMember(scope, pay, account.userId);
  }
  // A former member is no longer synced, but still in the books.
  const isBooked = BOOKED.test(type) && (await syncBooks(scope, pay, customer));
  return isSynced || isBooked;
}

/** Records the arrival of the event triggered by the setup guide. */
const noteArrival = ({ db, now }: Scope, customerId: string) =>
  db.update(firstRun).set({ webhookArrivedAt: now }).where(eq(firstRun.webhookCustomer, customerId));

const nameOf = (customer: unknown): string => {
  if (typeof customer === "string") return customer;
  const id = typeof customer === "object" && customer !== null && "id" in customer ? customer.id : "";
  return typeof id === "string" ? id : "";
};

function accountOfCustomer({ db }: Scope, customerId: string): Promise<Account | undefined> | undefined {
  if (!customerId) return undefined;
  return db.select().from(billingAccount).where(eq(billingAccount.customerId, customerId)).get();
}

/** Refunded time cannot be restored; the subscription itself stays. */
async function refunded(scope: Scope, pay: Payments, chargeId: string): Promise<boolean> {
  if (!chargeId) return false;
  const { db, now } = scope;
  const charge = await call("charge", () => pay.stripe.charges.retrieve(chargeId));
  const account = await accountOfCustomer(scope, nameOf(charge.customer));
  if (account && isLocalGrant(pay.mode, account)) return false;
  if (account) {
    await mailRefunds(scope, pay, account.userId, charge);
    if (charge.refunded) {
      await db.update(billingAccount).set({ refundedAt: now }).where(eq(billingAccount.userId, account.userId));
    }
    await syncMember(scope, pay, account.userId);
  }
  return (await syncBooks(scope, pay, nameOf(charge.customer))) || account !== undefined;
}

async function disputed(scope: Scope, pay: Payments, disputeId: string): Promise<boolean> {
  const dispute = await call("dispute", () => pay.stripe.disputes.retrieve(disputeId, { expand: ["charge"] }));
  const charge = typeof dispute.charge === "object" ? dispute.charge : null;
  const customer = nameOf(charge?.customer);
  const account = await accountOfCustomer(scope, customer);
  if (account) {
    // Reads the dispute's state: its two events may arrive in any order.
    const disputedAt = CLOSED_DISPUTES.includes(dispute.status) ? null : scope.now;
    await scope.db.update(billingAccount).set({ disputedAt }).where(eq(billingAccount.userId, account.userId));
  }
  return (await syncBooks(scope, pay, customer)) || account !== undefined;
}
