import { isValid } from "./discounts";
import { type Form, inner, text } from "./form";
import type { Coupon, PromotionCode } from "./objects";
import { invalid, missing } from "./refusal";
import { newId, type World } from "./world";

type Asked = { world: World; form: Form; now: number; id: string };

export const COUPON_PARAMETERS = [
  "id",
  "name",
  "percent_off",
  "amount_off",
  "currency",
  "duration",
  "duration_in_months",
  "redeem_by",
];
export const PROMOTION_PARAMETERS = ["promotion", "code", "active", "max_redemptions", "expires_at", "restrictions"];

const maybeNumber = (form: Form, key: string) => {
  const value = text(form, key);
  return value === undefined || value === "" ? null : Number(value);
};

export function createCoupon({ world, form }: Asked): Coupon {
  const id = text(form, "id") ?? newId(world, "coupon");
  if (world.coupons[id]) throw invalid("Coupon already exists.", { code: "resource_already_exists", param: "id" });
  const [percent, amount] = [maybeNumber(form, "percent_off"), maybeNumber(form, "amount_off")];
  if (percent === null && amount === null) {
    throw invalid("Must provide percent_off or amount_off.", { code: "parameter_missing", param: "percent_off" });
  }
  const duration = text(form, "duration");
  if (duration !== "once" && duration !== "forever" && duration !== "repeating") {
    throw invalid("Invalid duration: must be one of forever, once, or repeating", { param: "duration" });
  }
  const coupon: Coupon = {
    id,
    object: "coupon",
    name: text(form, "name") ?? null,
    percent_off: percent,
    amount_off: amount,
    currency: text(form, "currency") ?? null,
    duration,
    duration_in_months: maybeNumber(form, "duration_in_months"),
    redeem_by: maybeNumber(form, "redeem_by"),
    valid: true,
  };
  world.coupons[id] = coupon;
  return coupon;
}

export function createPromotionCode({ world, form, now }: Asked): PromotionCode {
  const asked = inner(form, "promotion");
  const coupon = text(asked, "coupon") ?? "";
  if (text(asked, "type") !== "coupon")
    throw invalid("Invalid promotion[type]: must be coupon", { param: "promotion[type]" });
  if (!world.coupons[coupon]) throw missing("coupon", coupon, "promotion[coupon]");
  const code = text(form, "code") ?? newId(world, "CODE").toUpperCase();
  if (!/^[A-Za-z0-9-]{1,500}$/.test(code)) {
    throw invalid("Promotion codes may only contain letters, digits and dashes.", { param: "code" });
  }
  const isTaken = Object.values(world.promotionCodes).some(
    (each) => each.active && each.code.toLowerCase() === code.toLowerCase(),
  );
  if (isTaken) throw invalid(`An active promotion code with \`code: ${code}\` already exists.`);
  const expires = maybeNumber(form, "expires_at");
  if (expires !== null && expires <= now) {
    throw invalid("The expiration timestamp must be in the future.", { param: "expires_at" });
  }
  const restrictions = inner(form, "restrictions");
  const promotion: PromotionCode = {
    id: newId(world, "promo"),
    object: "promotion_code",
    code,
    active: text(form, "active") !== "false",
    expires_at: expires,
    max_redemptions: maybeNumber(form, "max_redemptions"),
    times_redeemed: 0,
    promotion: { type: "coupon", coupon },
    restrictions: {
      first_time_transaction: text(restrictions, "first_time_transaction") === "true",
      minimum_amount: maybeNumber(restrictions, "minimum_amount"),
      minimum_amount_currency: text(restrictions, "minimum_amount_currency") ?? null,
    },
  };
  world.promotionCodes[promotion.id] = promotion;
  return promotion;
}

/** Changes whether a promotion code is active, its only changeable field; an expired one cannot be reactivated. */
export function updatePromotionCode({ world, form, id, now }: Asked): PromotionCode {
  const promotion = world.promotionCodes[id];
  if (!promotion) throw missing("promotion code", id);
  const active = text(form, "active");
  if (active === "true" && promotion.expires_at !== null && promotion.expires_at <= now) {
    throw invalid("This promotion code has expired and cannot be activated.", { param: "active" });
  }
  if (active !== undefined) promotion.active = active === "true";
  return promotion;
}

/** Lists codes by text, ignoring case; `active` selects usable ones. */
export function promotionCodes({ world, form, now }: Asked): PromotionCode[] {
  const code = text(form, "code")?.toLowerCase();
  const wanted = text(form, "active");
  return Object.values(world.promotionCodes).filter((promotion) => {
    const coupon = world.coupons[promotion.promotion.coupon];
    const isExpired = promotion.expires_at !== null && promotion.expires_at <= now;
    const usable = promotion.active && !isExpired && coupon !== undefined && isValid(coupon, now);
    return (!code || promotion.code.toLowerCase() === code) && (wanted === undefined || usable === (wanted === "true"));
  });
}
