import { Send } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { MESSAGE_LIMITS, MESSAGE_REFUSALS } from "../../../worker/contract/messages-limits";
import type { ConversationSide } from "../../data/conversation";
import { MediaButton } from "../../media/media-button";
import { MediaPreview } from "../../media/media-preview";
import { UploadProgress } from "../../media/upload-progress";
import { useMediaUpload } from "../../media/use-media-upload";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import { useToast } from "../../ui/toast-context";
import { EMPTY_DRAFT, type MessageDraft, messageDrafts } from "./message-draft";

type MessageFormProps = {
  conversation: ConversationSide;
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  rows: number;
  submitLabel: string;
  /** Whether a photo or a video may go along. */
  withMedia: boolean;
  onSend: (draft: MessageDraft) => void;
  /** Above the text; `add` is as if a file had been chosen. */
  children?: (add: (file: File) => void) => ReactNode;
  /** Beside the buttons for files. */
  tools?: ReactNode;
  textRef?: RefObject<HTMLTextAreaElement | null>;
  /** Beside others, where room is short. */
  compact?: boolean;
};

/** Where a message is written. It stays on the device until it is sent, and is empty for the next one at once. */
export function MessageForm(props: MessageFormProps) {
  const {
    conversation,
    label,
    hideLabel = false,
    placeholder,
    rows,
    submitLabel,
    withMedia,
    onSend,
    children,
    tools,
  } = props;
  const { toast } = useToast();
  const own = useRef<HTMLTextAreaElement>(null);
  const text = props.textRef ?? own;
  const drafts = messageDrafts(conversation.memberId);
  const draft = drafts.use(conversation.userId) ?? EMPTY_DRAFT;
  const save = (next: MessageDraft) => drafts.save(conversation.userId, next);
  const upload = useMediaUpload({
    onUploaded: ([stored]) => {
      if (!stored) return;
      const { mediaUrl, mediaType } = stored;
      // What was typed while it went up.
      const now = drafts.read(conversation.userId) ?? EMPTY_DRAFT;
      save({ ...now, media: { mediaUrl, mediaType, uploadedAt: Date.now() } });
    },
  });
  const uploading = upload.state.status !== "idle";
  const media = withMedia ? draft.media : null;
  const isEmpty = draft.content.trim() === "" && media === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (uploading) return;
    if (isEmpty) {
      toast({ title: "Error", description: MESSAGE_REFUSALS.empty, tone: "destructive" });
      return;
    }
    onSend({ ...draft, content: draft.content.trim(), media });
    save({ ...EMPTY_DRAFT, messageType: draft.messageType });
    // With nothing left to send the button is switched off, and would drop the focus of a keyboard.
    if (document.activeElement?.matches("button:focus-visible")) text.current?.focus();
  }

  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  const size = props.compact ? "sm" : "md";
  const noMedia = uploading || media !== null;
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      {children?.((file) => upload.start([file]))}
      <Field label={label} hideLabel={hideLabel} help={lengthText(draft.content)}>
        <TextArea
          ref={text}
          rows={rows}
          dir="auto"
          placeholder={placeholder}
          maxLength={MESSAGE_LIMITS.content}
          value={draft.content}
          onChange={(event) => save({ ...draft, content: event.target.value })}
          onKeyDown={keyDown}
        />
      </Field>
      {media ? (
        <MediaPreview
          src={media.mediaUrl}
          mediaType={media.mediaType}
          alt={media.mediaType === "image" ? "Your photo" : "Your video"}
          onRemove={() => save({ ...draft, media: null })}
        />
      ) : null}
      <UploadProgress upload={upload} />
      <div className="flex flex-wrap items-center gap-2">
        {withMedia ? (
          <>
            <MediaButton kind="image" size={size} onFiles={upload.start} disabled={noMedia} />
            <MediaButton kind="video" size={size} onFiles={upload.start} disabled={noMedia} />
          </>
        ) : null}
        {tools}
        <Button
          type="submit"
          size={size}
          className="max-sm:w-full sm:ml-auto"
          icon={<Send aria-hidden strokeWidth={1.75} />}
          disabled={isEmpty || uploading}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

const lengthText = (content: string) =>
  content.length > MESSAGE_LIMITS.content * 0.9
    ? `${content.length.toLocaleString()} of ${MESSAGE_LIMITS.content.toLocaleString()} characters`
    : undefined;
