import { LiveRoomObject } from "../party/durable";
import { app } from "./app";
import type { Env } from "./http/env";
import type { Outgoing } from "./platform/outgoing";
import type { QueuedWork } from "./platform/queued-work";
import { RateLimiterObject } from "./platform/rate-limiter";
import { handleQueue } from "./queues";
import { runSchedule } from "./schedule";

export { LiveRoomObject, RateLimiterObject };

export default {
  fetch: app.fetch,
  queue: handleQueue,
  scheduled: ({ cron }, env) => runSchedule(cron, env),
} satisfies ExportedHandler<Env, Outgoing | QueuedWork>;
