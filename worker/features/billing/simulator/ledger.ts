import type { BalanceTransaction } from "./objects";
import { emitEvent, newId, type World } from "./world";

const DISPUTE_FEE = 1500;

/** What the provider keeps of a payment, as it does of cards of its own country. */
export const feeOf = (cents: number) => Math.round(cents * 0.029) + 30;

/** Money that has come or gone, in the provider's own ledger. */
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

/** The bank has taken a payment back on its customer's word. */
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

/** The bank has decided: what was taken comes back, with the fee, or stays away. */
export function closeDispute(world: World, id: string, status: "won" | "lost", now: number): void {
  const dispute = world.disputes[id];
  if (!dispute) throw new Error(`${id} is no dispute`);
  dispute.status = status;
  if (status === "won") {
    dispute.balance_transactions?.push(addToLedger(world, "adjustment", dispute.amount, -DISPUTE_FEE, now));
  }
  emitEvent(world, now, "charge.dispute.closed", dispute);
}
