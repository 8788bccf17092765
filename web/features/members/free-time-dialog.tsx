import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminUser } from "../../../worker/contract/billing";
import { brand } from "../../../worker/contract/brand";
import { type CalendarDate, localDate } from "../../../worker/contract/calendar";
import { memberListsKey } from "../../data/keys";
import { changeItem } from "../../data/lists";
import { dayOf } from "../../lib/format/day-of";
import { calendarDay } from "../../lib/format/format";
import { fullName } from "../../lib/format/member-words";
import { api, call } from "../../lib/http/api";
import { failureText } from "../../lib/http/failure-text";
import { useToldChange } from "../../shell/use-told-change";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { FormDialog } from "../../ui/form-dialog";
import { freeMonth, renews } from "./free-month";
import { FreeTimeFields } from "./free-time-fields";

const FAILED = "The time could not be given.";

/** Gives time without a subscription: a free month, a longer trial, or time paid in another way. */
export function FreeTimeDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const today = localDate(new Date(), brand.timeZone);
  const [until, setUntil] = useState<CalendarDate>(() => freeMonth(user));
  const [reason, setReason] = useState("Free month");
  const change = useFreeTime(user, onClose);
  const given = user.freeUntil && Date.parse(user.freeUntil) > Date.now() ? user.freeUntil : null;
  return (
    <FormDialog
      title="Give free time"
      description={`${fullName(user)} can train without a subscription to the end of this day, by the club's clock. Nothing is charged, and it ends by itself.`}
      submitLabel={until ? `Give until ${calendarDay(until)}` : "Give"}
      busyLabel="Giving…"
      busy={change.isPending}
      error={failureText(change.error, FAILED)}
      onSubmit={() => change.mutate({ until, reason })}
      onClose={onClose}
    >
      {given ? <p className="text-muted">Has access until {dayOf(given)}. A later day extends it.</p> : null}
      {renews(user) ? (
        <Alert tone="warning" title="This member pays">
          Their subscription stays as it is and is charged on{" "}
          {user.currentPeriodEnd ? dayOf(user.currentPeriodEnd) : "its day"}. Free time counts when it ends before this
          day. To spare them a payment, cancel at period end first.
        </Alert>
      ) : null}
      <FreeTimeFields today={today} until={until} reason={reason} onUntil={setUntil} onReason={setReason} />
      {given ? (
        <Button
          variant="quiet"
          className="justify-self-start text-danger!"
          disabled={change.isPending}
          onClick={() => change.mutate({ until: null, reason: reason === "Free month" ? "Taken back" : reason })}
        >
          Take it back
        </Button>
      ) : null}
    </FormDialog>
  );
}

function useFreeTime(user: AdminUser, onDone: () => void) {
  const client = useQueryClient();
  return useToldChange(
    "member",
    (json: { until: CalendarDate | null; reason: string }) =>
      call<AdminUser>(api.api.admin.users[":id"]["free-time"].$put({ param: { id: user.id }, json })),
    {
      told: (_, { until }) =>
        until
          ? { title: "Free Time Given", description: `${fullName(user)} can train until ${calendarDay(until)}.` }
          : { title: "Free Time Taken Back", description: `${fullName(user)} has what they had before.` },
      onDone: (now) => {
        changeItem<AdminUser>(client, memberListsKey, user.id, (item) => ({ ...item, ...now }));
        onDone();
      },
      afterFailure: true,
    },
  );
}
