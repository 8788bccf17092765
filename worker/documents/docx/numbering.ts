import { child, childrenNamed, childValue, isOn, type XmlElement } from "../xml/xml-element";
import { formatNumber } from "./number-format";
import type { Styles } from "./styles";

export type Numbering = {
  /** The text in front of the next paragraph of a list; counts on. Null when the list or the level does not exist. */
  next: (id: string, level: number) => string | null;
  /** The level of a list that one of these styles stands for. */
  levelOf: (id: string, styles: string[]) => number;
};

type Level = { format: string; text: string; start: number; restart: number | null; legal: boolean; style: string };
type List = { levels: Map<number, Level>; counters: number[]; overrides: number[] };

/** Word keeps list numbers out of the text: they are counted while reading (ISO 29500-1, 17.9). */
export function readNumbering(root: XmlElement | undefined, styles: Styles): Numbering {
  const abstracts = new Map(
    childrenNamed(root, "abstractNum").map((list) => [list.attribute("abstractNumId") ?? "", list]),
  );
  const counters = new Map<string, number[]>();
  const lists = new Map<string, List>();
  for (const num of childrenNamed(root, "num")) {
    const abstractId = definitionOf(childValue(num, "abstractNumId") ?? "", abstracts, root, styles);
    const own = counters.get(abstractId) ?? [];
    counters.set(abstractId, own);
    const { levels, overrides } = levelsOf(abstracts.get(abstractId), num);
    // Lists that share a definition count on together unless an override restarts them.
    lists.set(num.attribute("numId") ?? "", { levels, counters: own, overrides });
  }
  return {
    next: (id, level) => nextLabel(lists.get(id), Math.min(Math.max(Math.trunc(level) || 0, 0), 8)),
    levelOf: (id, names) => {
      for (const [index, level] of lists.get(id)?.levels ?? []) if (names.includes(level.style)) return index;
      return 0;
    },
  };
}

/** A definition may only point at a numbering style (numStyleLink), whose list or whose own mark (styleLink) leads to the levels. */
function definitionOf(
  id: string,
  abstracts: Map<string, XmlElement>,
  root: XmlElement | undefined,
  styles: Styles,
): string {
  const linked = childValue(abstracts.get(id), "numStyleLink");
  if (linked === undefined) return id;
  for (const [other, abstract] of abstracts) if (childValue(abstract, "styleLink") === linked) return other;
  const list = styles.paragraph(linked).numbering?.id;
  const num = childrenNamed(root, "num").find((each) => each.attribute("numId") === list);
  const target = childValue(num, "abstractNumId") ?? id;
  return childValue(abstracts.get(target), "numStyleLink") === undefined ? target : id;
}

function levelsOf(abstract: XmlElement | undefined, num: XmlElement): Pick<List, "levels" | "overrides"> {
  const levels = new Map<number, Level>();
  const overrides: number[] = [];
  for (const level of childrenNamed(abstract, "lvl"))
    levels.set(Number(level.attribute("ilvl") ?? 0), readLevel(level));
  for (const override of childrenNamed(num, "lvlOverride")) {
    const index = Number(override.attribute("ilvl") ?? 0);
    const level = child(override, "lvl");
    if (level) levels.set(index, readLevel(level));
    const start = childValue(override, "startOverride");
    const known = levels.get(index);
    if (start === undefined) continue;
    overrides.push(index);
    if (known) levels.set(index, { ...known, start: Number(start) });
  }
  return { levels, overrides };
}

function readLevel(level: XmlElement): Level {
  const alternative = child(level, "AlternateContent");
  const format =
    child(level, "numFmt") ?? child(child(alternative, "Fallback"), "numFmt") ?? child(alternative, "numFmt");
  const restart = childValue(level, "lvlRestart");
  const legal = child(level, "isLgl");
  return {
    format: format?.attribute("val") ?? "decimal",
    text: childValue(level, "lvlText") ?? "",
    start: Number(childValue(level, "start") ?? 1),
    restart: restart === undefined ? null : Number(restart),
    legal: legal !== undefined && isOn(legal.attribute("val") ?? "1"),
    style: childValue(level, "pStyle") ?? "",
  };
}

function nextLabel(list: List | undefined, level: number): string | null {
  const own = list?.levels.get(level);
  if (!list || !own) return null;
  if (own.format === "bullet") return "•";
  for (const index of list.overrides.splice(0)) delete list.counters[index];
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
    // A level that was passed over counts as begun (17.9.11).
    list.counters[index] ??= source?.start ?? 1;
    return formatNumber(list.counters[index] ?? 1, own.legal ? "decimal" : (source?.format ?? "decimal"));
  });
}
