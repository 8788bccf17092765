import type { ReactNode } from "react";
import { Alert } from "./alert";

type RefusalProps = { title?: string; className?: string; children: ReactNode };

/** Says why an action was refused, beside its button; nothing without a reason. */
export function Refusal({ children, ...alert }: RefusalProps) {
  return children ? (
    <Alert tone="danger" live {...alert}>
      {children}
    </Alert>
  ) : null;
}
