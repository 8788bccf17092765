import { LiveRoomObject } from "../party/durable";
import { app } from "./app";
import { runBilling } from "./features/billing/run-billing";
import { doQueuedWork } from "./features/imports/validation/do-queued-work";
import { deliverQueued } from "./features/site/deliver-queued";
import { runHourly } from "./features/site/run-hourly";
import type { Env } from "./http/env";
import { inBackground } from "./platform/background";
import type { Outgoing } from "./platform/outgoing";
import type { QueuedWork } from "./platform/queued-work";
import { RateLimiterObject } from "./platform/rate-limiter";

export { LiveRoomObject, RateLimiterObject };

/** The queue of work behind the answers; the others hold what leaves. */
const WORK = "longroll-work";

/** Of the two schedules in wrangler.toml the one between the hours: what was paid or cancelled should not wait for an hour. */
const BILLING_ONLY = "47 * * * *";

export default {
  fetch: app.fetch,
  queue: (batch, env) =>
    inBackground(env, batch.queue, batch.messages.length, () =>
      batch.queue === WORK
        ? doQueuedWork(batch as MessageBatch<QueuedWork>, env)
        : deliverQueued(batch as MessageBatch<Outgoing | QueuedWork>, env),
    ),
  scheduled: ({ cron }, env) =>
    cron === BILLING_ONLY
      ? inBackground(env, "billing", null, () => runBilling(env, new Date()))
      : inBackground(env, "hourly", null, () => runHourly(env, new Date(), (address, init) => fetch(address, init))),
} satisfies ExportedHandler<Env, Outgoing | QueuedWork>;
