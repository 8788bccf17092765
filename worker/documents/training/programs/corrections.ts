import type { Corrections, SheetMeaning } from "../../../contract/program-import-limits";
import { type Heading, type HeadingReader, headingOf } from "./columns/column-heading";
import { plain } from "./labels/plain-text";

/** Reads headings as the coach has corrected them; case and accents do not matter. */
export function correctedHeadings({ headings }: Corrections): HeadingReader {
  const meanings = new Map(Object.entries(headings).map(([text, meaning]) => [plain(text), meaning]));
  if (meanings.size === 0) return headingOf;
  return (text): Heading => {
    const own = headingOf(text);
    const meaning = meanings.get(plain(text));
    if (!meaning) return own;
    if (meaning === "ignore") return { role: "aside", unit: null, week: null, set: null, group: null };
    return { ...own, role: meaning, set: null, group: null };
  };
}

export function sheetMeaning({ sheets }: Corrections, name: string): SheetMeaning | null {
  const found = Object.entries(sheets).find(([each]) => plain(each) === plain(name));
  return found ? found[1] : null;
}
