import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FREE_REASON_MAX_LENGTH, FREE_TIME_MAX_DAYS } from "../../../../worker/contract/billing-limits";
import { brand } from "../../../../worker/contract/brand";
import { addDays, localDate } from "../../../../worker/contract/calendar";
import { calendarDay, plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { TextInput } from "../../../ui/text-input";
import { monthAfter } from "../free-month";
import type { ForMany } from "./for-many";

export function FreeTimeForMany({ ids, onClose, onDone }: ForMany) {
  const today = localDate(new Date(), brand.timeZone);
  const [until, setUntil] = useState(() => monthAfter(today));
  const [reason, setReason] = useState("Free month");
  const give = useMutation({
    mutationFn: () => call(api.api.admin.members["free-time"].$post({ json: { ids: [...ids], until, reason } })),
    onSuccess: (done) =>
      onDone("Free Time Given", `${plural(done.changed, "member")} can train until ${calendarDay(until)}.`),
  });
  return (
    <FormDialog
      title={`Give ${plural(ids.length, "member")} free time`}
      description="They can train without a subscription to the end of this day, by the club's clock. Who has more time already keeps it, and subscriptions stay as they are."
      submitLabel={until ? `Give until ${calendarDay(until)}` : "Give"}
      busyLabel="Giving…"
      busy={give.isPending}
      error={failureText(give.error, "The time could not be given.")}
      onSubmit={() => give.mutate()}
      onClose={onClose}
    >
      <Field label="Until">
        <TextInput
          type="date"
          required
          min={today}
          max={addDays(today, FREE_TIME_MAX_DAYS)}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </Field>
      <Field label="Reason" help="Goes into the audit log.">
        <TextInput
          required
          maxLength={FREE_REASON_MAX_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
