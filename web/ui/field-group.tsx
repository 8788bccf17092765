import { type ReactNode, useId } from "react";
import { FieldError } from "./field";

type FieldGroupProps = {
  legend: ReactNode;
  children: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  className?: string;
};

/** Several controls that answer one question, such as checkboxes. */
export function FieldGroup({ legend, children, help, error, className = "grid gap-1" }: FieldGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset aria-describedby={describedBy} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {help ? (
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
      ) : null}
      <div className={className}>{children}</div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
