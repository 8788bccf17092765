import { Send } from "lucide-react";
import type { ComponentProps, KeyboardEvent, ReactNode, RefObject } from "react";
import type { ConversationSide } from "../../data/conversation";
import { MediaField } from "../../media/media-field";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import type { MessageDraft } from "./message-draft";
import { useMessageForm } from "./use-message-form";

type MessageFormProps = {
  conversation: ConversationSide;
  label: string;
  placeholder: string;
  onSend: (draft: MessageDraft) => void;
  /** Shown beside the upload buttons. */
  tools?: ReactNode;
  textRef?: RefObject<HTMLTextAreaElement | null>;
  /** Further props of the text area; a key handled here is not handled by the form. */
  typing?: Omit<ComponentProps<"textarea">, "value" | "onChange" | "ref">;
  /** Shown over the field. */
  over?: ReactNode;
};

/** The form for a reply. */
export function MessageForm(props: MessageFormProps) {
  const { conversation, label, placeholder, onSend, tools, textRef, typing, over } = props;
  const form = useMessageForm({ conversation, withMedia: true, onSend, textRef });
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    typing?.onKeyDown?.(event);
    if (!event.defaultPrevented) form.writing.onKeyDown(event);
  };
  return (
    <form onSubmit={form.submit} className="relative grid grid-cols-1 gap-3">
      {over}
      <Field label={label} hideLabel help={form.help}>
        <TextArea rows={2} placeholder={placeholder} {...form.writing} {...typing} onKeyDown={keyDown} />
      </Field>
      <MediaField size="sm" attachment={form.attachment} media={form.media} onRemove={form.removeMedia}>
        {tools}
        <Button
          type="submit"
          size="sm"
          className="max-sm:w-full sm:ml-auto"
          icon={<Send aria-hidden strokeWidth={1.75} />}
          disabled={form.cannotSend}
        >
          Send Reply
        </Button>
      </MediaField>
    </form>
  );
}
