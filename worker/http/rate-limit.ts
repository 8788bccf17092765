import { AppError } from "./app-error";
import { type Env, isLocal } from "./env";
import { networkOf, subscriberNetworkOf } from "./network-of";

/** A rate limit. A setting `RATE_LIMIT_<NAME>`, written `calls/seconds`, overrides its default. */
export type RateLimit = {
  name: string;
  calls: number;
  seconds: number;
  /** Message for a caller who has used it up; the time to wait is appended. */
  refusal?: string;
};

const LOCAL_ADDRESS_FACTOR = 20;
/** Address of all callers of a local product, which runs behind no proxy. */
const UNKNOWN = "local";

/** Counts one call under a key. Throws 429 once the limit is used up. */
export async function consume(
  env: Env,
  limit: RateLimit,
  per: "account" | "address" | "global" | "network",
  key: string,
  now: Date,
): Promise<void> {
  const { calls, seconds } = settingsOf(env, limit);
  const factor = per === "address" ? addressFactor(env) : 1;
  const limitedKey = per === "address" ? subscriberNetworkOf(key) : key;
  const object = env.RATE_LIMITER.getByName(`${limit.name}:${per}:${limitedKey.toLowerCase()}`);
  const waitMs = await object.take(calls * factor, seconds * 1000, now.getTime());
  if (waitMs > 0) {
    const retryAfterSeconds = Math.ceil(waitMs / 1000);
    throw new AppError(
      "too_many",
      `${limit.refusal ?? "Too many attempts."} Try again in ${inWords(retryAfterSeconds)}.`,
      {
        code: "rate_limited",
        retryAfterSeconds,
      },
    );
  }
}

/** Largest share of a global limit that one network may use: a quarter, and its surrounding network a half. */
const SHARES = [
  { v4: 24, v6: 48, of: 4 },
  { v4: 16, v6: 32, of: 2 },
];

/** Counts one call of a global limit. No network can use it all up and lock everybody else out. */
export async function consumeGlobal(env: Env, limit: RateLimit, address: string, now: Date): Promise<void> {
  const { calls, seconds } = settingsOf(env, limit);
  for (const { of, ...bits } of address === UNKNOWN ? [] : SHARES) {
    const share = { ...limit, name: `${limit.name}-${of}`, calls: Math.ceil(calls / of), seconds };
    await consume(env, share, "network", networkOf(address, bits), now);
  }
  await consume(env, limit, "global", "all", now);
}

export async function resetRateLimit(
  env: Env,
  limit: RateLimit,
  per: "account" | "address",
  key: string,
): Promise<void> {
  await env.RATE_LIMITER.getByName(`${limit.name}:${per}:${key.toLowerCase()}`).clear();
}

/** Returns the caller's address as Cloudflare saw it; headers that a client can set are never read. */
export function clientAddress(request: Request): string {
  return request.headers.get("cf-connecting-ip") ?? UNKNOWN;
}

function settingsOf(env: Env, limit: RateLimit): { calls: number; seconds: number } {
  const setting = (env as unknown as Record<string, unknown>)[
    `RATE_LIMIT_${limit.name.toUpperCase().replaceAll("-", "_")}`
  ];
  const match = typeof setting === "string" ? /^(\d{1,6})\/(\d{1,6})$/.exec(setting) : null;
  return match ? { calls: Number(match[1]), seconds: Number(match[2]) } : limit;
}

// Locally all visitors share one address, so address limits are wider unless a test sets the factor.
function addressFactor(env: Env): number {
  const setting = Number(env.RATE_LIMIT_ADDRESS_FACTOR);
  if (Number.isFinite(setting) && setting > 0) return setting;
  return isLocal(env) ? LOCAL_ADDRESS_FACTOR : 1;
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}
