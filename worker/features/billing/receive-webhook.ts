import { and, eq, lt, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { stripeEvent } from "../../db/billing";
import { AppError } from "../../http/app-error";
import { log } from "../../platform/log";
import type { Payments } from "../../platform/stripe/client";
import { handleEvent } from "./handle-event";
import type { Scope } from "./scope";

const TOLERANCE_SECONDS = 300;
export const STUCK_MS = 120_000;

/**
 * Handles a provider event: verified, handled once, and failing with an error, so that the provider sends it again. Its
 * content is only a hint which object has changed.
 */
export async function receiveWebhook(
  scope: Scope,
  pay: Payments,
  raw: string,
  signature: string | undefined,
): Promise<void> {
  const event = await verified(pay, raw, signature ?? "");
  if (event.livemode !== pay.livemode) {
    log.warn("webhook_ignored", { id: event.id, why: "livemode of the other kind" });
    return;
  }
  if (!(await claimed(scope, event))) return;
  await handleClaimed(scope, pay, event);
}

async function verified(pay: Payments, raw: string, signature: string): Promise<Stripe.Event> {
  const secret = pay.webhookSecret;
  if (!secret) throw new AppError("unavailable", "Webhooks are not configured");
  const event = await pay.stripe.webhooks
    .constructEventAsync(raw, signature, secret, TOLERANCE_SECONDS)
    .catch(() => null);
  // The SDK refuses only old timestamps; one far in the future would stay valid for as long.
  const ahead = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) - Date.now() / 1000;
  if (!event || !isName(event.id) || !isName(event.type) || !(ahead < TOLERANCE_SECONDS)) {
    throw new AppError("malformed", "This is no event with a valid signature.");
  }
  return event;
}

const isName = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** Claims an event for one of several concurrent deliveries; a failed or stuck one can be claimed again. */
async function claimed({ db, now }: Scope, { id, type }: Stripe.Event): Promise<boolean> {
  const { meta } = await db
    .insert(stripeEvent)
    .values({ id, type, state: "processing", receivedAt: now, touchedAt: now })
    .onConflictDoUpdate({
      target: stripeEvent.id,
      set: { state: "processing", attempts: sql`${stripeEvent.attempts} + 1`, touchedAt: now },
      setWhere: or(
        eq(stripeEvent.state, "failed"),
        and(eq(stripeEvent.state, "processing"), lt(stripeEvent.touchedAt, new Date(now.getTime() - STUCK_MS))),
      ),
    });
  return meta.changes > 0;
}

export async function handleClaimed(
  scope: Scope,
  pay: Payments,
  event: Pick<Stripe.Event, "id" | "type" | "data">,
): Promise<void> {
  const mark = (state: "done" | "failed" | "ignored", error: string | null) =>
    scope.db.update(stripeEvent).set({ state, error, touchedAt: scope.now }).where(eq(stripeEvent.id, event.id));
  try {
    const isOurs = await handleEvent(scope, pay, event);
    await mark(isOurs ? "done" : "ignored", null);
  } catch (error) {
    await mark("failed", String(error).slice(0, 300));
    throw error;
  }
}
