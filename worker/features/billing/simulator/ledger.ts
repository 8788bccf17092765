import type { BalanceTransaction } from "./objects";
import { emitEvent, newId, type World } from "./world";

const DISPUTE_FEE = 1500;

/** Returns the provider's fee for a domestic card payment, in cents. */
export const feeOf = (cents: number) => Math.round(cents * 0.029) + 30;

/** Adds a movement to the provider's ledger. */
export function addToLedger(
  world: World,
  type: BalanceTransaction["type"],
  amount: number,
  fee: number,
  now: number,
): BalanceTransaction {
  const id = newId(world, "txn");
  const made = { id, object: "balance_transaction", type, amount, fee, net: amount - fee, currency: "usd" } as const;
  world.balanceTransactions[id] = { ...made, created: now };
  return { ...made, created: now };
}

/** Opens a dispute: the bank has taken a payment back at its customer's request. */
export function openDispute(world: World, chargeId: string, now: number): string {
  const charge = world.charges[chargeId];
  if (!charge) throw new Error(`${chargeId} is no charge`);
  charge.disputed = true;
  const id = newId(world, "dp");
  world.disputes[id] = {
    id,
    object: "dispute",
    amount: charge.amount,
    currency: "usd",
    created: now,
    status: "needs_response",
    charge: chargeId,
    balance_transactions: [addToLedger(world, "adjustment", -charge.amount, DISPUTE_FEE, now)],
  };
  emitEvent(world, now, "charge.dispute.created", world.disputes[id]);
  return id;
}

/** Closes a dispute: if won, the amount and fee come back. */
export function closeDispute(world: World, id: string, status: "won" | "lost", now: number): void {
  const dispute = world.disputes[id];
  if (!dispute) throw new Error(`${id} is no dispute`);
  dispute.status = status;
  if (status === "won") {
    dispute.balance_transactions?.push(addToLedger(world, "adjustment", dispute.amount, -DISPUTE_FEE, now));
  }
  emitEvent(world, now, "charge.dispute.closed", dispute);
}
