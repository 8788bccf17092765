import type { Discount } from "../../contract/billing";
import { memberOf } from "../../http/guards";
import { isLocalGrant, readAccount } from "./account";
import { findCoupon } from "./find-coupon";
import { payments } from "./payments";
import { discountOf } from "./present";
import { withProviderErrors } from "./refusals";
import type { MemberScope } from "./scope";

/** Returns a code's discount, before anything is created with it. */
export async function readCoupon(scope: MemberScope, code: string): Promise<Discount | null> {
  const { user } = memberOf(scope.actor);
  const pay = await payments(scope);
  const account = await readAccount(scope, user.id);
  const customerId = account && !isLocalGrant(pay.mode, account) ? account.customerId : null;
  return discountOf(await withProviderErrors(() => findCoupon(pay, customerId, code)));
}
