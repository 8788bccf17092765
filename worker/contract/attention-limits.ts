import type { Attention } from "./attention";
import type { Right } from "./rights";

/** Counts stop here; this value means "this or more". */
export const ATTENTION_MOST = 100;

/** The right needed to act on each count; without it the count is sent as 0. */
export const ATTENTION_RIGHT: Readonly<Record<keyof Attention, Right>> = {
  openSessions: "book",
  draftPrograms: "weeks",
  draftWorkouts: "weeks",
  draftPosts: "articles",
  newConsultations: "consultations",
  unreadMessages: "messages",
  pastDueMembers: "money",
  missingVideos: "weeks",
  troubledLinks: "weeks",
  reports: "moderation",
};
