import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Message } from "../../../worker/contract/messages";
import { changed } from "../../data/changed";
import type { Line } from "../../data/line";
import { addMessage } from "../../data/messages";
import { api, call } from "../../lib/http/api";
import { isUnauthorized, shownMessage } from "../../lib/http/request-error";
import { useToast } from "../../ui/toast-context";
import {
  dropOutgoing,
  type Outgoing,
  outgoingStore,
  outgoingUnderWay,
  putOutgoing,
  setUnderWay,
  watchUnderWay,
} from "./outgoing";

export const SEND_FAILED = "Failed to send message";

export type ShownOutgoing = Outgoing & { isSending: boolean };

/** What is being sent on a line, and how to send: it is shown at once, and stays with its reason when it fails. */
export function useOutgoing(line: Line) {
  const client = useQueryClient();
  const { toast } = useToast();
  const kept = outgoingStore.use(line.userId) ?? [];
  const underWay = useSyncExternalStore(watchUnderWay, outgoingUnderWay, outgoingUnderWay);
  const { mutate } = useMutation({
    mutationFn: ({ key, content, messageType, media, review }: Outgoing): Promise<Message> => {
      const file = media ? { mediaUrl: media.mediaUrl, mediaType: media.mediaType } : {};
      const asAdmin = line.side === "admin" ? { toUserId: line.memberId, ...(review ? { review } : {}) } : {};
      return call<Message>(
        api.api.messages.$post(
          { json: { content, messageType, ...file, ...asAdmin } },
          { headers: { "Idempotency-Key": key } },
        ),
      );
    },
    onMutate: (outgoing) => {
      putOutgoing(line.userId, { ...outgoing, failure: null });
      setUnderWay(outgoing.key, true);
    },
    onSuccess: (message, { key }) => {
      addMessage(client, line, message);
      dropOutgoing(line.userId, key);
      toast({
        title: "Message sent!",
        description:
          line.side === "member"
            ? "Your message has been sent to the admin."
            : `Your message has been sent to ${line.otherName}.`,
        tone: "success",
      });
    },
    onError: (error, outgoing) => {
      const failure = shownMessage(error, SEND_FAILED);
      putOutgoing(line.userId, { ...outgoing, failure });
      if (!isUnauthorized(error)) toast({ title: "Error", description: failure, tone: "destructive" });
    },
    onSettled: (_message, _error, { key }) => {
      setUnderWay(key, false);
      void changed(client, "message", line.memberId);
    },
  });
  const items: ShownOutgoing[] = kept
    .filter(({ memberId }) => memberId === line.memberId)
    .map((each) => ({ ...each, isSending: underWay.has(each.key) }));
  return {
    items,
    send: (what: Pick<Outgoing, "content" | "messageType" | "media" | "review">) =>
      mutate({ ...what, key: crypto.randomUUID(), memberId: line.memberId, at: Date.now(), failure: null }),
    retry: (outgoing: Outgoing) => mutate(outgoing),
    discard: (outgoing: Outgoing) => dropOutgoing(line.userId, outgoing.key),
  };
}
