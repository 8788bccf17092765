import type { LiveRoomObject } from "../../party/durable";
import type { RateLimiterObject } from "../platform/rate-limiter";

/** Bindings of `wrangler.toml`, and settings from variables and secrets. All settings are optional: see `.dev.vars.example`. */
export type Env = {
  ASSETS: Fetcher;
  DB: D1Database;
  MEDIA: R2Bucket;
  ROOM: DurableObjectNamespace<LiveRoomObject>;
  RATE_LIMITER: DurableObjectNamespace<RateLimiterObject>;
  MAIL_QUEUE: Queue<{ outboxId: string }>;

  APP_ENV?: string;
  PUBLIC_URL?: string;
  AUTH_SECRET?: string;
  ADMIN_EMAILS?: string;
  MAIL_FROM?: string;
  RESEND_API_KEY?: string;
  OAUTH_PROVIDERS?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_API_BASE?: string;
  STRIPE_PRICE_MONTHLY?: string;
  STRIPE_PRICE_ANNUAL?: string;
  STRIPE_TIMEOUT_MS?: string;
  RATE_LIMIT_ADDRESS_FACTOR?: string;
  ROOM_SOCKETS_PER_SHARD?: string;
};

/** True only for the embedded product on this machine: the build leaves local tools out of a deploy, and the runtime asks again. */
export function isLocal(env: Pick<Env, "APP_ENV">): boolean {
  return __LOCAL_TOOLS__ && env.APP_ENV === "local";
}
