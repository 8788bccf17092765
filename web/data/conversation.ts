import type { CurrentUser } from "../../worker/contract/account";
import { conversationKey, KEYS } from "./keys";

/** One conversation between a member and the coach, as one of its sides sees it. */
export type ConversationSide = {
  /** Whose conversation it is. */
  memberId: string;
  side: "member" | "admin";
  /** Who is looking, under whose name drafts and unsent messages are kept. */
  userId: string;
  /** Under which its messages are read. */
  key: readonly [string];
  /** The other side, in words. */
  otherName: string;
};

export const ownConversation = (user: CurrentUser): ConversationSide => ({
  memberId: user.id,
  side: "member",
  userId: user.id,
  key: KEYS.messages,
  otherName: "Admin",
});

export const memberConversation = (user: CurrentUser, memberId: string, otherName: string): ConversationSide => ({
  memberId,
  side: "admin",
  userId: user.id,
  key: conversationKey(memberId),
  otherName,
});
