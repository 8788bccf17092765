import { isNoCoupon } from "../../contract/billing";
import { brand } from "../../contract/brand";
import { call, type Payments } from "../../platform/stripe/client";
import { expanded } from "./mirror";
import { couponRefused } from "./refusals";

export type Coupon = {
  promotionCodeId: string;
  couponCode: string;
  couponName: string;
  couponPercentOff: number | null;
  couponAmountOff: number | null;
};

/** The coupon behind a typed code. What the provider only knows with the customer and the price, it says at the create. */
export async function findCoupon(pay: Payments, code: string): Promise<Coupon> {
  if (isNoCoupon(code)) throw couponRefused();
  const list = await call("list", () =>
    pay.stripe.promotionCodes.list({ code, active: true, limit: 1, expand: ["data.promotion.coupon"] }),
  );
  const [promotion] = list.data;
  const coupon = expanded(promotion?.promotion.coupon ?? null);
  if (!promotion || !coupon?.valid) throw couponRefused();
  if (coupon.amount_off && coupon.currency?.toUpperCase() !== brand.currency) throw couponRefused();
  return {
    promotionCodeId: promotion.id,
    couponCode: promotion.code,
    couponName: coupon.name ?? promotion.code,
    couponPercentOff: coupon.percent_off,
    couponAmountOff: coupon.amount_off,
  };
}
