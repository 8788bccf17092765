import { type Payments, stripeClient } from "../../../platform/stripe/client";
import { receiveWebhook } from "../receive-webhook";
import type { Scope } from "../scope";
import { SIMULATED_PRICES } from "./price-ids";
import { simulatorTransport } from "./transport";
import { webhookSecret, withWorld } from "./world-store";

const SETTINGS = { apiBase: new URL("https://simulator.invalid"), timeoutMs: 5000 };

/** Returns the simulator behind the SDK; its events arrive signed, after the answer, like Stripe's. */
export async function simulatedPayments(scope: Scope): Promise<Payments> {
  let delivering = false;
  const onEvents = () => {
    if (delivering) return;
    delivering = true;
    scope.later(
      deliverEvents(scope, pay).finally(() => {
        delivering = false;
      }),
    );
  };
  const transport = simulatorTransport(scope.db, scope.now, onEvents);
  const pay: Payments = {
    mode: "simulator",
    stripe: await stripeClient("sk_test_simulator", SETTINGS, transport),
    prices: { ...SIMULATED_PRICES },
    livemode: false,
    webhookSecret: await webhookSecret(scope.db, scope.now),
  };
  return pay;
}

/** Delivers pending events in order; a failed one waits for the next delivery. */
export async function deliverEvents(scope: Scope, pay: Payments): Promise<void> {
  for (;;) {
    const next = await withWorld(scope.db, scope.now, (world) => {
      const [id] = world.undelivered;
      return id === undefined ? null : { id, event: world.events.find((event) => event.id === id) };
    });
    if (!next) return;
    if (next.event) {
      const payload = JSON.stringify(next.event);
      const secret = pay.webhookSecret ?? "";
      const header = await pay.stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
      await receiveWebhook(scope, pay, payload, header);
    }
    await withWorld(scope.db, scope.now, (world) => {
      world.undelivered = world.undelivered.filter((id) => id !== next.id);
    });
  }
}
