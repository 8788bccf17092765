import { child, childrenNamed, childValue, type XmlElement } from "../xml/xml-element";
import type { Styles } from "./styles";

export type Numbering = {
  /** The text in front of the next paragraph of a list; counts on. Null when the list or the level does not exist. */
  next: (id: string, level: number) => string | null;
};

type Level = { format: string; text: string; start: number; restart: number | null };
type List = { levels: Map<number, Level>; counters: number[]; overrides: Map<number, number> };

/** Word keeps list numbers out of the text: they are counted while reading (ISO 29500-1, 17.9). */
export function readNumbering(root: XmlElement | undefined, styles: Styles): Numbering {
  const abstracts = new Map(
    childrenNamed(root, "abstractNum").map((list) => [list.attributes.abstractNumId ?? "", list]),
  );
  const counters = new Map<string, number[]>();
  const lists = new Map<string, List>();
  for (const num of childrenNamed(root, "num")) {
    const abstractId = childValue(num, "abstractNumId") ?? "";
    const own = counters.get(abstractId) ?? [];
    counters.set(abstractId, own);
    lists.set(num.attributes.numId ?? "", {
      levels: levelsOf(abstracts, abstractId, num, lists, styles),
      // Lists that share a definition count on together unless an override restarts them.
      counters: own,
      overrides: startOverrides(num),
    });
  }
  return { next: (id, level) => nextLabel(lists.get(id), Math.min(Math.max(level, 0), 8)) };
}

function levelsOf(
  abstracts: Map<string, XmlElement>,
  id: string,
  num: XmlElement,
  lists: Map<string, List>,
  styles: Styles,
): Map<number, Level> {
  const levels = new Map<number, Level>();
  const abstract = abstracts.get(id);
  const linked = childValue(abstract, "numStyleLink");
  if (linked !== undefined) {
    const target = styles.paragraph(linked).numbering;
    for (const [index, level] of (target && lists.get(target.id)?.levels) ?? []) levels.set(index, level);
  }
  for (const level of childrenNamed(abstract, "lvl")) levels.set(Number(level.attributes.ilvl ?? 0), readLevel(level));
  for (const override of childrenNamed(num, "lvlOverride")) {
    const level = child(override, "lvl");
    if (level) levels.set(Number(override.attributes.ilvl ?? 0), readLevel(level));
  }
  return levels;
}

function readLevel(level: XmlElement): Level {
  const format = child(level, "numFmt") ?? child(child(level, "AlternateContent"), "numFmt");
  const restart = childValue(level, "lvlRestart");
  return {
    format: format?.attributes.val ?? "decimal",
    text: childValue(level, "lvlText") ?? "",
    start: Number(childValue(level, "start") ?? 1),
    restart: restart === undefined ? null : Number(restart),
  };
}

function startOverrides(num: XmlElement): Map<number, number> {
  const starts = new Map<number, number>();
  for (const override of childrenNamed(num, "lvlOverride")) {
    const start = childValue(override, "startOverride");
    if (start !== undefined) starts.set(Number(override.attributes.ilvl ?? 0), Number(start));
  }
  return starts;
}

function nextLabel(list: List | undefined, level: number): string | null {
  const own = list?.levels.get(level);
  if (!list || !own) return null;
  if (own.format === "bullet") return "•";
  for (const [index, start] of list.overrides) list.counters[index] = start - 1;
  if (list.overrides.size > 0) {
    list.overrides.clear();
    list.counters.length = Math.min(list.counters.length, level + 1);
  }
  list.counters[level] = (list.counters[level] ?? own.start - 1) + 1;
  for (let deeper = level + 1; deeper <= 8; deeper++) {
    const restart = list.levels.get(deeper)?.restart;
    if (restart === 0 || (restart != null && restart <= level)) continue;
    delete list.counters[deeper];
  }
  if (own.format === "none") return "";
  return own.text.replace(/%([1-9])/g, (_, digit: string) => {
    const index = Number(digit) - 1;
    const source = list.levels.get(index);
    return format(list.counters[index] ?? source?.start ?? 1, source?.format ?? "decimal");
  });
}

function format(value: number, kind: string): string {
  if (kind === "upperLetter") return letters(value);
  if (kind === "lowerLetter") return letters(value).toLowerCase();
  if (kind === "upperRoman") return roman(value);
  if (kind === "lowerRoman") return roman(value).toLowerCase();
  if (kind === "decimalZero") return String(value).padStart(2, "0");
  return kind === "bullet" || kind === "none" ? "" : String(value);
}

/** Word repeats letters after Z: AA, BB, CC. */
function letters(value: number): string {
  if (value < 1) return "";
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.min(Math.ceil(value / 26), 8));
}

function roman(value: number): string {
  const steps: [number, string][] = [
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let rest = Math.max(0, Math.min(value, 399));
  let text = "";
  for (const [size, letter] of steps) {
    while (rest >= size) {
      text += letter;
      rest -= size;
    }
  }
  return text;
}
