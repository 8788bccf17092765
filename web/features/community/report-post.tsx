import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import {
  COMMUNITY_LIMITS,
  COMMUNITY_REFUSALS,
  REPORT_REASONS,
  type ReportReason,
} from "../../../worker/contract/community-limits";
import { api, call } from "../../lib/api";
import { isUnauthorized } from "../../lib/request-error";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field, FieldError } from "../../ui/field";
import { FieldGroup } from "../../ui/field-group";
import { Radio } from "../../ui/radio";
import { TextArea } from "../../ui/text-area";
import { useToast } from "../../ui/toast-context";
import { changePost } from "./feed-changes";
import { memberName } from "./member-words";
import { refusalText } from "./refusal-text";
import { REASON_WORDS } from "./report-words";
import type { ShownPost } from "./shown-post";

const REPORT_FAILED = "Failed to report this post. Please try again.";

export function ReportPost({ post, onClose }: { post: ShownPost; onClose: () => void }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const form = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const report = useMutation({
    mutationFn: (chosen: ReportReason) =>
      call(
        api.api.community.posts[":id"].report.$post({
          param: { id: String(post.id) },
          json: { reason: chosen, note: note.trim() || null },
        }),
      ),
    onSuccess: ({ message }) => {
      changePost(client, post.id, (before) => ({ ...before, hasReported: true }));
      toast({ title: "Thank you", description: message, tone: "success" });
      onClose();
    },
  });
  const error = report.error && !isUnauthorized(report.error) ? refusalText(report.error, REPORT_FAILED) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (reason) report.mutate(reason);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || report.isPending ? undefined : onClose())}
      title="Report Post"
      description={`What is wrong with the post of ${memberName(post.user)}? The coach sees who reported it; nobody else does.`}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={report.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={report.isPending} busyLabel="Sending…">
            Report
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-5">
        <FieldGroup legend="Reason" error={tried && !reason ? COMMUNITY_REFUSALS.reason : undefined}>
          {REPORT_REASONS.map((each) => (
            <Radio
              key={each}
              name={`${form}-reason`}
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
        <div role="alert" className="empty:hidden">
          {error ? <FieldError>{error}</FieldError> : null}
        </div>
      </form>
    </Dialog>
  );
}
