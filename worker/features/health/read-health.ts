import { and, lt, sql } from "drizzle-orm";
import type { Health, PartState } from "../../contract/health";
import { COMMUNITY_ROOM } from "../../contract/live";
import { validationRun } from "../../db/validation";
import type { Ctx } from "../../http/context";
import type { Env } from "../../http/env";
import { publicUrlProblem } from "../../http/public-origin";
import { log } from "../../platform/log";
import { readMailHealth } from "../../platform/mail-upkeep";
import { paymentsConfig } from "../../platform/stripe/config";
import { priceProblem } from "../billing/plan-prices";
import { settingsProblem } from "../billing/set-prices";

/** Timeout of a check: a monitor gets an answer by then, whatever hangs. */
const WAIT_MS = 3000;
/** Longer than the queue's slowest retry plus the schedule's interval. */
const MAIL_LATE_MS = 4 * 3_600_000;
const CHECKS_LATE_MS = 3_600_000;

type Reading = { health: Health; took: Record<string, number>; sockets: number | null };

/** Checks every binding at once, each with a timeout of three seconds. */
export async function readHealth(ctx: Ctx): Promise<Reading> {
  const { db, env, now } = ctx;
  const [database, files, room, limiter, mail, checks, prices] = await Promise.all([
    asked("database", () => db.run(sql`select 1`)),
    asked("files", () => env.MEDIA.head("health")),
    asked("live room", () => env.ROOM.getByName(COMMUNITY_ROOM).census()),
    asked("rate limiter", () => env.RATE_LIMITER.getByName("health").answers()),
    asked("mail", () => readMailHealth(env, db, now)),
    asked("checks", () => hasOldChecks(ctx)),
    asked("prices", () => Promise.all([settingsProblem(ctx), priceProblem(env, db)])),
  ]);
  const waitingSince = mail.answer?.waitingSince ?? null;
  const parts = {
    database: stateOf(database),
    files: stateOf(files),
    liveRoom: stateOf(room),
    rateLimiter: stateOf(limiter),
    // Queues cannot be asked, so they are judged by what they have left undone.
    mailQueue: bound(env.MAIL_QUEUE, waitingSince !== null && now.getTime() - Date.parse(waitingSince) > MAIL_LATE_MS),
    workQueue: bound(env.WORK_QUEUE, checks.answer === true),
  };
  const { mode, problem } = paymentsConfig(env);
  const problems = (prices.answer ?? [problem]).filter((each) => typeof each === "string");
  const status = Object.values(parts).includes("failed") ? "unavailable" : "ok";
  return {
    health: {
      status,
      database: parts.database === "ok",
      files: parts.files === "ok",
      parts,
      payments: { mode, problem: problems.length ? problems.join(" ") : null },
      address: { problem: publicUrlProblem(env) },
      mail: mail.answer,
    },
    took: { database: database.ms, files: files.ms, liveRoom: room.ms, rateLimiter: limiter.ms },
    sockets: room.answer?.sockets ?? null,
  };
}

/** A public check costs six calls, so its answer is reused for this long. */
const KEPT_MS = 1000;
const cached = new WeakMap<Env, { health: Health; at: number }>();

/** Returns the health, cached for a moment, for monitors. */
export async function currentHealth(ctx: Ctx): Promise<Health> {
  const last = cached.get(ctx.env);
  if (last && Date.now() - last.at < KEPT_MS) return last.health;
  const { health } = await readHealth(ctx);
  cached.set(ctx.env, { health, at: Date.now() });
  return health;
}

type Asked<T> = { answer: T | null; ok: boolean; ms: number };

async function asked<T>(part: string, ask: () => Promise<T>): Promise<Asked<T>> {
  const started = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${WAIT_MS} ms`)), WAIT_MS);
  });
  try {
    // A missing binding throws before it returns a promise.
    const answer = await Promise.race([(async () => ask())(), silence]);
    return { answer, ok: true, ms: Date.now() - started };
  } catch (error) {
    log.error("health", error, { part });
    return { answer: null, ok: false, ms: Date.now() - started };
  } finally {
    clearTimeout(timer);
  }
}

const stateOf = ({ ok }: { ok: boolean }): PartState => (ok ? "ok" : "failed");

const bound = (queue: Queue<never> | Queue<unknown> | undefined, isLate: boolean): PartState =>
  queue ? (isLate ? "late" : "ok") : "failed";

async function hasOldChecks({ db, now }: Ctx): Promise<boolean> {
  const row = await db
    .select({ id: validationRun.id })
    .from(validationRun)
    .where(
      and(
        lt(validationRun.done, validationRun.total),
        lt(validationRun.createdAt, new Date(now.getTime() - CHECKS_LATE_MS)),
      ),
    )
    .limit(1)
    .get();
  return row !== undefined;
}
