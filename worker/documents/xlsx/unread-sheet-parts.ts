import { DocumentError } from "../document-error";
import type { Leftovers } from "../leftovers";
import { addLeftover } from "../leftovers";
import type { Package } from "../package/open-package";
import type { Relationship } from "../package/relationships";

/** What hangs on a sheet without being in a cell: comments are counted, texts of drawn boxes are told. */
export function noteUnreadSheetParts(
  pack: Package,
  sheet: string,
  relationships: Relationship[],
  left: Leftovers,
): void {
  for (const { type, target, external } of relationships) {
    if (external || (type !== "comments" && type !== "drawing")) continue;
    try {
      if (type === "comments") noteComments(pack, sheet, target, left);
      else noteTextBoxes(pack, target, left);
    } catch (error) {
      // The program is in the cells: what hangs on them may be damaged.
      if (!(error instanceof DocumentError)) throw error;
    }
  }
}

function noteComments(pack: Package, sheet: string, target: string, left: Leftovers): void {
  const reader = pack.part(target);
  let count = 0;
  while (reader?.child(1)) if (reader.is("commentList")) while (reader.child(2)) count++;
  if (count > 0) addLeftover(left, "comments", `${count} (${sheet})`);
}

function noteTextBoxes(pack: Package, target: string, left: Leftovers): void {
  const reader = pack.part(target);
  if (!reader) return;
  let text = "";
  let body = 0;
  while (reader.depth > 0) {
    const opened = reader.step();
    if (opened && reader.is("txBody")) body = reader.depth;
    else if (opened && body > 0 && reader.is("t")) text += `${reader.text()} `;
    if (body > 0 && reader.depth < body) {
      if (text.trim()) addLeftover(left, "text_box", text);
      text = "";
      body = 0;
    }
    if (text.length > 1000) text = text.slice(0, 1000);
  }
}
