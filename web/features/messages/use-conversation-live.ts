import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Message } from "../../../worker/contract/messages";
import { changed } from "../../data/changed";
import type { ConversationSide } from "../../data/conversation";
import { outgoingUnderWay } from "../../data/outgoing";
import { api, call } from "../../lib/http/api";
import { useLive } from "../../lib/live/live";

/** Refetches a conversation after broadcasts about it, and after a lost connection. */
export function useConversationLive(conversation: ConversationSide): void {
  const client = useQueryClient();
  const readAgain = () => {
    // While a message is being sent, its answer updates the conversation, which is refetched after it.
    if (outgoingUnderWay().size > 0) return;
    void changed(client, "conversation", conversation.memberId);
  };
  useLive({
    onOpen: readAgain,
    onEvent: (event) => {
      if (event.type === "message" && event.conversationId === conversation.memberId) readAgain();
    },
  });
}

/** Marks the other side's messages as read once they are visible on a focused screen. */
export function useReadMark(conversation: ConversationSide, messages: readonly Message[] | undefined): void {
  const client = useQueryClient();
  const asAdmin = conversation.side === "admin";
  const newest = messages?.findLast(({ fromAdmin, isRead }) => fromAdmin !== asAdmin && !isRead)?.id;
  const { memberId } = conversation;
  useEffect(() => {
    if (newest === undefined) return;
    const mark = async () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", mark);
      const json = { upTo: newest };
      await call(
        asAdmin
          ? api.api.admin.conversations[":id"].read.$post({ param: { id: memberId }, json })
          : api.api.messages.read.$post({ json }),
      ).catch(() => null);
      void changed(client, "readMark");
    };
    document.addEventListener("visibilitychange", mark);
    void mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [client, asAdmin, memberId, newest]);
}
