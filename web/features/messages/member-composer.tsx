import { Send } from "lucide-react";
import { MESSAGE_TYPE_NAMES, MESSAGE_TYPES, type MessageType } from "../../../worker/contract/messages-limits";
import type { ConversationSide } from "../../data/conversation";
import { MediaField } from "../../media/media-field";
import { cx } from "../../ui/cx";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import { TitledSection } from "../../ui/titled-section";
import { EMPTY_DRAFT, messageDrafts } from "./message-draft";
import { SharedFile } from "./shared-file";
import { useMessageForm } from "./use-message-form";
import type { useOutgoing } from "./use-outgoing";

type MemberComposerProps = {
  conversation: ConversationSide;
  send: ReturnType<typeof useOutgoing>["send"];
  className?: string;
};

/** A member's message form: topic, photo or clip, text. */
export function MemberComposer({ conversation, send, className }: MemberComposerProps) {
  const kept = messageDrafts(conversation.memberId).use(conversation.userId) ?? EMPTY_DRAFT;
  const withMedia = kept.messageType === "form_check";
  const { draft, save, ...form } = useMessageForm({
    conversation,
    withMedia,
    onSend: ({ content, messageType, media }) => send({ content, messageType, media, review: null }),
  });
  return (
    <TitledSection
      title="Send Message"
      headingClass="sr-only"
      className={cx("border-line bg-raised px-3 pt-3 pb-3 sm:px-5 sm:pb-5", className)}
    >
      <form onSubmit={form.submit} className="grid max-h-[60dvh] grid-cols-1 gap-2.5 overflow-y-auto">
        <SharedFile
          onAdd={(file) => {
            save({ ...draft, messageType: "form_check", media: null });
            form.attachment.upload.start([file]);
          }}
        />
        <fieldset className="min-w-0">
          <legend className="sr-only">Message type</legend>
          <div className="-mx-3 flex gap-1.5 overflow-x-auto px-3 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0">
            {MESSAGE_TYPES.map((type) => (
              <label key={type} title={WHAT_FOR[type]} className={CHIP}>
                <input
                  type="radio"
                  name="message-type"
                  value={type}
                  checked={draft.messageType === type}
                  onChange={() => save({ ...draft, messageType: type })}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-offset-2"
                />
                {MESSAGE_TYPE_NAMES[type]}
              </label>
            ))}
          </div>
        </fieldset>
        {withMedia ? (
          <MediaField size="sm" attachment={form.attachment} media={form.media} onRemove={form.removeMedia} />
        ) : null}
        <div className="flex items-end gap-2">
          <Field label="Your message" hideLabel help={form.help} className="min-w-0 flex-1">
            <TextArea
              rows={1}
              grow
              className="max-h-[10.25rem]! min-h-12 resize-none!"
              placeholder={PLACEHOLDERS[draft.messageType]}
              {...form.writing}
            />
          </Field>
          <button type="submit" disabled={form.cannotSend} aria-label="Send Message" className={SEND}>
            <Send aria-hidden strokeWidth={1.75} className="size-5" />
          </button>
        </div>
      </form>
    </TitledSection>
  );
}

const CHIP =
  "relative inline-flex min-h-11 shrink-0 items-center rounded-full border border-line-strong px-4 font-semibold text-muted text-sm whitespace-nowrap transition-colors hover:text-ink sm:min-h-9 " +
  "has-checked:border-ink has-checked:bg-ink has-checked:text-paper forced-colors:has-checked:outline-2";
const SEND =
  "grid size-12 shrink-0 place-items-center rounded-full bg-accent hover:bg-accent-strong text-on-accent transition-transform active:translate-y-px disabled:cursor-not-allowed disabled:opacity-50 forced-colors:border";

const WHAT_FOR: Record<MessageType, string> = {
  general: "Anything about your training or your membership.",
  form_check: "A photo or a clip of a lift, from the side if you can.",
  substitution: "An exercise that you cannot do, and why.",
};

const PLACEHOLDERS: Record<MessageType, string> = {
  general: "What would you like to know?",
  form_check: "Which exercise is it, and what should be looked at?",
  substitution: "Which exercise, and what is in the way?",
};
