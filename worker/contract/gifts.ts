import { z } from "zod";
import { GIFT_LABEL_MAX_LENGTH, GIFT_USES_MAX } from "./gifts-limits";

const instant = z.iso.datetime();
const count = z.number().int();

/** A link's code, as it stands in its address and in the field for coupons; more than anybody could guess. */
export const giftCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{10}$/);

const GIFT_STATES = ["open", "used", "expired", "ended"] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** Who opens the link: nobody known, somebody who may have the month, or why not. */
const GIFT_STANDINGS = ["visitor", "new", "own", "begun", "taken", "known", "staff"] as const;
export type GiftStanding = (typeof GIFT_STANDINGS)[number];

/**
 * `GET /api/gifts/{code}`: what a link gives. `standing`: `own` is who made it; `begun` has this month already, `taken` one
 * by another link; `known` was a member before.
 */
export const giftSchema = z.object({
  state: z.enum(GIFT_STATES),
  /** The first name of the member who gives it; null when the club does. */
  giver: z.string().nullable(),
  /** The last moment in which it can be taken. */
  until: instant,
  /** Until when the month lasts that begins now, and what each month after it costs. */
  freeUntil: instant,
  thenCents: count,
  standing: z.enum(GIFT_STANDINGS),
});
export type Gift = z.infer<typeof giftSchema>;

/** `GET` and `POST /api/subscription/gift`: a member's link of this month, and how many friends have ever come by theirs. */
export const ownGiftSchema = z.object({
  /** Whether the club lets this member give one now. */
  allowed: z.boolean(),
  link: z.object({ code: z.string(), until: instant, state: z.enum(GIFT_STATES) }).nullable(),
  came: count,
});
export type OwnGift = z.infer<typeof ownGiftSchema>;

/** `POST /api/admin/gifts`: the last day, by the club's clock, on which it can be taken. */
export const giftInputSchema = z.object({
  label: z
    .string()
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
  code: z.string(),
  /** Null for a member's. */
  label: z.string().nullable(),
  /** The member whose link it is; null for the club's, and for one whose member is gone. */
  giver: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: instant,
  until: instant,
  state: z.enum(GIFT_STATES),
  uses: count,
  /** How many have come, and how many of them have paid since. */
  came: count,
  paid: count,
});
export type GiftLink = z.infer<typeof giftLinkSchema>;

/** What has become of somebody who came by a link; `gone` has deleted their account. */
const GUEST_STATES = ["begun", "free", "paying", "past_due", "left", "gone"] as const;
/** `GET /api/admin/gifts/{id}/guests` */
export const giftGuestSchema = z.object({
  member: z.object({ id: z.string(), name: z.string() }).nullable(),
  at: instant,
  state: z.enum(GUEST_STATES),
});
export type GiftGuest = z.infer<typeof giftGuestSchema>;

/** `GET` and `PUT /api/admin/gift-settings` */
export const giftSettingsSchema = z.object({ membersMayGive: z.boolean() });
export type GiftSettings = z.infer<typeof giftSettingsSchema>;
