import type { CurrentUser } from "../../worker/contract/account";
import { KEYS, lineKey } from "./keys";

/** One line between a member and the coach, as one of its sides sees it. */
export type Line = {
  /** Whose line it is. */
  memberId: string;
  side: "member" | "admin";
  /** Who is looking, under whose name drafts and unsent messages are kept. */
  userId: string;
  /** Under which its messages are read. */
  key: readonly [string];
  /** The other side, in words. */
  otherName: string;
};

export const ownLine = (user: CurrentUser): Line => ({
  memberId: user.id,
  side: "member",
  userId: user.id,
  key: KEYS.messages,
  otherName: "Admin",
});

export const memberLine = (user: CurrentUser, memberId: string, otherName: string): Line => ({
  memberId,
  side: "admin",
  userId: user.id,
  key: lineKey(memberId),
  otherName,
});
