import { useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import type { MemberImport } from "../../../../worker/contract/member-imports";
import {
  INVITE_DAYS,
  INVITE_SUBJECT_MAX_LENGTH,
  INVITE_TEXT_MAX_LENGTH,
} from "../../../../worker/contract/member-imports-limits";
import { plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { useToldChange } from "../../../shell/use-told-change";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";

const firstText = () => `Your training now lives at ${brand.name}, and your place is ready.

Open the link to choose a password. It takes a minute, and what you have paid for stays yours.`;

type InviteDialogProps = { made: MemberImport; again: boolean; onClose: () => void };

/** Edits the invitation mail in the coach's own words, with a preview. */
export function InviteDialog({ made, again, onClose }: InviteDialogProps) {
  const [subject, setSubject] = useState(`Your place at ${brand.name}`);
  const [text, setText] = useState(firstText);
  const count = again ? made.uninvited + made.invited : made.uninvited;
  const send = useToldChange(
    "member",
    () =>
      call(
        api.api.admin["member-imports"][":id"].invite.$post({ param: { id: made.id }, json: { subject, text, again } }),
      ),
    {
      told: (done) => ({
        title: "Invitations On Their Way",
        description: `${plural(done.changed, "member")} will be written to, in batches.`,
      }),
      onDone: onClose,
      afterFailure: true,
    },
  );
  return (
    <FormDialog
      title={`Invite ${plural(count, "member")}`}
      description={`Each gets a link of their own, good for ${INVITE_DAYS} days.${again ? " Their older links end." : ""}`}
      submitLabel={`Invite ${count}`}
      busyLabel="Inviting…"
      busy={send.isPending}
      error={failureText(send.error, "Nobody was invited.")}
      onSubmit={() => send.mutate()}
      onClose={onClose}
    >
      <Field label="Subject">
        <TextInput
          required
          maxLength={INVITE_SUBJECT_MAX_LENGTH}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      </Field>
      <Field label="Text">
        <TextArea
          required
          rows={7}
          maxLength={INVITE_TEXT_MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <section aria-label="Preview" className="grid gap-3 rounded-md border border-line bg-raised p-4 text-sm">
        <p className="text-muted">As Ana reads it</p>
        <p className="font-semibold">{subject}</p>
        <p>Hello Ana,</p>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name.
          <p key={index} className="whitespace-pre-line break-words">
            {paragraph}
          </p>
        ))}
        <p className="font-semibold text-accent">Choose a password</p>
      </section>
    </FormDialog>
  );
}
