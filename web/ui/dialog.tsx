import type { DialogProps } from "./dialog-window";
import { lazyCode } from "./lazy-code";
import { openedLater } from "./opened-later";

/** A modal dialog; on a phone a sheet at the bottom, within reach of the thumb. */
export const Dialog = openedLater<DialogProps>(lazyCode(async () => (await import("./dialog-window")).DialogWindow));
