import { sql } from "drizzle-orm";
import { brand } from "../contract/brand";
import type { FailureKind } from "../contract/health-limits";
import { connect } from "../db/client";
import { failure } from "../db/health";
import { errorText, log } from "./log";
import type { RateLimiterObject } from "./rate-limiter";
import { sha256 } from "./sha256";

/** The settings and bindings that reporting needs. */
export type Reporting = {
  DB: D1Database;
  RATE_LIMITER: DurableObjectNamespace<RateLimiterObject>;
  ERROR_WEBHOOK_URL?: string;
  PUBLIC_URL?: string;
};

/** An error and its place: the pattern of a route, the name of a run, or the pattern of a page. */
type Report = { kind: FailureKind; place: string; error: unknown; requestId?: string };

const HOUR_MS = 3_600_000;
const MESSAGE_MAX_LENGTH = 300;
const HOOK_TIMEOUT_MS = 5000;
const HOOK_AN_HOUR = 20;
/** Failures this isolate has sent to the hook while the database, which normally deduplicates them, did not answer. */
const reported = new Map<string, number>();
const MOST_TOLD = 200;

/**
 * Logs an unexpected failure, stores it for the coach, and calls the error hook if it is new. Never throws. The log
 * line is written first, so a caller may hand the promise to `waitUntil`.
 */
export async function reportFailure(env: Reporting, { kind, place, error, requestId }: Report): Promise<void> {
  log.error("failure", error, { kind, place, requestId });
  const message = errorText(error).slice(0, MESSAGE_MAX_LENGTH);
  const now = new Date();
  try {
    const id = await fingerprint(kind, place, message);
    const isNews = await keep(env, { id, kind, place, message, requestId: requestId ?? null, now });
    if (isNews) await callErrorHook(env, { kind, place, message, requestId, at: now.toISOString() }, now);
  } catch (trouble) {
    log.warn("failure_not_reported", { kind, place }, trouble);
  }
}

/** Returns the hook's address if it is HTTPS, else null: reports reveal the product's inside. */
export function hookAddress({ ERROR_WEBHOOK_URL }: Pick<Reporting, "ERROR_WEBHOOK_URL">): string | null {
  return ERROR_WEBHOOK_URL && URL.canParse(ERROR_WEBHOOK_URL) && ERROR_WEBHOOK_URL.startsWith("https://")
    ? ERROR_WEBHOOK_URL
    : null;
}

type Kept = { id: string; kind: FailureKind; place: string; message: string; requestId: string | null; now: Date };

/** Stores a failure. Returns true for one of many: the first within an hour. */
async function keep(env: Reporting, { now, ...of }: Kept): Promise<boolean> {
  const report = crypto.randomUUID();
  const isDue = sql`${failure.toldAt} is null or ${failure.toldAt} <= ${now.getTime() - HOUR_MS}`;
  try {
    const [row] = await connect(env.DB)
      .insert(failure)
      .values({ ...of, firstAt: now, lastAt: now, toldAt: now, toldReport: report })
      .onConflictDoUpdate({
        target: failure.id,
        set: {
          count: sql`${failure.count} + 1`,
          lastAt: now,
          requestId: of.requestId,
          toldReport: sql`case when ${isDue} then ${report} else ${failure.toldReport} end`,
          toldAt: sql`case when ${isDue} then ${now.getTime()} else ${failure.toldAt} end`,
        },
      })
      .returning({ toldReport: failure.toldReport });
    return row?.toldReport === report;
  } catch (trouble) {
    log.warn("failure_not_kept", {}, trouble);
    const last = reported.get(of.id) ?? 0;
    if (now.getTime() - last < HOUR_MS) return false;
    if (reported.size >= MOST_TOLD) reported.clear();
    reported.set(of.id, now.getTime());
    return true;
  }
}

type News = { kind: FailureKind; place: string; message: string; requestId: string | undefined; at: string };

async function callErrorHook(env: Reporting, news: News, now: Date): Promise<void> {
  const address = hookAddress(env);
  if (!address) return;
  const waitMs = await env.RATE_LIMITER.getByName("error-hook:global:all")
    .take(HOOK_AN_HOUR, HOUR_MS, now.getTime())
    .catch(() => 0);
  if (waitMs > 0) return;
  // `text` is what chat services show; the other fields are for programs.
  const text = `${brand.name}: ${news.message} (${news.place})`;
  const response = await fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text, product: brand.name, site: env.PUBLIC_URL ?? null, ...news }),
    signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) log.warn("error_hook_refused", { status: response.status });
}

/** Returns a key of the failure, with ids and numbers masked, since those differ each time. */
async function fingerprint(kind: FailureKind, place: string, message: string): Promise<string> {
  const alike = message.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/gi, "#");
  return (await sha256(new TextEncoder().encode(`${kind} ${place} ${alike}`))).slice(0, 32);
}
