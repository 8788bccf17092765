import { createContext, useContext } from "react";

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

type ControlProps = {
  id?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
};

export const FieldContext = createContext<FieldState | null>(null);

/**
 * Returns what a control inherits from its field. `required` is announced but not enforced by the browser, whose
 * bubbles vanish and cannot be styled or translated: forms show their own messages.
 */
export function useFieldControl(own: ControlProps) {
  const field = useContext(FieldContext);
  const describedBy = [field?.describedBy, own["aria-describedby"]].filter(Boolean).join(" ");
  return {
    id: own.id ?? field?.id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid || undefined),
    "aria-required": own.required || field?.required || undefined,
  };
}
