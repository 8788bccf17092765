import type Stripe from "stripe";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import { expanded } from "./mirror";

/** Ends a subscription, brought along with its latest invoice. That is voided first: an ended one leaves it payable. */
export async function endAtProvider(pay: Payments, subscription: Stripe.Subscription): Promise<void> {
  const invoice = expanded(subscription.latest_invoice);
  if (invoice?.id && invoice.status === "open") {
    const { id } = invoice;
    await unlessDone(() => call("invoice", () => pay.stripe.invoices.voidInvoice(id)));
  }
  await unlessDone(() =>
    call("subscription", () =>
      pay.stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false }),
    ),
  );
}

// What is refused has been done already, by the webhook of another call or by an earlier one.
async function unlessDone(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const status = stripeError(error)?.statusCode;
    if (status !== 400 && status !== 404) throw error;
  }
}
