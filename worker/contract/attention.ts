import { z } from "zod";
import { wholeNumber } from "./shared-schemas";

/** A count that stops at `ATTENTION_MOST`; shown as "99+". */
const upTo = wholeNumber;

/** `GET /api/admin/attention`: what waits for the coach, up to `ATTENTION_MOST` each; 0 without the right to act. */
export const attentionSchema = z.object({
  /** Members' sessions that nobody has looked at. */
  openSessions: upTo,
  draftPrograms: upTo,
  draftWorkouts: upTo,
  draftPosts: upTo,
  newConsultations: upTo,
  /** Conversations with unread messages. */
  unreadMessages: upTo,
  pastDueMembers: upTo,
  missingVideos: upTo,
  troubledLinks: upTo,
  /** Reported posts and comments without a decision. */
  reports: upTo,
});
export type Attention = z.infer<typeof attentionSchema>;
