import { FieldError } from "./field";

/** A failure that no field has, announced when it appears. */
export function LiveError({ children }: { children: string | null | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children ? <FieldError>{children}</FieldError> : null}
    </div>
  );
}
