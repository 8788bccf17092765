import { INJURY_LIMITS } from "../../../worker/contract/injuries-limits";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";

export function OwnWordsField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  return (
    <Field label="In your words" optional help="Read by you and the head coach, and by nobody else.">
      <TextArea
        rows={2}
        grow
        maxLength={INJURY_LIMITS.note}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
