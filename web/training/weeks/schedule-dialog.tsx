import { useId, useState } from "react";
import { brand } from "../../../worker/contract/brand";
import { clockIn } from "../../../worker/contract/calendar";
import { instantIn } from "../../../worker/contract/site-time";
import { exactTime } from "../../lib/format/format";
import { siteTime } from "../../lib/format/site-clock";
import { AlertLine } from "../../ui/alert-line";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { submitting } from "../../ui/submitting";
import { TextInput } from "../../ui/text-input";

type ScheduleDialogProps = {
  title: string;
  startDate: string;
  publishAt: string | null;
  busy: boolean;
  error: string | null;
  onClose: () => void;
  /** An instant, or null to remove the schedule. */
  onSchedule: (publishAt: string | null) => void;
};

/** Chooses when a week is published, in the site's time zone. */
export function ScheduleDialog({ title, startDate, publishAt, busy, error, onClose, onSchedule }: ScheduleDialogProps) {
  const formId = useId();
  const [clock, setClock] = useState(() =>
    publishAt ? clockIn(new Date(publishAt), brand.timeZone) : `${startDate}T05:00`,
  );
  const [refusal, setRefusal] = useState<string>();
  const at = instantIn(clock, brand.timeZone);
  const submit = () => {
    if (!at) return setRefusal("Choose a day and a time.");
    if (at.getTime() <= Date.now()) return setRefusal("This time has passed. Choose a later one, or publish now.");
    onSchedule(at.toISOString());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Schedule publication"
      description={title}
      size="sm"
      dismissible={!busy}
      footer={
        <>
          {publishAt ? (
            <Button variant="quiet" disabled={busy} onClick={() => onSchedule(null)}>
              Take the schedule back
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving…">
            Schedule
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid grid-cols-1 gap-4" onSubmit={submitting(submit)}>
        <Field
          label="Publish at"
          error={refusal}
          help={
            at
              ? `${siteTime(at.toISOString())}. For you: ${exactTime(at.toISOString())}.`
              : `Time of ${brand.timeZone}.`
          }
        >
          <TextInput
            type="datetime-local"
            value={clock}
            onChange={(event) => {
              setClock(event.target.value);
              setRefusal(undefined);
            }}
          />
        </Field>
        <AlertLine>{error}</AlertLine>
      </form>
    </Dialog>
  );
}
