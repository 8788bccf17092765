import { z } from "zod";
import { ATTACH_CHUNK, FOUND_STATES } from "./found-subscriptions-limits";
import { pageQuerySchema } from "./paging";

const instant = z.iso.datetime();
const count = z.number().int();
const subscriptionId = z.string().regex(/^sub_\w{1,200}$/, "This is no subscription.");

/**
 * A row of `GET /api/admin/found-subscriptions?state=`: `ready` to be attached to its member, `decide` wants a person's eye
 * first, `left` cannot be attached, `attached` is a membership of the product.
 */
export const foundSubscriptionSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  member: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.enum(FOUND_STATES),
  /** A sentence: why it waits for a decision, or is left as it is. */
  reason: z.string().nullable(),
  status: z.string(),
  /** What a period costs, in cents of its currency, and how long it is. */
  cents: count,
  currency: z.string(),
  every: z.string(),
  /** Whether it costs what the club's plan costs today. */
  isOldPrice: z.boolean(),
  renewsAt: instant.nullable(),
  /** What else is to be seen: a sentence each. */
  notes: z.array(z.string()),
});
export type FoundSubscription = z.infer<typeof foundSubscriptionSchema>;

export const foundQuerySchema = pageQuerySchema.extend({ state: z.enum(FOUND_STATES).optional() });
export type FoundQuery = z.infer<typeof foundQuerySchema>;

/** `GET` and `POST /api/admin/found-subscriptions/look`: how far the provider was looked through. */
export const foundLookSchema = z.object({
  /** Null before the first look. */
  startedAt: instant.nullable(),
  /** Null while pages are left. */
  finishedAt: instant.nullable(),
  /** Subscriptions that were looked at, with the product's own. */
  seen: count,
  counts: z.record(z.enum(FOUND_STATES), count),
});
export type FoundLook = z.infer<typeof foundLookSchema>;

/** `POST /api/admin/found-subscriptions/attach` */
export const attachSchema = z.object({
  ids: z.array(subscriptionId).min(1).max(ATTACH_CHUNK, `At most ${ATTACH_CHUNK} at once.`),
});
/** The answer, of each in its order: attached, or why not. */
const attachedSchema = z.array(z.object({ id: z.string(), attached: z.boolean(), reason: z.string().nullable() }));
export type Attached = z.infer<typeof attachedSchema>;
