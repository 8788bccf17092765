import { z } from "zod";

/** Counted up to here; more is "99+". */
const upTo = z.number().int();

/** `GET /api/admin/attention`: what waits for the coach, each counted up to `ATTENTION_MOST`; nothing of what is not theirs to do. */
export const attentionSchema = z.object({
  /** What members did and nobody has looked at. */
  openSessions: upTo,
  draftPrograms: upTo,
  draftWorkouts: upTo,
  draftPosts: upTo,
  newConsultations: upTo,
  /** Conversations with something unread. */
  unreadMessages: upTo,
  pastDueMembers: upTo,
  missingVideos: upTo,
  troubledLinks: upTo,
  /** Posts and comments that members have reported and nobody has decided about. */
  reports: upTo,
});
export type Attention = z.infer<typeof attentionSchema>;
