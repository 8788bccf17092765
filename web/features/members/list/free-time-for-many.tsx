import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import { localDate } from "../../../../worker/contract/calendar";
import { calendarDay, plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { FormDialog } from "../../../ui/form-dialog";
import { monthAfter } from "../free-month";
import { FreeTimeFields } from "../free-time-fields";
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
      <FreeTimeFields today={today} until={until} reason={reason} onUntil={setUntil} onReason={setReason} />
    </FormDialog>
  );
}
