import type { ConfirmDialogProps } from "./confirm-window";
import { lazyCode } from "./lazy-code";
import { openedLater } from "./opened-later";

/** Asks before something that cannot be taken back. It stays open until the caller closes it, so a failure can be shown in it. */
export const ConfirmDialog = openedLater<ConfirmDialogProps>(
  lazyCode(async () => (await import("./confirm-window")).ConfirmWindow),
);
