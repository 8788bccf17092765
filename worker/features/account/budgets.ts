import type { Ctx } from "../../http/context";
import { type Budget, spend } from "../../http/rate-limit";
import type { Visit } from "./visit";

const HOUR = 3600;
const TEN_MINUTES = 600;

/** Wrong passwords for one account. The right one clears it; links, codes and passkeys are not locked with it. */
export const SIGN_IN: Budget = { name: "sign-in", calls: 10, seconds: TEN_MINUTES };
export const SIGN_IN_ADDRESS: Budget = { name: "sign-in-address", calls: 30, seconds: TEN_MINUTES };
export const CODE: Budget = { name: "code", calls: 10, seconds: TEN_MINUTES };
export const SIGN_UP: Budget = { name: "sign-up", calls: 4, seconds: HOUR };
export const SIGN_UP_ADDRESS: Budget = { name: "sign-up-address", calls: 20, seconds: HOUR };
export const SIGN_UP_GLOBAL: Budget = { name: "sign-up-global", calls: 2000, seconds: HOUR };
export const RESET_MAIL: Budget = { name: "reset-mail", calls: 4, seconds: HOUR };
export const VERIFICATION_MAIL: Budget = { name: "verification-mail", calls: 4, seconds: HOUR };
export const SIGN_IN_MAIL: Budget = { name: "sign-in-mail", calls: 4, seconds: HOUR };
/** Looks at a reset link without using it. */
export const LINK_CHECK: Budget = { name: "reset-link-check", calls: 30, seconds: TEN_MINUTES };
export const MAIL_ADDRESS: Budget = { name: "mail-address", calls: 30, seconds: HOUR };
export const PASSWORD_CHANGE: Budget = { name: "password-change", calls: 10, seconds: TEN_MINUTES };
export const EXPORT: Budget = { name: "account-export", calls: 5, seconds: HOUR };
export const EXPORT_DOWNLOAD: Budget = { name: "account-export-download", calls: 10, seconds: HOUR };
export const ACCOUNT_DELETION: Budget = { name: "account-deletion", calls: 10, seconds: HOUR };
export const ADMIN_SETUP: Budget = { name: "admin-setup", calls: 5, seconds: HOUR };

/** One call from the budget of the caller's address. */
export const spendAddress = (ctx: Ctx, visit: Visit, budget: Budget) =>
  spend(ctx.env, budget, "address", visit.address, ctx.now);

/** One call from the budget of an account or a mailbox, whether or not anybody has it. */
export const spendAccount = (ctx: Ctx, key: string, budget: Budget) => spend(ctx.env, budget, "account", key, ctx.now);
