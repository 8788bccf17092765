import { useId } from "react";

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Asks for the effort, optionally, in one press. */
export function HowHard({ value, onChange }: { value: number | null; onChange: (value: number) => void }) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-2 font-semibold">
        How hard was it? <span className="font-normal text-muted">1 is easy, 10 is all there was</span>
      </legend>
      <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-10">
        {STEPS.map((step) => (
          <label key={step} className={CHOICE}>
            <input
              type="radio"
              name={name}
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
              className="sr-only"
            />
            {step}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CHOICE =
  "figures grid min-h-14 cursor-pointer place-items-center rounded-sm border border-line-strong text-2xl transition-colors hover:border-ink " +
  "has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2";
