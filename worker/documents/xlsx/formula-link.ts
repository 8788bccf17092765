import { columnIndex } from "./cell-range";

/** What a HYPERLINK formula's address is put together from: texts, and cells of the same sheet counted from 0. */
export type LinkPart = string | { row: number; column: number };

/** `shown` is the text that the link shows, where it stands in the formula. */
type FormulaLink = { parts: LinkPart[]; shown: string };

/**
 * The address of a HYPERLINK formula. Null when the formula is no link, no parts when its address is computed in a way
 * that is not understood. `down` and `right` say how far a shared formula has been copied.
 */
export function parseFormulaLink(formula: string, down = 0, right = 0): FormulaLink | null {
  const start = /^\s*=?\s*HYPERLINK\s*\(\s*/i.exec(formula);
  if (!start) return null;
  const parts: LinkPart[] = [];
  let rest = formula.slice(start[0].length, start[0].length + 4000);
  for (;;) {
    const part = PART.exec(rest);
    if (!part) return { parts: [], shown: "" };
    if (part[1] !== undefined) parts.push(part[1].replaceAll('""', '"'));
    else {
      const row = Number(part[5]) - 1 + (part[4] ? 0 : down);
      parts.push({ row, column: columnIndex(part[3] ?? "") + (part[2] ? 0 : right) });
    }
    rest = rest.slice(part[0].length);
    if (!part[6]) {
      const shown = SHOWN.exec(rest)?.[1]?.replaceAll('""', '"') ?? "";
      return { parts: /^[,;)]/.test(rest) ? parts : [], shown };
    }
  }
}

const PART = /^(?:"((?:[^"]|"")*)"|(\$?)([A-Z]{1,3})(\$?)(\d{1,7}))\s*(&?)\s*/i;

const SHOWN = /^[,;]\s*"((?:[^"]|"")*)"/;
