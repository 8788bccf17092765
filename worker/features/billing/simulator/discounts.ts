import { addMonths, DAY } from "./calendar";
import { type Form, list, text } from "./form";
import type { Coupon, Discount, InvoiceLine, Subscription } from "./objects";
import { invalid, missing } from "./refusal";
import { newId, type World } from "./world";

type DiscountAmount = InvoiceLine["discount_amounts"][number];
type Applied = { promotionId: string | null; coupon: Coupon };

/** Returns the discounts a create call asks for; refuses invalid ones like Stripe. */
export function requestedDiscounts(world: World, form: Form, customer: string, amount: number, now: number): Applied[] {
  return list(form, "discounts").map((entry, at) => {
    if (typeof entry === "string") throw invalid("Invalid discount", { param: `discounts[${at}]` });
    const param = `discounts[${at}][promotion_code]`;
    const promotionId = text(entry, "promotion_code");
    const couponId = text(entry, "coupon");
    const promotion = promotionId ? world.promotionCodes[promotionId] : undefined;
    if (promotionId && !promotion) throw missing("promotion code", promotionId, param);
    const id = promotion?.promotion.coupon ?? couponId ?? "";
    const coupon = world.coupons[id];
    if (!coupon) throw missing("coupon", id, `discounts[${at}][coupon]`);
    if (promotion) {
      const { restrictions } = promotion;
      const spent = promotion.max_redemptions !== null && promotion.times_redeemed >= promotion.max_redemptions;
      const isExpired = promotion.expires_at !== null && promotion.expires_at <= now;
      if (!promotion.active || spent || isExpired) throw invalid("This promotion code is not active", { param });
      if (restrictions.minimum_amount !== null && amount < restrictions.minimum_amount) {
        throw invalid("The amount is below the minimum of this promotion code", { param });
      }
      if (restrictions.first_time_transaction && hasPaid(world, customer)) {
        throw invalid("This promotion code is for first-time customers", { param });
      }
      promotion.times_redeemed += 1;
    }
    if (!isValid(coupon, now)) throw invalid("This coupon is no longer valid", { param, code: "coupon_expired" });
    if (coupon.amount_off && coupon.currency !== "usd") throw invalid("The coupon has another currency", { param });
    return { promotionId: promotionId ?? null, coupon };
  });
}

export const isValid = (coupon: Coupon, now: number) =>
  coupon.valid && (coupon.redeem_by === null || coupon.redeem_by > now);

export function attachDiscounts(world: World, subscription: Subscription, applied: Applied[], now: number): void {
  for (const { promotionId, coupon } of applied) {
    const discount: Discount = {
      id: newId(world, "di"),
      object: "discount",
      customer: subscription.customer,
      subscription: subscription.id,
      start: now,
      end: coupon.duration === "repeating" ? addMonths(now, coupon.duration_in_months ?? 1) : null,
      promotion_code: promotionId,
      source: { type: "coupon", coupon: coupon.id },
    };
    world.discounts[discount.id] = discount;
    subscription.discounts.push(discount.id);
  }
}

/** Moving the clock by days does not hit calendar months exactly, so a few days before the end count as the end. */
const hasEnded = ({ end }: Discount, at: number) => end !== null && end - 4 * DAY <= at;

/** Returns what a subscription's active discounts take off an amount. */
export function discountsOn(world: World, subscription: Subscription, amount: number, at: number): DiscountAmount[] {
  let left = amount;
  return subscription.discounts.flatMap((id) => {
    const discount = world.discounts[id];
    const coupon = discount && world.coupons[discount.source.coupon];
    if (!discount || !coupon || hasEnded(discount, at)) return [];
    const reduction = coupon.percent_off
      ? Math.round((left * coupon.percent_off) / 100)
      : Math.min(left, coupon.amount_off ?? 0);
    left -= reduction;
    return reduction === 0 ? [] : [{ amount: reduction, discount: id }];
  });
}

/** Removes discounts that were for one invoice, or have ended. */
export function redeemDiscounts(world: World, subscription: Subscription, at: number): void {
  subscription.discounts = subscription.discounts.filter((id) => {
    const discount = world.discounts[id];
    const coupon = discount && world.coupons[discount.source.coupon];
    return coupon?.duration !== "once" && discount !== undefined && !hasEnded(discount, at);
  });
}

/** A free invoice counts as paid, too. */
function hasPaid(world: World, customer: string): boolean {
  const isOf = (each: { customer: string }) => each.customer === customer;
  return (
    Object.values(world.charges).some((charge) => isOf(charge) && charge.paid) ||
    Object.values(world.invoices).some((invoice) => isOf(invoice) && invoice.status === "paid")
  );
}
