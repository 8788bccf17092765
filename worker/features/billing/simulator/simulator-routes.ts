import type { Context } from "hono";
import {
  foreignSchema,
  moveClockSchema,
  nextRenewalSchema,
  providerCancelSchema,
  simulatedConfirmSchema,
} from "../../../contract/billing";
import { notFound } from "../../../http/app-error";
import type { AppEnv } from "../../../http/context";
import { isLocal } from "../../../http/env";
import { anyone, may, sessionFirst } from "../../../http/guards";
import { router } from "../../../http/routes";
import { body } from "../../../http/validate";
import { paymentsConfig } from "../../../platform/stripe/config";
import { type MemberScope, scopeOf } from "../scope";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Guards the simulated provider's routes, for this machine only; deployable builds exclude them. */
function simulated(c: Context<AppEnv>): MemberScope {
  const isHere = isLocal(c.env) && LOOPBACK_HOSTS.has(new URL(c.req.url).hostname);
  if (!isHere || paymentsConfig(c.env).mode !== "simulator") throw notFound("Page");
  return scopeOf(c);
}

const panel = () => import("./payment-panel");

export const simulatorRoutes = __LOCAL_TOOLS__
  ? router()
      .get("/api/dev/payments", sessionFirst(may("money")), async (c) =>
        c.json(await (await panel()).readPanel(simulated(c))),
      )
      .post("/api/dev/payments/clock", may("money"), body(moveClockSchema), async (c) =>
        c.json(await (await panel()).moveClock(simulated(c), c.req.valid("json").days)),
      )
      .post("/api/dev/payments/next-renewal", may("money"), body(nextRenewalSchema), async (c) => {
        const { userId, outcome } = c.req.valid("json");
        return c.json(await (await panel()).setNextRenewal(simulated(c), userId, outcome));
      })
      .post("/api/dev/payments/cancel", may("money"), body(providerCancelSchema), async (c) => {
        const { userId, when } = c.req.valid("json");
        return c.json(await (await panel()).cancelAtProvider(simulated(c), userId, when));
      })
      .post("/api/dev/payments/foreign", may("money"), body(foreignSchema), async (c) =>
        c.json(await (await panel()).makeForeign(simulated(c), c.req.valid("json"))),
      )
      .get("/api/dev/payments/intents/:id", anyone, async (c) =>
        c.json(await (await panel()).readIntent(simulated(c), c.req.param("id"), c.req.query("clientSecret") ?? "")),
      )
      .post("/api/dev/payments/intents/:id/confirm", anyone, body(simulatedConfirmSchema), async (c) =>
        c.json(await (await panel()).confirmSimulated(simulated(c), c.req.param("id"), c.req.valid("json"))),
      )
  : router();
