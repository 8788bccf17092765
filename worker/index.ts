import { LiveRoomObject } from "../party/durable";
import { app } from "./app";
import { runHourly } from "./features/site/run-hourly";
import { deliverQueuedMail } from "./features/site/deliver-queued-mail";
import type { Env } from "./http/env";
import { RateLimiterObject } from "./platform/rate-limiter";

export { LiveRoomObject, RateLimiterObject };

export default {
  fetch: app.fetch,
  queue: (batch, env) => deliverQueuedMail(batch, env),
  scheduled: (_event, env) => runHourly(env, new Date()),
} satisfies ExportedHandler<Env, { outboxId: string }>;
