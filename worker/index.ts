import { LiveRoomObject } from "../party/durable";
import { app } from "./app";
import { deliverQueuedMail } from "./features/site/deliver-queued-mail";
import { runHourly } from "./features/site/run-hourly";
import type { Env } from "./http/env";
import { RateLimiterObject } from "./platform/rate-limiter";

export { LiveRoomObject, RateLimiterObject };

export default {
  fetch: app.fetch,
  queue: (batch, env) => deliverQueuedMail(batch, env),
  scheduled: (_event, env) => runHourly(env, new Date()),
} satisfies ExportedHandler<Env, { outboxId: string }>;
