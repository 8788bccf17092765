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
  /** Adds "optional" to the label; for forms in which most fields are required. */
  optional?: boolean;
  /** Shows the label to screen readers only, where its position makes it obvious. */
  hideLabel?: boolean;
  id?: string;
  className?: string;
};

/** A labelled control, which takes its id, description and error state from here. */
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
