import { PROGRAM_LIMITS } from "../../../worker/contract/programs-limits";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import { TextInput } from "../../ui/text-input";
import { TitledSection } from "../../ui/titled-section";
import type { WeekChange } from "./change-week";
import { checkDetails, DETAIL_CONTROLS } from "./check-week";
import type { EditorWeek } from "./editor-week";

type WeekDetailsProps = { week: EditorWeek; onChange: (change: WeekChange) => void };

export function WeekDetails({ week, onChange }: WeekDetailsProps) {
  const problems = checkDetails(week);
  const of = (field: keyof typeof DETAIL_CONTROLS) => ({
    id: DETAIL_CONTROLS[field],
    error: problems.find(({ control }) => control === DETAIL_CONTROLS[field])?.message,
  });
  const says = (field: keyof typeof DETAIL_CONTROLS) => ({
    value: week[field],
    onChange: (event: { target: { value: string } }) => onChange({ do: "say", field, text: event.target.value }),
  });
  return (
    <TitledSection id="week-details" title="Details and dates" headingClass="sr-only" className="grid grid-cols-1">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_5rem_10rem_10rem] xl:grid-cols-[minmax(0,1fr)_5rem_9.5rem_9.5rem_minmax(0,1.2fr)]">
        <Field label="Title" className="max-lg:col-span-2" {...of("title")}>
          <TextInput maxLength={PROGRAM_LIMITS.title} autoComplete="off" {...says("title")} />
        </Field>
        <Field label="Week" className="max-lg:col-span-2" {...of("weekNumber")}>
          <TextInput inputMode="numeric" autoComplete="off" {...says("weekNumber")} />
        </Field>
        <Field label="Start date" {...of("startDate")}>
          <TextInput type="date" {...says("startDate")} />
        </Field>
        <Field label="End date" {...of("endDate")}>
          <TextInput type="date" {...says("endDate")} />
        </Field>
        <Field label="Description" className="col-span-2 lg:col-span-4 xl:col-span-1" {...of("description")}>
          <TextArea rows={1} grow {...says("description")} />
        </Field>
      </div>
    </TitledSection>
  );
}
