import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from "react";
import { MESSAGE_LIMITS, MESSAGE_REFUSALS } from "../../../worker/contract/messages-limits";
import type { ConversationSide } from "../../data/conversation";
import { useAttachment } from "../../media/attachment";
import { useToast } from "../../ui/toast-context";
import { EMPTY_DRAFT, type MessageDraft, messageDrafts } from "./message-draft";

type Options = {
  conversation: ConversationSide;
  /** Whether a photo or a video can be attached. */
  withMedia: boolean;
  onSend: (draft: MessageDraft) => void;
  textRef?: RefObject<HTMLTextAreaElement | null> | undefined;
};

/** State of a conversation's form: its draft stays on the device until sent; sending empties it at once. */
export function useMessageForm({ conversation, withMedia, onSend, textRef }: Options) {
  const { toast } = useToast();
  const own = useRef<HTMLTextAreaElement>(null);
  const text = textRef ?? own;
  const drafts = messageDrafts(conversation.memberId);
  const draft = drafts.use(conversation.userId) ?? EMPTY_DRAFT;
  const save = (next: MessageDraft) => drafts.save(conversation.userId, next);
  const attachment = useAttachment((stored) => {
    // Text typed during the upload.
    const now = drafts.read(conversation.userId) ?? EMPTY_DRAFT;
    save({ ...now, media: { ...stored, uploadedAt: Date.now() } });
  });
  // Voice notes belong to reviews and are not stored here.
  const { media: kept } = draft;
  const media = withMedia && kept && kept.mediaType !== "audio" ? { ...kept, mediaType: kept.mediaType } : null;
  const isEmpty = draft.content.trim() === "" && media === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (attachment.isOpen) return;
    if (isEmpty) {
      toast({ title: "Error", description: MESSAGE_REFUSALS.empty, tone: "destructive" });
      return;
    }
    onSend({ ...draft, content: draft.content.trim(), media });
    save({ ...EMPTY_DRAFT, messageType: draft.messageType });
    // The button is disabled once nothing is left to send, which would lose keyboard focus.
    if (document.activeElement?.matches("button:focus-visible")) text.current?.focus();
  }

  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return {
    draft,
    save,
    attachment,
    media,
    submit,
    cannotSend: isEmpty || attachment.isOpen,
    help: lengthText(draft.content),
    removeMedia: () => save({ ...draft, media: null }),
    /** Props of the text area. */
    writing: {
      ref: text,
      dir: "auto",
      maxLength: MESSAGE_LIMITS.content,
      value: draft.content,
      onChange: (event: { target: { value: string } }) => save({ ...draft, content: event.target.value }),
      onKeyDown: keyDown,
    },
  } as const;
}

const lengthText = (content: string) =>
  content.length > MESSAGE_LIMITS.content * 0.9
    ? `${content.length.toLocaleString()} of ${MESSAGE_LIMITS.content.toLocaleString()} characters`
    : undefined;
