import { type CouponDuration, isNoCoupon } from "../../contract/billing";
import { brand } from "../../contract/brand";
import { call, type Payments } from "../../platform/stripe/client";
import { durationOf, expanded, idOf } from "./mirror";
import { couponRefused } from "./refusals";

const LISTED = 100;

export type Coupon = {
  promotionCodeId: string;
  couponCode: string;
  couponName: string;
  couponPercentOff: number | null;
  couponAmountOff: number | null;
  couponDuration: CouponDuration | null;
  couponMonths: number | null;
};

/** Returns the coupon of a typed code. The provider checks rules on customer and price on creation. */
export async function findCoupon(pay: Payments, customerId: string | null, code: string): Promise<Coupon> {
  if (isNoCoupon(code)) throw couponRefused();
  const list = await call("list", () =>
    pay.stripe.promotionCodes.list({ code, active: true, limit: LISTED, expand: ["data.promotion.coupon"] }),
  );
  // Several customers may each have been given the same code.
  const usable = list.data.filter(({ customer }) => !customer || idOf(customer) === customerId);
  const promotion = usable.find(({ customer }) => customer) ?? usable[0];
  const coupon = expanded(promotion?.promotion.coupon);
  if (!promotion || !coupon?.valid) throw couponRefused();
  if (coupon.amount_off && coupon.currency?.toUpperCase() !== brand.currency) throw couponRefused();
  return {
    promotionCodeId: promotion.id,
    couponCode: promotion.code,
    couponName: coupon.name ?? promotion.code,
    couponPercentOff: coupon.percent_off,
    couponAmountOff: coupon.amount_off,
    ...durationOf(coupon),
  };
}
