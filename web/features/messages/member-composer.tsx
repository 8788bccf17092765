import { useId } from "react";
import { MESSAGE_TYPE_NAMES, MESSAGE_TYPES, type MessageType } from "../../../worker/contract/messages-limits";
import type { ConversationSide } from "../../data/conversation";
import { Card } from "../../ui/card";
import { FieldGroup } from "../../ui/field-group";
import { Radio } from "../../ui/radio";
import { EMPTY_DRAFT, messageDrafts } from "./message-draft";
import { MessageForm } from "./message-form";
import { SharedFile } from "./shared-file";
import type { useOutgoing } from "./use-outgoing";

type MemberComposerProps = { conversation: ConversationSide; send: ReturnType<typeof useOutgoing>["send"] };

export function MemberComposer({ conversation, send }: MemberComposerProps) {
  const drafts = messageDrafts(conversation.memberId);
  const draft = drafts.use(conversation.userId) ?? EMPTY_DRAFT;
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <div className="grid grid-cols-1 gap-5">
        <h2 id={heading} className="text-2xl">
          Send Message
        </h2>
        <MessageForm
          conversation={conversation}
          label="Your message"
          placeholder={PLACEHOLDERS[draft.messageType]}
          rows={6}
          submitLabel="Send Message"
          withMedia={draft.messageType === "form_check"}
          onSend={({ content, messageType, media }) => send({ content, messageType, media, review: null })}
        >
          {(add) => (
            <>
              <SharedFile
                onAdd={(file) => {
                  drafts.save(conversation.userId, { ...draft, messageType: "form_check", media: null });
                  add(file);
                }}
              />
              <FieldGroup legend="Message type" className="grid gap-x-6 sm:grid-cols-3">
                {MESSAGE_TYPES.map((type) => (
                  <Radio
                    key={type}
                    name="message-type"
                    label={MESSAGE_TYPE_NAMES[type]}
                    help={WHAT_FOR[type]}
                    value={type}
                    checked={draft.messageType === type}
                    onChange={() => drafts.save(conversation.userId, { ...draft, messageType: type })}
                  />
                ))}
              </FieldGroup>
            </>
          )}
        </MessageForm>
      </div>
    </Card>
  );
}

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
