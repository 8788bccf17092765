import type { LiveRoomObject } from "../../party/durable";
import type { Outgoing } from "../platform/outgoing";
import type { QueuedWork } from "../platform/queued-work";
import type { RateLimiterObject } from "../platform/rate-limiter";
import type { PaymentSettings } from "../platform/stripe/config";

/** Bindings of `wrangler.toml`, variables and secrets. All settings are optional: see `.dev.vars.example`. */
export type Env = PaymentSettings & {
  ASSETS: Fetcher;
  DB: D1Database;
  MEDIA: R2Bucket;
  ROOM: DurableObjectNamespace<LiveRoomObject>;
  RATE_LIMITER: DurableObjectNamespace<RateLimiterObject>;
  MAIL_QUEUE: Queue<Outgoing>;
  WORK_QUEUE: Queue<QueuedWork>;

  APP_ENV?: string;
  PUBLIC_URL?: string;
  LOG_LEVEL?: string;
  ERROR_WEBHOOK_URL?: string;
  AUTH_SECRET?: string;
  ADMIN_EMAILS?: string;
  MAIL_FROM?: string;
  RESEND_API_KEY?: string;
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;
  OAUTH_PROVIDERS?: string;
  RATE_LIMIT_ADDRESS_FACTOR?: string;
};

/** True for the local product only: the build removes local tools from a deploy, and `APP_ENV` is checked too. */
export function isLocal(env: Pick<Env, "APP_ENV">): boolean {
  return __LOCAL_TOOLS__ && env.APP_ENV === "local";
}
