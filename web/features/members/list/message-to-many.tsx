import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { MESSAGE_LIMITS } from "../../../../worker/contract/messages-limits";
import { once } from "../../../data/once";
import { plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { ProgressBar } from "../../../ui/progress-bar";
import { TextArea } from "../../../ui/text-area";
import type { ForMany } from "./for-many";

/** Sends one message into each member's conversation. A retry sends to those only who have not got it. */
export function MessageToMany({ ids, onClose, onDone }: ForMany) {
  const [content, setContent] = useState("");
  const [sent, setSent] = useState(0);
  const keys = useRef(new Map<string, string>());
  const send = useMutation({
    mutationFn: async () => {
      setSent(0);
      for (const id of ids) {
        const asked = `${id} ${content}`;
        const key = keys.current.get(asked) ?? crypto.randomUUID();
        keys.current.set(asked, key);
        const json = { content, messageType: "general", toUserId: id } as const;
        await call(api.api.messages.$post({ json }, once(key)));
        setSent((count) => count + 1);
      }
    },
    onSuccess: () => onDone("Message sent!", `Your message has been sent to ${plural(ids.length, "member")}.`),
  });
  return (
    <FormDialog
      title={`Message ${plural(ids.length, "member")}`}
      description="Each gets it in the conversation with you, and answers you alone."
      submitLabel={`Send to ${ids.length}`}
      busyLabel="Sending…"
      busy={send.isPending}
      error={failureText(send.error, "Not all could be sent. Send again: nobody gets it twice.")}
      onSubmit={() => send.mutate()}
      onClose={onClose}
    >
      <Field label="Message">
        <TextArea
          required
          rows={6}
          maxLength={MESSAGE_LIMITS.content}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      {send.isPending ? <ProgressBar label="Messages sent" value={sent} max={ids.length} /> : null}
    </FormDialog>
  );
}
