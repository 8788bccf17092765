import { useState } from "react";
import type { CalendarDate } from "../../../../worker/contract/calendar";
import { daysBetween } from "../../../../worker/contract/competition-days";
import type { Entrant } from "../../../../worker/contract/competitions";
import { MESSAGE_LIMITS } from "../../../../worker/contract/messages-limits";
import { useWishLuck } from "../../../data/competitions";
import { calendarDay } from "../../../lib/format/format";
import { shownMessage } from "../../../lib/http/request-error";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { TextArea } from "../../../ui/text-area";
import { useToast } from "../../../ui/toast-context";

type LuckDialogProps = { entrant: Entrant; today: CalendarDate; onClose: () => void };

/** Sends a prepared good-luck message, once per competition. */
export function LuckDialog({ entrant, today, onClose }: LuckDialogProps) {
  const { member } = entrant;
  const [text, setText] = useState(() => wishOf(entrant, today));
  const [missing, setMissing] = useState(false);
  const { toast } = useToast();
  const wish = useWishLuck();
  const send = () => {
    const content = text.trim();
    setMissing(!content);
    if (!content || wish.isPending) return;
    wish.mutate(
      { entrant, content },
      {
        onSuccess: () => {
          toast({ title: "Luck wished", description: `${member.name} has your message.`, tone: "success" });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Wish ${member.firstName} luck`}
      description="It is sent as a message of yours. Enter sends it."
      submitLabel="Send"
      busyLabel="Sending…"
      busy={wish.isPending}
      error={wish.error ? shownMessage(wish.error) : undefined}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={`To ${member.name}`} error={missing && !text.trim() ? "Write something first." : undefined}>
        <TextArea
          rows={3}
          grow
          maxLength={MESSAGE_LIMITS.content}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
      </Field>
    </FormDialog>
  );
}

function wishOf({ member, name, date }: Entrant, today: CalendarDate): string {
  // Only within a week a weekday alone is clear.
  const near = daysBetween(today, date) < 7;
  const day = calendarDay(date, { weekday: "long", ...(near ? {} : { month: "long", day: "numeric" }) });
  const when = date === today ? "today" : `on ${day}`;
  return `Good luck at ${name} ${when}, ${member.firstName}. The work is done: trust it, and enjoy the mat.`;
}
