/** An edit: replaces `from` to `to` by `insert`, then selects `start` to `end` of the new text. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

/** Edits a text area so that the browser's undo can revert it. */
export function writeInto(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, but the only way to write that browser undo records.
  if (!document.execCommand("insertText", false, insert)) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
