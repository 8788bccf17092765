import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import {
  COMMUNITY_LIMITS,
  COMMUNITY_REFUSALS,
  REPORT_REASONS,
  type ReportReason,
} from "../../../worker/contract/community-limits";
import { Field } from "../../ui/field";
import { FieldGroup } from "../../ui/field-group";
import { FormDialog } from "../../ui/form-dialog";
import { Radio } from "../../ui/radio";
import { TextArea } from "../../ui/text-area";
import { useToast } from "../../ui/toast-context";
import { refusalOf } from "./refusal-text";
import { REASON_WORDS } from "./report-words";

type ReportAnswer = { reason: ReportReason; note: string | null };

type ReportDialogProps = {
  what: "post" | "comment";
  /** The name of its author. */
  name: string;
  send: (report: ReportAnswer) => Promise<{ message: string }>;
  onReported: () => void;
  onClose: () => void;
};

export function ReportDialog({ what, name, send, onReported, onClose }: ReportDialogProps) {
  const { toast } = useToast();
  const group = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const report = useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => {
      toast({ title: "Thank you", description: message, tone: "success" });
      onReported();
      onClose();
    },
  });

  function submit() {
    setTried(true);
    if (reason) report.mutate({ reason, note: note.trim() || null });
  }

  return (
    <FormDialog
      title={what === "post" ? "Report Post" : "Report Comment"}
      description={`What is wrong with the ${what} of ${name}? The coach sees who reported it; nobody else does.`}
      submitLabel="Report"
      busyLabel="Sending…"
      busy={report.isPending}
      error={refusalOf(report.error, `Failed to report this ${what}. Please try again.`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldGroup legend="Reason" error={tried && !reason ? COMMUNITY_REFUSALS.reason : undefined}>
        {REPORT_REASONS.map((each) => (
          <Radio
            key={each}
            name={group}
            value={each}
            label={REASON_WORDS[each]}
            checked={reason === each}
            onChange={() => setReason(each)}
          />
        ))}
      </FieldGroup>
      <Field label="Anything to add?" optional>
        <TextArea
          rows={3}
          maxLength={COMMUNITY_LIMITS.reportNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
