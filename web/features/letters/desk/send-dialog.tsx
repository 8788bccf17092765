import { brand } from "../../../../worker/contract/brand";
import { instantIn } from "../../../../worker/contract/site-time";
import { useAudience, useLetterActs } from "../../../data/letters";
import { plural } from "../../../lib/format/format";
import { siteTime } from "../../../lib/format/site-clock";
import { failureText } from "../../../lib/http/failure-text";
import { issuesOf } from "../../../lib/http/issues-of";
import { useCallKey } from "../../../lib/http/use-call-key";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { audienceOf, type LetterDraft } from "./letter-drafts";

type SendDialogProps = {
  draft: LetterDraft;
  onClose: () => void;
  /** Called if a field was refused. */
  onRefused: (error: unknown) => void;
  onSent: (id: number) => void;
};

/** Asks for confirmation, with the number of recipients, because sending cannot be undone. */
export function SendDialog({ draft, onClose, onRefused, onSent }: SendDialogProps) {
  const { send } = useLetterActs();
  const { data } = useAudience(audienceOf(draft));
  const keyOf = useCallKey();
  const at = instantIn(draft.sendAt, brand.timeZone);
  const later = at && at.getTime() > Date.now() ? at.toISOString() : null;
  const whom = data ? `${plural(data.mailed, "mail")} to ${plural(data.members, "member")}` : "It";
  const json = {
    subject: draft.subject.trim(),
    content: draft.content,
    audience: audienceOf(draft),
    sendAt: later,
  };
  const failure = send.error && !issuesOf(send.error).length ? send.error : null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={later ? `Schedule “${json.subject}”?` : `Send “${json.subject}”?`}
      description={
        later
          ? `${whom} as things are now. It goes ${siteTime(later)}, to whoever it is for then. Until then you can stop it.`
          : `${whom}. They go in batches, and you can stop it while it goes. What has gone cannot be taken back.`
      }
      confirmLabel={later ? "Schedule" : "Send now"}
      cancelLabel="Not yet"
      busy={send.isPending}
      busyLabel={later ? "Scheduling…" : "Sending…"}
      error={failureText(failure, "The letter was not sent.")}
      onConfirm={() =>
        send.mutate(
          { json, key: keyOf(JSON.stringify(json)) },
          {
            onSuccess: ({ id }) => onSent(id),
            onError: (error) => (issuesOf(error).length ? onRefused(error) : undefined),
          },
        )
      }
    />
  );
}
