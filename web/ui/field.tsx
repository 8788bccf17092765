import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "./cx";
import { FieldContext } from "./field-context";

type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Says "optional" beside the label; use it where most fields of the form are required. */
  optional?: boolean;
  /** Keeps the label for screen readers only, where the place makes it plain to the eye. */
  hideLabel?: boolean;
  id?: string;
  className?: string;
};

/** One labelled control. The control inside picks up its id, description and error state from here. */
export function Field({
  label,
  children,
  help,
  error,
  required = false,
  optional,
  hideLabel,
  id,
  className,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, helpId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cx("grid grid-cols-1 gap-1.5", className)}>
      <label htmlFor={controlId} className={cx("font-semibold text-sm", hideLabel && "sr-only")}>
        {label}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </label>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {help ? (
        <p id={helpId} className="text-muted text-sm">
          {help}
        </p>
      ) : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  );
}
