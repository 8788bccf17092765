import { useState } from "react";
import { type Gym, PLATES } from "../../../../worker/contract/gym";
import { GYM_LIMITS, type WeightUnit } from "../../../../worker/contract/training-limits";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";

type OwnGym = { bar: number; plates: number[]; step: number };
type GymFormProps = { unit: WeightUnit; gym: Gym; onChange: (gym: OwnGym) => void };

/** The equipment of the member's gym, in their unit. */
export function GymForm({ unit, gym, onChange }: GymFormProps) {
  const own: OwnGym = { ...gym, plates: [...gym.plates] };
  const sizes = [...new Set([...PLATES[unit], ...gym.plates])].sort((a, b) => b - a);
  const put = (size: number, there: boolean) => {
    const plates = there ? [...own.plates, size] : own.plates.filter((plate) => plate !== size);
    if (plates.length > 0) onChange({ ...own, plates });
  };
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 font-semibold text-sm">Your gym</legend>
      <p className="text-muted text-sm">
        Loads are rounded to what it can load, and the plates of a barbell are shown.
      </p>
      <div className="flex flex-wrap gap-5">
        <Weight
          label="Barbell"
          unit={unit}
          value={own.bar}
          least={0}
          most={GYM_LIMITS.barMax}
          onValue={(bar) => onChange({ ...own, bar })}
        />
        <Weight
          label="Step of dumbbells and machines"
          unit={unit}
          value={own.step}
          least={GYM_LIMITS.stepMin}
          most={GYM_LIMITS.stepMax}
          onValue={(step) => onChange({ ...own, step })}
        />
      </div>
      <fieldset className="grid grid-cols-1 gap-1">
        <legend className="text-sm">Plates in pairs, {unit}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {sizes.map((size) => (
            <Checkbox
              key={size}
              label={size.toLocaleString()}
              checked={own.plates.includes(size)}
              onChange={({ target }) => put(size, target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

type WeightProps = {
  label: string;
  unit: WeightUnit;
  value: number;
  least: number;
  most: number;
  onValue: (value: number) => void;
};

/** Saved on blur; an invalid value stays in the field with its error. */
function Weight({ label, unit, value, least, most, onValue }: WeightProps) {
  const [typed, setTyped] = useState(String(value));
  const [problem, setProblem] = useState<string>();
  const leave = () => {
    const read = typed.trim() === "" ? Number.NaN : Number(typed.trim().replace(",", "."));
    const fits = read >= least && read <= most;
    setProblem(fits ? undefined : `A number from ${least} to ${most}.`);
    const rounded = Math.round(read * 100) / 100;
    if (fits && rounded !== value) onValue(rounded);
  };
  return (
    <Field label={label} error={problem}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        className="w-32"
        trail={<span className="text-sm">{unit}</span>}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
      />
    </Field>
  );
}
