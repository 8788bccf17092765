/** Puts `insert` in the place of `from` to `to`, and selects `start` to `end` of the new text. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

/** Writes into a text as its author would, so that the browser's own undo takes it back. */
export function writeInto(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // The only way of writing that the browser's own undo knows of.
  if (!document.execCommand("insertText", false, insert)) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
