import { z } from "zod";
import { NOTICE_KINDS, NOTICE_TOPICS } from "./notices-limits";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

export const noticeSchema = z.object({
  id: wholeNumber,
  kind: z.enum(NOTICE_KINDS),
  /** A sentence that says what happened. */
  text: anyText,
  /** An excerpt of what it is about. */
  detail: anyText.nullable(),
  /** The page to open. */
  path: anyText,
  /** The person who acted last. */
  person: z.object({ firstName: anyText, lastName: anyText, profileImageUrl: anyText.nullable() }).nullable(),
  at: isoInstant,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;

export const unreadNoticesSchema = z.object({ count: wholeNumber });
export type UnreadNotices = z.infer<typeof unreadNoticesSchema>;

const choices = z.object(Object.fromEntries(NOTICE_TOPICS.map((topic) => [topic, z.boolean()])) as Choices);
type Choices = Record<(typeof NOTICE_TOPICS)[number], z.ZodBoolean>;

const noticePreferencesSchema = z.object({
  mail: choices,
  push: choices,
  /** The VAPID public key; null if pushes are off. */
  pushKey: anyText.nullable(),
});
export type NoticePreferences = z.infer<typeof noticePreferencesSchema>;

export const preferencesChangeSchema = z.object({
  mail: choices.partial().optional(),
  push: choices.partial().optional(),
});
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;

const base64url = anyText.regex(/^[\w-]+$/, "This browser's push key cannot be read.");

/** The shape of `PushSubscription.toJSON()`. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: base64url.length(87), auth: base64url.length(22) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

export const pushEndpointSchema = pushSubscriptionSchema.pick({ endpoint: true });

const unsubscribedSchema = z.object({ topic: z.enum(NOTICE_TOPICS) });
export type Unsubscribed = z.infer<typeof unsubscribedSchema>;
