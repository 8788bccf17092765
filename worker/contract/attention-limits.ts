import type { Attention } from "./attention";
import type { Right } from "./rights";

/** So many are counted; as many mean "this or more". */
export const ATTENTION_MOST = 100;

/** Whose it is to do something about it; nobody else is told how many wait. */
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
