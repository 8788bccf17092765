import type { HealthReport } from "../../contract/health";
import type { Ctx } from "../../http/context";
import { hookAddress } from "../../platform/failures";
import { log } from "../../platform/log";
import { vapidOf } from "../../platform/push/vapid";
import { readQueues } from "./list-dead-letters";
import { readHealth } from "./read-health";

/** Returns the coach's report: every part with its response time, and undelivered work. */
export async function readReport(ctx: Ctx): Promise<HealthReport> {
  const [{ health, took, sockets }, read] = await Promise.all([
    readHealth(ctx),
    readQueues(ctx.db, ctx.now).catch((error: unknown) => {
      log.error("health", error, { part: "queues" });
      return null;
    }),
  ]);
  return {
    health,
    took,
    sockets,
    pushes: vapidOf(ctx.env) !== null,
    errorHook: hookAddress(ctx.env) !== null,
    queues: read?.queues ?? null,
    deadLetters: read?.deadLetters ?? null,
  };
}
