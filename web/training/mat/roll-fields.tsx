import { addDays, type CalendarDate } from "../../../worker/contract/calendar";
import { DURATION_MAX_MINUTES, DURATION_MIN_MINUTES } from "../../../worker/contract/progress-limits";
import { COMPLETION_NOTES_MAX, LATE_COMPLETION_DAYS, SET_LIMITS } from "../../../worker/contract/training-limits";
import { DayField } from "../../ui/day-field";
import { Field } from "../../ui/field";
import { NumberStepper } from "../../ui/number-stepper";
import { Segmented } from "../../ui/segmented";
import { TextArea } from "../../ui/text-area";

export type RollDraft = { localDate: CalendarDate; minutes: number; effort: number; gi: boolean; notes: string };

type RollFieldsProps = {
  draft: RollDraft;
  today: CalendarDate;
  onChange: (change: Partial<RollDraft>) => void;
};

/** The fields of a roll. */
export function RollFields({ draft, today, onChange }: RollFieldsProps) {
  const earliest = addDays(today, -LATE_COMPLETION_DAYS);
  return (
    <>
      <DayField
        label="Day"
        // An old roll may keep its date.
        min={draft.localDate < earliest ? draft.localDate : earliest}
        max={draft.localDate > today ? draft.localDate : today}
        value={draft.localDate}
        onChange={(localDate) => onChange({ localDate })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <NumberStepper
          label="Time"
          unit="min"
          value={draft.minutes}
          min={DURATION_MIN_MINUTES}
          max={DURATION_MAX_MINUTES}
          step={5}
          onValueChange={(minutes) => onChange({ minutes })}
        />
        <NumberStepper
          label="How hard, from 1 to 10"
          value={draft.effort}
          min={SET_LIMITS.effortMin}
          max={SET_LIMITS.effortMax}
          onValueChange={(effort) => onChange({ effort })}
        />
      </div>
      <Segmented
        label="Gi or no-gi"
        className="justify-self-start"
        options={[
          { value: "gi", label: "Gi" },
          { value: "no-gi", label: "No-gi" },
        ]}
        value={draft.gi ? "gi" : "no-gi"}
        onValueChange={(worn) => onChange({ gi: worn === "gi" })}
      />
      <Field label="Notes" optional help="Nobody but you reads them.">
        <TextArea
          rows={2}
          grow
          maxLength={COMPLETION_NOTES_MAX}
          value={draft.notes}
          onChange={({ target }) => onChange({ notes: target.value })}
        />
      </Field>
    </>
  );
}
