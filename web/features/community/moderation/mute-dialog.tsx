import { type FormEvent, useId, useState } from "react";
import { COMMUNITY_LIMITS } from "../../../../worker/contract/community-limits";
import { isUnauthorized } from "../../../lib/request-error";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field, FieldError } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { useToast } from "../../../ui/toast-context";
import { refusalText } from "../refusal-text";
import { useMute } from "./moderation-queries";
import { daysOf, MUTE_LENGTHS } from "./mute-words";

const MUTE_FAILED = "Failed to mute this member. Please try again.";

export function MuteDialog({ userId, name, onClose }: { userId: string; name: string; onClose: () => void }) {
  const { toast } = useToast();
  const form = useId();
  const [length, setLength] = useState<string>("7");
  const [reason, setReason] = useState("");
  const mute = useMute();
  const error = mute.error && !isUnauthorized(mute.error) ? refusalText(mute.error, MUTE_FAILED) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
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
    <Dialog
      open
      onOpenChange={(open) => (open || mute.isPending ? undefined : onClose())}
      title={`Mute ${name}`}
      description="Muted members read everything, but cannot post, comment, react or report. They are told why and until when."
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={mute.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" form={form} busy={mute.isPending} busyLabel="Muting…">
            Mute
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-5">
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
        <div role="alert" className="empty:hidden">
          {error ? <FieldError>{error}</FieldError> : null}
        </div>
      </form>
    </Dialog>
  );
}
