import type { ReactNode } from "react";
import { FieldError } from "./field";

/** Says in a form what went wrong, aloud as soon as it does; takes no room without a text. */
export function AlertLine({ children, className = "empty:hidden" }: { children: ReactNode; className?: string }) {
  return (
    <div role="alert" className={className}>
      {children ? <FieldError>{children}</FieldError> : null}
    </div>
  );
}
