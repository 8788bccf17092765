import type { CurrentUser } from "../../worker/contract/account";
import { conversationKey, KEYS } from "./keys";

/** A conversation between a member and the coach, seen from one side. */
export type ConversationSide = {
  /** The member of the conversation. */
  memberId: string;
  side: "member" | "admin";
  /** The current user, under whom drafts and unsent messages are stored. */
  userId: string;
  /** Query key of its messages. */
  key: readonly [string];
  /** Name of the other side. */
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
