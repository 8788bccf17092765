import { useId } from "react";
import { FieldError } from "../../ui/field";

type YesNoProps = {
  /** The id of the control to focus when the answer is missing. */
  id: string;
  question: string;
  value: boolean | null;
  error: string | undefined;
  onChange: (value: boolean) => void;
};

/** A yes-or-no question without a default. */
export function YesNo({ id, question, value, error, onChange }: YesNoProps) {
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      className="grid gap-2.5 border-line border-t py-4 last:border-b sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-6"
    >
      <legend className="float-left pt-4 leading-snug sm:pt-0">{question}</legend>
      <div className="clear-both grid grid-cols-2 gap-2 sm:w-48">
        {[false, true].map((answer) => (
          <label
            key={String(answer)}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-sm border border-line-strong bg-raised font-semibold transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
          >
            <input
              id={answer ? undefined : id}
              type="radio"
              name={id}
              checked={value === answer}
              onChange={() => onChange(answer)}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            {answer ? "Yes" : "No"}
          </label>
        ))}
      </div>
      {error ? (
        <div className="sm:col-span-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
