import { useState } from "react";
import { brand } from "../../../worker/contract/brand";
import { addDays, isoWeekday, localDate, mondayOf } from "../../../worker/contract/calendar";
import type { AdminWeeklyProgram } from "../../../worker/contract/programs";
import { PROGRAM_LIMITS } from "../../../worker/contract/programs-limits";
import { beginProgram } from "../../data/admin-programs";
import { useChange } from "../../data/use-change";
import { failureText } from "../../lib/http/failure-text";
import { useCallKey } from "../../lib/http/use-call-key";
import { Field } from "../../ui/field";
import { FormDialog } from "../../ui/form-dialog";
import { TextInput } from "../../ui/text-input";

type NewWeekDialogProps = { onClose: () => void; onMade: (program: AdminWeeklyProgram) => void };

/** Creates a week without a document: asks for its Monday and title. */
export function NewWeekDialog({ onClose, onMade }: NewWeekDialogProps) {
  const [title, setTitle] = useState("");
  const [startDate, setStartDate] = useState(() => addDays(mondayOf(localDate(new Date(), brand.timeZone)), 7));
  const [refusal, setRefusal] = useState<string>();
  const keyFor = useCallKey();
  const { mutate, isPending, error } = useChange(
    "program",
    () => beginProgram({ startDate, ...(title.trim() ? { title } : {}) }, keyFor(`${startDate} ${title}`)),
    { onDone: onMade },
  );
  const submit = () => {
    if (!startDate) return setRefusal("Choose the Monday it starts on.");
    if (isoWeekday(startDate) !== 1) {
      return setRefusal("Choose a Monday: that is the day a program begins.");
    }
    mutate();
  };
  return (
    <FormDialog
      title="New week"
      description="An empty draft, which you then write in the editor. Members see nothing of it before you publish."
      submitLabel="Begin week"
      busyLabel="Beginning…"
      busy={isPending}
      error={failureText(error, "The week was not begun. Please try again.")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Title" help="You can change it later.">
        <TextInput
          autoComplete="off"
          maxLength={PROGRAM_LIMITS.title}
          placeholder="New week"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <Field label="Starts on Monday" error={refusal}>
        <TextInput
          type="date"
          value={startDate}
          onChange={(event) => {
            setStartDate(event.target.value);
            setRefusal(undefined);
          }}
        />
      </Field>
    </FormDialog>
  );
}
