import type { Column } from "../columns/column";
import type { View } from "../grid-view";

/** "Date | ___ | ___" waits for somebody to fill it in. */
export const waitsForWords = (view: View, text: string): boolean => WAITING.has(view.headingOf(text).role);

const WAITING = new Set<Column["role"]>(["date", "logged", "notes", "day", "week"]);
