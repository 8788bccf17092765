import type { Message, Review } from "../../contract/messages";
import type { conversation } from "../../db/messages";
import type { MessageRow } from "./queries";

export function presentMessage({ message, conversation, reviewed }: MessageRow): Message {
  return {
    id: message.id,
    conversationId: conversation.memberId,
    fromUserId: message.fromUserId,
    fromAdmin: message.fromAdmin,
    content: message.content,
    messageType: message.messageType,
    mediaUrl: message.mediaUrl,
    mediaType: message.mediaType,
    createdAt: message.createdAt.toISOString(),
    isRead: message.id <= (message.fromAdmin ? conversation.readByMember : conversation.readByAdmins),
    review: message.remarks
      ? { messageId: message.reviewedId, media: reviewedMedia(reviewed), remarks: message.remarks }
      : null,
    ...(message.filmed ? { filmed: message.filmed } : {}),
    ...(message.about ? { about: message.about } : {}),
  };
}

function reviewedMedia(reviewed: MessageRow["reviewed"]): Review["media"] {
  const { mediaUrl = null, mediaType = null } = reviewed ?? {};
  return mediaUrl && (mediaType === "image" || mediaType === "video") ? { mediaUrl, mediaType } : null;
}

type ConversationStatus = Pick<
  typeof conversation.$inferSelect,
  "topic" | "unreadByAdmins" | "waitingSince" | "resolvedAt"
>;

/** Returns a conversation's state for admins. */
export const presentStatus = ({ topic, unreadByAdmins, waitingSince, resolvedAt }: ConversationStatus) => ({
  topic,
  unread: unreadByAdmins,
  waitingSince: waitingSince?.toISOString() ?? null,
  resolvedAt: resolvedAt?.toISOString() ?? null,
});
