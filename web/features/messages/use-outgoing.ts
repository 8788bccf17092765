import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Message } from "../../../worker/contract/messages";
import { changed } from "../../data/changed";
import type { ConversationSide } from "../../data/conversation";
import { addMessage } from "../../data/messages";
import {
  dropOutgoing,
  type Outgoing,
  outgoingStore,
  outgoingUnderWay,
  putOutgoing,
  setUnderWay,
  watchUnderWay,
} from "../../data/outgoing";
import { postMessage } from "../../data/post-message";
import { isUnauthorized, shownMessage } from "../../lib/http/request-error";
import { dropClip } from "../../lib/offline/kept-clips";
import { useToast } from "../../ui/toast-context";

const SEND_FAILED = "Failed to send message";

export type ShownOutgoing = Outgoing & { isSending: boolean };

/** Sends a conversation's messages: shown at once, and kept with the error if sending fails. */
export function useOutgoing(conversation: ConversationSide) {
  const client = useQueryClient();
  const { toast } = useToast();
  const stored = outgoingStore.use(conversation.userId) ?? [];
  const underWay = useSyncExternalStore(watchUnderWay, outgoingUnderWay, outgoingUnderWay);
  const { mutate } = useMutation({
    mutationFn: async (outgoing: Outgoing): Promise<Message> => {
      if (!outgoing.clip) return postMessage(outgoing, conversation.side === "admin");
      const { deliverClip } = await import("../../media/deliver-clip");
      return deliverClip(conversation.userId, outgoing);
    },
    onMutate: (outgoing) => {
      putOutgoing(conversation.userId, { ...outgoing, failure: null });
      setUnderWay(outgoing.key, true);
    },
    onSuccess: (message, { key }) => {
      addMessage(client, conversation, message);
      dropOutgoing(conversation.userId, key);
      toast({
        title: "Message sent!",
        description:
          conversation.side === "member"
            ? "Your message has been sent to the admin."
            : `Your message has been sent to ${conversation.otherName}.`,
        tone: "success",
      });
    },
    onError: (error, outgoing) => {
      const failure = shownMessage(error, SEND_FAILED);
      putOutgoing(conversation.userId, { ...outgoing, failure });
      if (!isUnauthorized(error)) toast({ title: "Error", description: failure, tone: "destructive" });
    },
    onSettled: (_message, _error, { key }) => {
      setUnderWay(key, false);
      void changed(client, "message", conversation.memberId);
    },
  });
  const items: ShownOutgoing[] = stored
    .filter(({ memberId }) => memberId === conversation.memberId)
    .map((each) => ({ ...each, isSending: underWay.has(each.key) }));
  return {
    items,
    send: (what: Pick<Outgoing, "content" | "messageType" | "media" | "review" | "about">) =>
      mutate({ ...what, key: crypto.randomUUID(), memberId: conversation.memberId, at: Date.now(), failure: null }),
    retry: (outgoing: Outgoing) => mutate(outgoing),
    discard: (outgoing: Outgoing) => {
      dropOutgoing(conversation.userId, outgoing.key);
      if (outgoing.clip) void dropClip(conversation.userId, outgoing.key);
    },
  };
}
