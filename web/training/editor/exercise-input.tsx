import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { TextArea } from "../../ui/text-area";
import { TextInput } from "../../ui/text-input";
import { type ExerciseField, LABELS } from "../exercise-fields";
import { tierOptions } from "../tier";
import { exerciseControl } from "./exercise-rows";
import { VideoCheck } from "./video-check";

type ExerciseInputProps = {
  rowKey: string;
  field: ExerciseField;
  /** The exercise's name, for screen readers. */
  of: string;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
};

export function ExerciseInput({ rowKey, field, of, value, error, onText }: ExerciseInputProps) {
  const id = exerciseControl(rowKey, field);
  const input = { value, onChange: (event: { target: { value: string } }) => onText(event.target.value) };
  return (
    <div className={`grid grid-cols-1 content-start gap-1 ${WIDE[field] ?? ""}`}>
      <Field
        id={id}
        label={
          <>
            {field === "name" ? "Exercise Name" : LABELS[field]}
            <span className="sr-only"> of {of}</span>
          </>
        }
        error={error}
      >
        {field === "tier" ? (
          <Select {...input} options={tierOptions(value)} />
        ) : field === "description" || field === "notes" ? (
          <TextArea {...input} rows={1} grow />
        ) : (
          <TextInput
            {...input}
            autoComplete="off"
            placeholder={PLACEHOLDERS[field]}
            inputMode={field === "videoUrl" ? "url" : undefined}
            spellCheck={field === "videoUrl" ? false : undefined}
          />
        )}
      </Field>
      {field === "videoUrl" && !error ? <VideoCheck address={value} of={of} /> : null}
    </div>
  );
}

const PLACEHOLDERS: Partial<Record<ExerciseField, string>> = {
  duration: "30 sec, 10 reps",
  setRep: "3 x 8",
  videoUrl: "https://",
};

const WIDE: Partial<Record<ExerciseField, string>> = {
  name: "col-span-full",
  description: "col-span-full",
  notes: "col-span-full",
  videoUrl: "col-span-full",
};
