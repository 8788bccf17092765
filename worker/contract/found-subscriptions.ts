import { z } from "zod";
import { ATTACH_CHUNK, FOUND_STATES } from "./found-subscriptions-limits";
import { pageQuerySchema } from "./paging";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

const instant = isoInstant;
const count = wholeNumber;
const subscriptionId = anyText.regex(/^sub_\w{1,200}$/, "This is no subscription.");

/**
 * A row of `GET /api/admin/found-subscriptions?state=`: `ready` can be attached, `decide` needs a decision first,
 * `left` cannot be attached, `attached` has become a membership of the product.
 */
export const foundSubscriptionSchema = z.object({
  id: anyText,
  customerId: anyText,
  email: anyText.nullable(),
  name: anyText.nullable(),
  member: z.object({ id: anyText, name: anyText }).nullable(),
  state: z.enum(FOUND_STATES),
  /** A sentence: why it needs a decision, or cannot be attached. */
  reason: anyText.nullable(),
  status: anyText,
  /** Price in cents of its currency, and the length of its period. */
  cents: count,
  currency: anyText,
  every: anyText,
  /** Whether it costs the same as the club's plan today. */
  isOldPrice: z.boolean(),
  renewsAt: instant.nullable(),
  /** Further remarks, one sentence each. */
  notes: z.array(anyText),
});
export type FoundSubscription = z.infer<typeof foundSubscriptionSchema>;

export const foundQuerySchema = pageQuerySchema.extend({ state: z.enum(FOUND_STATES).optional() });
export type FoundQuery = z.infer<typeof foundQuerySchema>;

/** `GET` and `POST /api/admin/found-subscriptions/look`: progress of the search at the provider. */
export const foundLookSchema = z.object({
  /** Null before the first search. */
  startedAt: instant.nullable(),
  /** Null while pages are left. */
  finishedAt: instant.nullable(),
  /** Subscriptions seen, including the product's own. */
  seen: count,
  counts: z.record(z.enum(FOUND_STATES), count),
});
export type FoundLook = z.infer<typeof foundLookSchema>;

/** `POST /api/admin/found-subscriptions/attach` */
export const attachSchema = z.object({
  ids: z.array(subscriptionId).min(1).max(ATTACH_CHUNK, `At most ${ATTACH_CHUNK} at once.`),
});
/** The result of each, in order: attached, or why not. */
const attachedSchema = z.array(z.object({ id: anyText, attached: z.boolean(), reason: anyText.nullable() }));
export type Attached = z.infer<typeof attachedSchema>;
