import type { ReactNode } from "react";
import { cx } from "../ui/cx";
import { Spinner } from "../ui/spinner";

/** Shown instead of a guarded page while it must not be shown. */
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
    <div
      role="status"
      className={cx(
        "page grid content-center justify-items-center gap-4 py-16 text-center",
        // While waiting, the footer stays below the screen, where the page will keep it.
        busy && !title ? "min-h-dvh" : "min-h-[70dvh]",
      )}
    >
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
