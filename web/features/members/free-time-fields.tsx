import { FREE_REASON_MAX_LENGTH, FREE_TIME_MAX_DAYS } from "../../../worker/contract/billing-limits";
import { addDays, type CalendarDate } from "../../../worker/contract/calendar";
import { DayField } from "../../ui/day-field";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";

type FreeTimeFieldsProps = {
  today: CalendarDate;
  until: CalendarDate;
  reason: string;
  onUntil: (until: CalendarDate) => void;
  onReason: (reason: string) => void;
};

/** Fields for the last day of free time and its reason. */
export function FreeTimeFields({ today, until, reason, onUntil, onReason }: FreeTimeFieldsProps) {
  return (
    <>
      <DayField label="Until" min={today} max={addDays(today, FREE_TIME_MAX_DAYS)} value={until} onChange={onUntil} />
      <Field label="Reason" help="Goes into the audit log.">
        <TextInput
          required
          maxLength={FREE_REASON_MAX_LENGTH}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      </Field>
    </>
  );
}
