import type { UsesToSet } from "../../../worker/contract/library-limits";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";

type UsesChoiceProps = {
  label: string;
  /** The label of "none". */
  none: string;
  value: UsesToSet;
  onValue: (uses: UsesToSet) => void;
};

/** Chooses which uses of an exercise get its link. */
export function UsesChoice({ label, none, value, onValue }: UsesChoiceProps) {
  return (
    <Field label={label}>
      <Select
        value={value}
        onChange={(event) => onValue(event.target.value as UsesToSet)}
        options={[
          { value: "none", label: none },
          { value: "missing", label: "Everywhere it has no video" },
          { value: "all", label: "Everywhere, replacing other videos" },
        ]}
      />
    </Field>
  );
}
