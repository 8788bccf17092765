import { Trash2 } from "lucide-react";
import type { OverlayPart } from "../../../../worker/contract/competitions";
import { OVERLAY_LIMITS } from "../../../../worker/contract/competitions-limits";
import { offeredOptions, optionName } from "../../../../worker/contract/day-options";
import type { ColumnType } from "../../../../worker/contract/drafts";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { DAYS, daysText, dayText } from "./overlay-words";
import type { TypedPart } from "./typed-part";

type OverlayPartFieldsProps = {
  part: TypedPart;
  /** The errors by field. */
  errors: Partial<Record<keyof OverlayPart, string>>;
  onChange: (part: TypedPart) => void;
  onRemove: () => void;
};

/** Edits what a range of days around a competition changes. */
export function OverlayPartFields({ part, errors, onChange, onRemove }: OverlayPartFieldsProps) {
  const set = (change: Partial<TypedPart>) => onChange({ ...part, ...change });
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-line border-t py-5">
      <legend className="sr-only">{daysText(part)}</legend>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-hidden className="font-display font-extrabold text-2xl first-letter:uppercase">
          {daysText(part)}
        </p>
        <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden strokeWidth={1.75} />} onClick={onRemove}>
          Remove<span className="sr-only"> {daysText(part)}</span>
        </Button>
      </div>
      <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
        <Field label="From" error={errors.from}>
          <Select
            options={DAY_CHOICES}
            value={String(part.from)}
            onChange={({ target }) => set({ from: Number(target.value) })}
          />
        </Field>
        <Field label="To" error={errors.to}>
          <Select
            options={DAY_CHOICES}
            value={String(part.to)}
            onChange={({ target }) => set({ to: Number(target.value) })}
          />
        </Field>
        <Checkbox
          className="col-span-2 lg:pt-8"
          label="Rest: nothing is trained"
          checked={part.rest}
          onChange={({ target }) => set({ rest: target.checked })}
        />
      </div>
      {part.rest ? null : <TrainedFields part={part} errors={errors} set={set} />}
      <Field label="Your words for these days" optional error={errors.words}>
        <TextArea
          rows={2}
          grow
          maxLength={OVERLAY_LIMITS.words}
          value={part.words}
          onChange={({ target }) => set({ words: target.value })}
        />
      </Field>
    </fieldset>
  );
}

type TrainedFieldsProps = Pick<OverlayPartFieldsProps, "part" | "errors"> & {
  set: (change: Partial<TypedPart>) => void;
};

/** How much of the prescribed training is done. */
function TrainedFields({ part, errors, set }: TrainedFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
      <Field label="Sets" help="Percent of what is written." error={errors.sets}>
        <TextInput
          inputMode="numeric"
          placeholder="100"
          value={part.sets}
          onChange={({ target }) => set({ sets: target.value })}
        />
      </Field>
      <Field label="Load" help="Percent of what is written." error={errors.load}>
        <TextInput
          inputMode="numeric"
          placeholder="100"
          value={part.load}
          onChange={({ target }) => set({ load: target.value })}
        />
      </Field>
      <Field label="Option" error={errors.option} className="max-sm:col-span-2">
        <Select
          options={[
            { value: "", label: "As the member likes" },
            ...offeredOptions().map((option) => ({ value: option, label: optionName(option) })),
          ]}
          value={part.option ?? ""}
          onChange={({ target }) => set({ option: (target.value || null) as ColumnType | null })}
        />
      </Field>
      <Field label="Keep" help="A1 and A2 are one block." error={errors.keepBlocks} className="max-sm:col-span-2">
        <Select
          options={BLOCK_CHOICES}
          value={part.keepBlocks === null ? "" : String(part.keepBlocks)}
          onChange={({ target }) => set({ keepBlocks: target.value ? Number(target.value) : null })}
        />
      </Field>
      <Field
        label="Leave out"
        optional
        help="Categories of exercises, with commas between them."
        error={errors.dropCategories}
        className="col-span-2 lg:col-span-4"
      >
        <TextInput
          placeholder="Accessory, Conditioning"
          value={part.dropCategories}
          onChange={({ target }) => set({ dropCategories: target.value })}
        />
      </Field>
    </div>
  );
}

const DAY_CHOICES = DAYS.map((day) => ({ value: String(day), label: dayText(day).replace(/^t/, "T") }));
const BLOCK_CHOICES = [
  { value: "", label: "All blocks" },
  ...Array.from({ length: OVERLAY_LIMITS.blocks }, (_, at) => ({
    value: String(at + 1),
    label: at === 0 ? "The first block" : `The first ${at + 1} blocks`,
  })),
];
