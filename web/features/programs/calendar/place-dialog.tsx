import { useState } from "react";
import { addDays, isoWeekday, mondayOf } from "../../../../worker/contract/calendar";
import type { CalendarWeek } from "../../../../worker/contract/programs";
import { calendarDay, plural } from "../../../lib/format/format";
import { failureText } from "../../../lib/http/failure-text";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import { useCopyWeeks } from "./use-calendar-changes";

const refusalOf = (date: string) =>
  isoWeekday(date) === 1 ? undefined : "Choose a Monday: that is the day a program begins.";

type MoveDialogProps = { program: CalendarWeek; onMove: (monday: string) => void; onClose: () => void };

/** Moves a week without dragging. */
export function MoveDialog({ program, onMove, onClose }: MoveDialogProps) {
  const [monday, setMonday] = useState(() => addDays(mondayOf(program.startDate), 7));
  const [refusal, setRefusal] = useState<string>();
  return (
    <FormDialog
      title="Move the week"
      description={`${program.title} keeps its length. ${program.isPublished ? "Members see it on its new dates at once." : "Members see nothing of a draft."}`}
      submitLabel="Move"
      busyLabel="Moving…"
      busy={false}
      error={undefined}
      onSubmit={() => {
        if (!monday || refusalOf(monday)) return setRefusal(refusalOf(monday || "2000-01-01"));
        onMove(monday);
        onClose();
      }}
      onClose={onClose}
    >
      <MondayField value={monday} refusal={refusal} onChange={setMonday} onRefusal={setRefusal} />
    </FormDialog>
  );
}

type CopyDialogProps = {
  /** The weeks that can be copied, beginning with the chosen one. */
  block: readonly Pick<CalendarWeek, "id" | "title" | "startDate" | "endDate">[];
  /** Copies all of them; otherwise the coach chooses how many. */
  whole?: boolean;
  onClose: () => void;
};

/** Copies a week or a block of weeks, shifting all dates alike. */
export function CopyDialog({ block, whole = false, onClose }: CopyDialogProps) {
  const [weeks, setWeeks] = useState(whole ? block.length : 1);
  const last = block.reduce((end, { startDate }) => (startDate > end ? startDate : end), "");
  const [monday, setMonday] = useState(() => addDays(mondayOf(last), 7));
  const [refusal, setRefusal] = useState<string>();
  const copy = useCopyWeeks(onClose);
  const [first] = block;
  if (!first) return null;
  return (
    <FormDialog
      title={weeks === 1 ? "Copy the week" : `Copy ${weeks} weeks`}
      description="The copies are drafts, as far from each other as these weeks are."
      submitLabel="Copy"
      busyLabel="Copying…"
      busy={copy.isPending}
      error={failureText(copy.error, "Nothing was copied. Please try again.")}
      onSubmit={() => {
        if (!monday || refusalOf(monday)) return setRefusal(refusalOf(monday || "2000-01-01"));
        copy.mutate({ ids: block.slice(0, weeks).map(({ id }) => id), startDate: monday });
      }}
      onClose={onClose}
    >
      {whole || block.length === 1 ? (
        <p className="text-sm">{block.length === 1 ? first.title : `${plural(block.length, "selected week")}.`}</p>
      ) : (
        <Field label="Which weeks">
          <Select
            value={String(weeks)}
            options={block.map(({ title, endDate }, index) => ({
              value: String(index + 1),
              label: index === 0 ? `${title.slice(0, 60)} only` : `${index + 1} weeks, to ${calendarDay(endDate)}`,
            }))}
            onChange={(event) => setWeeks(Number(event.target.value))}
          />
        </Field>
      )}
      <MondayField value={monday} refusal={refusal} onChange={setMonday} onRefusal={setRefusal} />
    </FormDialog>
  );
}

type MondayFieldProps = {
  value: string;
  refusal: string | undefined;
  onChange: (monday: string) => void;
  onRefusal: (refusal: undefined) => void;
};

function MondayField({ value, refusal, onChange, onRefusal }: MondayFieldProps) {
  return (
    <Field label="Starts on Monday" error={refusal}>
      <TextInput
        type="date"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          onRefusal(undefined);
        }}
      />
    </Field>
  );
}
