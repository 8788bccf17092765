import { AppError } from "./app-error";
import { type Env, isLocal } from "./env";
import { lineOf, networkOf } from "./network-of";

/** A budget of calls. Every default can be overridden by a setting `RATE_LIMIT_<NAME>`, written `calls/seconds`. */
export type Budget = {
  name: string;
  calls: number;
  seconds: number;
  /** What whoever has used it up is told, before how long to wait. */
  refusal?: string;
};

const LOCAL_ADDRESS_FACTOR = 20;
/** Here, where nothing stands between the caller and the product. */
const UNKNOWN = "local";

/** Takes one call from a budget for one key, or refuses with 429. */
export async function spend(
  env: Env,
  budget: Budget,
  per: "account" | "address" | "global" | "network",
  key: string,
  now: Date,
): Promise<void> {
  const { calls, seconds } = budgetOf(env, budget);
  const factor = per === "address" ? addressFactor(env) : 1;
  const whose = per === "address" ? lineOf(key) : key;
  const object = env.RATE_LIMITER.getByName(`${budget.name}:${per}:${whose.toLowerCase()}`);
  const waitMs = await object.take(calls * factor, seconds * 1000, now.getTime());
  if (waitMs > 0) {
    const retryAfterSeconds = Math.ceil(waitMs / 1000);
    throw new AppError(
      "too_many",
      `${budget.refusal ?? "Too many attempts."} Try again in ${inWords(retryAfterSeconds)}.`,
      {
        code: "rate_limited",
        retryAfterSeconds,
      },
    );
  }
}

/** What one network has of a budget that everybody shares: a quarter, and all around it a half. */
const SHARES = [
  { v4: 24, v6: 48, of: 4 },
  { v4: 16, v6: 32, of: 2 },
];

/** Takes one call from the budget of all, of which no network has so much that it could close a door for everybody. */
export async function spendGlobal(env: Env, budget: Budget, address: string, now: Date): Promise<void> {
  const { calls, seconds } = budgetOf(env, budget);
  for (const { of, ...bits } of address === UNKNOWN ? [] : SHARES) {
    const share = { ...budget, name: `${budget.name}-${of}`, calls: Math.ceil(calls / of), seconds };
    await spend(env, share, "network", networkOf(address, bits), now);
  }
  await spend(env, budget, "global", "all", now);
}

export async function forgive(env: Env, budget: Budget, per: "account" | "address", key: string): Promise<void> {
  await env.RATE_LIMITER.getByName(`${budget.name}:${per}:${key.toLowerCase()}`).clear();
}

/** The caller's address as Cloudflare saw it; headers a client can write are never asked. */
export function clientAddress(request: Request): string {
  return request.headers.get("cf-connecting-ip") ?? UNKNOWN;
}

function budgetOf(env: Env, budget: Budget): { calls: number; seconds: number } {
  const setting = (env as unknown as Record<string, unknown>)[
    `RATE_LIMIT_${budget.name.toUpperCase().replaceAll("-", "_")}`
  ];
  const match = typeof setting === "string" ? /^(\d{1,6})\/(\d{1,6})$/.exec(setting) : null;
  return match ? { calls: Number(match[1]), seconds: Number(match[2]) } : budget;
}

// Locally every visitor shares one address, so its budgets are wider there unless a test asks for the real ones.
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
