import type { Ctx } from "../../http/context";
import { consume, type RateLimit } from "../../http/rate-limit";
import type { Visit } from "./visit";

const HOUR = 3600;
const TEN_MINUTES = 600;

/** Wrong passwords per account. The right one resets it; links, codes and passkeys are not blocked with it. */
export const SIGN_IN: RateLimit = { name: "sign-in", calls: 10, seconds: TEN_MINUTES };
export const SIGN_IN_ADDRESS: RateLimit = { name: "sign-in-address", calls: 30, seconds: TEN_MINUTES };
export const CODE: RateLimit = { name: "code", calls: 10, seconds: TEN_MINUTES };
export const SIGN_UP: RateLimit = { name: "sign-up", calls: 4, seconds: HOUR };
export const SIGN_UP_ADDRESS: RateLimit = { name: "sign-up-address", calls: 20, seconds: HOUR };
export const SIGN_UP_GLOBAL: RateLimit = { name: "sign-up-global", calls: 2000, seconds: HOUR };
export const RESET_MAIL: RateLimit = { name: "reset-mail", calls: 4, seconds: HOUR };
export const VERIFICATION_MAIL: RateLimit = { name: "verification-mail", calls: 4, seconds: HOUR };
export const SIGN_IN_MAIL: RateLimit = { name: "sign-in-mail", calls: 4, seconds: HOUR };
/** Checks of a reset link. */
export const LINK_CHECK: RateLimit = { name: "reset-link-check", calls: 30, seconds: TEN_MINUTES };
export const MAIL_ADDRESS: RateLimit = { name: "mail-address", calls: 30, seconds: HOUR };
export const PASSWORD_CHANGE: RateLimit = { name: "password-change", calls: 10, seconds: TEN_MINUTES };
export const EXPORT: RateLimit = { name: "account-export", calls: 5, seconds: HOUR };
export const EXPORT_DOWNLOAD: RateLimit = { name: "account-export-download", calls: 10, seconds: HOUR };
export const ACCOUNT_DELETION: RateLimit = { name: "account-deletion", calls: 10, seconds: HOUR };
export const ADMIN_SETUP: RateLimit = { name: "admin-setup", calls: 5, seconds: HOUR };

/** Counts a call against the limit of the caller's address. */
export const consumePerAddress = (ctx: Ctx, visit: Visit, limit: RateLimit) =>
  consume(ctx.env, limit, "address", visit.address, ctx.now);

/** Counts a call against the limit of an account or mailbox, whether it exists or not. */
export const consumePerAccount = (ctx: Ctx, key: string, limit: RateLimit) =>
  consume(ctx.env, limit, "account", key, ctx.now);
