import { LiveRoomObject } from "../party/durable";
import { app } from "./app";
import type { Env } from "./http/env";
import type { Outgoing } from "./platform/outgoing";
import type { QueuedWork } from "./platform/queued-work";
import { RateLimiterObject } from "./platform/rate-limiter";

export { LiveRoomObject, RateLimiterObject };

export default {
  fetch: app.fetch,
  queue: async (batch, env) => (await import("./queues")).handleQueue(batch, env),
  scheduled: async ({ cron }, env) => (await import("./schedule")).runSchedule(cron, env),
} satisfies ExportedHandler<Env, Outgoing | QueuedWork>;
