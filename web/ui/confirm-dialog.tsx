import type { ConfirmDialogProps } from "./confirm-window";
import { lazyCode } from "./lazy-code";
import { openedLater } from "./opened-later";

/** Confirms an irreversible action. Stays open until the caller closes it, so that it can show a failure. */
export const ConfirmDialog = openedLater<ConfirmDialogProps>(
  lazyCode(async () => (await import("./confirm-window")).ConfirmWindow),
);
