import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import {
  type BillingConfig,
  cardChangeSchema,
  couponQuerySchema,
  freeTimeInputSchema,
  invoicesQuerySchema,
  pauseSchema,
  payLinkSchema,
  planChangeSchema,
  planPreviewInputSchema,
  subscribeSchema,
  terminateQuerySchema,
} from "../../contract/billing";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { AppError } from "../../http/app-error";
import { type AppEnv, ctxOf } from "../../http/context";
import { anyone, may, memberOf, selfGuarded, sessionFirst, signedIn } from "../../http/guards";
import { clientAddress } from "../../http/rate-limit";
import { router } from "../../http/routes";
import { body, query } from "../../http/validate";
import { paymentsConfig } from "../../platform/stripe/config";
import { changeFreeTime } from "./change-free-time";
import {
  cancelForMember,
  previewTerminationOf,
  restoreForMember,
  syncForMember,
  terminateForMember,
} from "./change-member-subscription";
import {
  cancelOwn,
  changeOwnCard,
  previewOwnPlan,
  reactivateOwn,
  setUpOwnCard,
  switchOwnPlan,
} from "./change-own-subscription";
import { consumeCouponGuess } from "./coupon-rate-limit";
import { currentSubscription } from "./current-subscription";
import { openPayment } from "./dunning/open-payment";
import { getOrCreateSubscription } from "./get-or-create-subscription";
import { listInvoices } from "./list-invoices";
import { endOwnPause, pauseOwn, readPausesLeft } from "./pause/pause-own";
import { payments } from "./payments";
import { planPrices } from "./plan-prices";
import { readCoupon } from "./read-coupon";
import { receiveWebhook } from "./receive-webhook";
import { withProviderErrors } from "./refusals";
import { scopeOf } from "./scope";

const EVENT_MAX_BYTES = 512 * 1024;
const limitEvent = bodyLimit({
  maxSize: EVENT_MAX_BYTES,
  onError: () => {
    throw new AppError("too_large", "This event is too large.");
  },
});

export const billingRoutes = router()
  .get("/api/billing/config", anyone, async (c) => c.json(await configOf(c)))
  .post("/api/billing/pay", anyone, body(payLinkSchema), async (c) =>
    c.json(await openPayment(scopeOf(c), c.req.valid("json").token, clientAddress(c.req.raw))),
  )
  .get("/api/subscription", signedIn, async (c) => c.json(await currentSubscription(scopeOf(c))))
  .post("/api/get-or-create-subscription", signedIn, body(subscribeSchema), async (c) => {
    const asked = c.req.valid("json");
    if (asked.couponCode) await consumeCouponGuess(scopeOf(c), clientAddress(c.req.raw));
    return c.json(await getOrCreateSubscription(scopeOf(c), asked));
  })
  .get("/api/billing/coupon", sessionFirst(signedIn), query(couponQuerySchema), async (c) => {
    await consumeCouponGuess(scopeOf(c), clientAddress(c.req.raw));
    return c.json(await readCoupon(scopeOf(c), c.req.valid("query").code));
  })
  .post("/api/subscription/cancel", signedIn, async (c) => c.json(await cancelOwn(scopeOf(c))))
  .post("/api/subscription/reactivate", signedIn, async (c) => c.json(await reactivateOwn(scopeOf(c))))
  .get("/api/subscription/pause", signedIn, async (c) => c.json(await readPausesLeft(scopeOf(c))))
  .post("/api/subscription/pause", signedIn, body(pauseSchema), async (c) =>
    c.json(await pauseOwn(scopeOf(c), c.req.valid("json").weeks)),
  )
  .delete("/api/subscription/pause", signedIn, async (c) => c.json(await endOwnPause(scopeOf(c))))
  .post("/api/subscription/plan/preview", signedIn, body(planPreviewInputSchema), async (c) =>
    c.json(await previewOwnPlan(scopeOf(c), c.req.valid("json").plan)),
  )
  .post("/api/subscription/plan", signedIn, body(planChangeSchema), async (c) =>
    c.json(await switchOwnPlan(scopeOf(c), c.req.valid("json"))),
  )
  .post("/api/subscription/card", signedIn, async (c) => c.json(await setUpOwnCard(scopeOf(c))))
  .put("/api/subscription/card", signedIn, body(cardChangeSchema), async (c) =>
    c.json(await changeOwnCard(scopeOf(c), c.req.valid("json"))),
  )
  .get("/api/subscription/invoices", sessionFirst(signedIn), query(invoicesQuerySchema), async (c) => {
    const scope = scopeOf(c);
    const { user } = memberOf(scope.actor);
    const pay = await payments(scope);
    const page = await withProviderErrors(() => listInvoices(scope, pay, user.id, c.req.valid("query")));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  // Guarded by the provider's signature of the body.
  .post("/api/stripe/webhook", selfGuarded, limitEvent, async (c) => {
    const scope = scopeOf(c);
    const raw = await c.req.text();
    await receiveWebhook(scope, await payments(scope), raw, c.req.header("stripe-signature"));
    return c.json({ received: true });
  })
  .post("/api/admin/users/:id/subscription/cancel", may("money"), async (c) =>
    c.json(await cancelForMember(scopeOf(c), c.req.param("id"))),
  )
  .post("/api/admin/users/:id/subscription/reactivate", may("money"), async (c) =>
    c.json(await restoreForMember(scopeOf(c), c.req.param("id"))),
  )
  .post("/api/admin/users/:id/subscription/sync", may("money"), async (c) =>
    c.json(await syncForMember(scopeOf(c), c.req.param("id"))),
  )
  .get("/api/admin/users/:id/subscription/refund", sessionFirst(may("money")), async (c) =>
    c.json(await previewTerminationOf(scopeOf(c), c.req.param("id"))),
  )
  .put("/api/admin/users/:id/free-time", may("money"), body(freeTimeInputSchema), async (c) =>
    c.json(await changeFreeTime(ctxOf(c), c.req.param("id"), c.req.valid("json"))),
  )
  .delete("/api/admin/users/:id/subscription", may("money"), query(terminateQuerySchema), async (c) =>
    c.json(await terminateForMember(scopeOf(c), c.req.param("id"), c.req.valid("query"))),
  );

async function configOf(c: Context<AppEnv>): Promise<BillingConfig> {
  const config = paymentsConfig(c.env);
  return {
    mode: config.mode,
    publishableKey: config.mode === "stripe" ? config.account.publishableKey : null,
    prices: await planPrices(scopeOf(c)),
  };
}
