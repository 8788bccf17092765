import type { DialogProps } from "./dialog-window";
import { lateCode } from "./late-code";
import { openedLater } from "./opened-later";

/** A modal dialog; on a phone a sheet at the bottom, in reach of the thumb. */
export const Dialog = openedLater<DialogProps>(lateCode(async () => (await import("./dialog-window")).DialogWindow));
