import type { ReactNode } from "react";
import { Spinner } from "../ui/spinner";

/** What stands in for a guarded page while it may not be shown. */
export function GuardNotice({
  title,
  children,
  busy = false,
}: {
  title?: string;
  children?: ReactNode;
  busy?: boolean;
}) {
  return (
    <div role="status" className="page grid min-h-[70dvh] content-center justify-items-center gap-4 py-16 text-center">
      {busy ? <Spinner className="size-9 text-accent" /> : null}
      {title ? (
        <h1 tabIndex={-1} className="text-4xl">
          {title}
        </h1>
      ) : null}
      <div className="grid gap-1 text-muted">{children}</div>
    </div>
  );
}
