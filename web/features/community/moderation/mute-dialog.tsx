import { useState } from "react";
import { COMMUNITY_LIMITS } from "../../../../worker/contract/community-limits";
import { useMute } from "../../../data/moderation";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { useToast } from "../../../ui/toast-context";
import { refusalOf } from "../refusal-text";
import { daysOf, MUTE_LENGTHS } from "./mute-words";

export function MuteDialog({ userId, name, onClose }: { userId: string; name: string; onClose: () => void }) {
  const { toast } = useToast();
  const [length, setLength] = useState<string>("7");
  const [reason, setReason] = useState("");
  const mute = useMute();

  function submit() {
    mute.mutate(
      { userId, days: daysOf(length), reason: reason.trim() || null },
      {
        onSuccess: () => {
          toast({ title: "Member muted", description: `${name} can read, but not write.`, tone: "success" });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={`Mute ${name}`}
      description="Muted members read everything, but cannot post, comment, react or report. They are told why and until when."
      submitLabel="Mute"
      busyLabel="Muting…"
      tone="danger"
      busy={mute.isPending}
      error={refusalOf(mute.error, "Failed to mute this member. Please try again.")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="For how long">
        <Select options={MUTE_LENGTHS} value={length} onChange={(event) => setLength(event.target.value)} />
      </Field>
      <Field label="Reason" optional help="The member reads it.">
        <TextArea
          rows={3}
          maxLength={COMMUNITY_LIMITS.muteReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
