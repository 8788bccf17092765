import { z } from "zod";
import { GIFT_LABEL_MAX_LENGTH, GIFT_USES_MAX } from "./gifts-limits";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

const instant = isoInstant;
const count = wholeNumber;

/** A link's unguessable code, used in its address and as a coupon. */
export const giftCodeSchema = anyText
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{10}$/);

const GIFT_STATES = ["open", "used", "expired", "ended"] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** What the visitor is to the gift: unknown, eligible, or why not. */
const GIFT_STANDINGS = ["visitor", "new", "own", "begun", "taken", "known", "staff"] as const;
export type GiftStanding = (typeof GIFT_STANDINGS)[number];

/**
 * `GET /api/gifts/{code}`: the gift. `standing`: `own` is the giver; `begun` has taken this gift, `taken` another one;
 * `known` was a member before.
 */
export const giftSchema = z.object({
  state: z.enum(GIFT_STATES),
  /** First name of the giving member; null for the club's link. */
  giver: anyText.nullable(),
  /** When the link expires. */
  until: instant,
  /** End of a free month that starts now, and the price of each month after it. */
  freeUntil: instant,
  thenCents: count,
  standing: z.enum(GIFT_STANDINGS),
});
export type Gift = z.infer<typeof giftSchema>;

/** `GET` and `POST /api/subscription/gift`: this month's link, and how many friends ever used the member's links. */
export const ownGiftSchema = z.object({
  /** Whether this member may give one now. */
  allowed: z.boolean(),
  link: z.object({ code: anyText, until: instant, state: z.enum(GIFT_STATES) }).nullable(),
  came: count,
});
export type OwnGift = z.infer<typeof ownGiftSchema>;

/** `POST /api/admin/gifts`: `until` is the last valid day, in the club's zone. */
export const giftInputSchema = z.object({
  label: anyText
    .trim()
    .min(1, "Say what the link is for. Only you see it.")
    .max(GIFT_LABEL_MAX_LENGTH, `At most ${GIFT_LABEL_MAX_LENGTH} characters.`),
  uses: z
    .number()
    .int("Whole numbers only.")
    .min(1, "One person at least.")
    .max(GIFT_USES_MAX, `At most ${GIFT_USES_MAX} people by one link.`),
  until: z.iso.date("Choose a day."),
});
export type GiftInput = z.infer<typeof giftInputSchema>;

/** A row of `GET /api/admin/gifts`, newest first. */
export const giftLinkSchema = z.object({
  id: count,
  code: anyText,
  /** Null for a member's link. */
  label: anyText.nullable(),
  /** The member whose link it is; null for the club's, and once the member is deleted. */
  giver: z.object({ id: anyText, name: anyText }).nullable(),
  createdAt: instant,
  until: instant,
  state: z.enum(GIFT_STATES),
  uses: count,
  /** Number of people who used it, and how many of them have paid since. */
  came: count,
  paid: count,
});
export type GiftLink = z.infer<typeof giftLinkSchema>;

/** State of somebody who used a link; `gone` has deleted their account. */
const GUEST_STATES = ["begun", "free", "paying", "past_due", "left", "gone"] as const;
/** `GET /api/admin/gifts/{id}/guests` */
export const giftGuestSchema = z.object({
  member: z.object({ id: anyText, name: anyText }).nullable(),
  at: instant,
  state: z.enum(GUEST_STATES),
});
export type GiftGuest = z.infer<typeof giftGuestSchema>;

/** `GET` and `PUT /api/admin/gift-settings` */
export const giftSettingsSchema = z.object({ membersMayGive: z.boolean() });
export type GiftSettings = z.infer<typeof giftSettingsSchema>;
