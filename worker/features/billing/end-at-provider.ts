import type Stripe from "stripe";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import { expanded } from "./mirror";

/** Ends a subscription, given with its latest invoice. That is voided first, or it would stay payable. */
export async function endAtProvider(pay: Payments, subscription: Stripe.Subscription): Promise<void> {
  const invoice = expanded(subscription.latest_invoice);
  if (invoice?.id && invoice.status === "open") {
    const { id } = invoice;
    await ignoringRefusal(() => call("invoice", () => pay.stripe.invoices.voidInvoice(id)));
  }
  await ignoringRefusal(() =>
    call("subscription", () =>
      pay.stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false }),
    ),
  );
}

// A refusal means that it was done already, by another call or webhook.
async function ignoringRefusal(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const status = stripeError(error)?.statusCode;
    if (status !== 400 && status !== 404) throw error;
  }
}
