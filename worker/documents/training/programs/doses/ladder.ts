import { NO_SETS } from "../../../../contract/no-sets";
import type { Sets } from "../../../../contract/program-reading";

/** "8-6-4-2 min, rest 2 min", "200-400-600-400-200 m": how long or how far each effort is, and what is said behind them. Null for anything else. */
export function ladderIn(text: string): { sets: Sets[]; behind: string } | null {
  const [, list = "", unit = "", behind = ""] = LADDER.exec(text) ?? [];
  if (list === "") return null;
  const isTime = /^(?:m[in]|['′]|s)/i.test(unit);
  const shown = isTime ? (/^s/i.test(unit) ? "s" : "min") : unit.toLowerCase();
  const sets = list
    .split(/[-–]/)
    .map((amount) => ({ ...NO_SETS, count: "1", [isTime ? "duration" : "distance"]: `${amount.trim()} ${shown}` }));
  return { sets, behind: behind.replace(/^[\s,;:]+/, "") };
}

const LADDER =
  /^(\d{1,4}(?:\s?[-–]\s?\d{1,4}){2,11})\s?(min(?:utes?|utos|uten|uti)?\.?|mn|['′]|s(?:ecs?|ec\.|eg|ek|econds?)?|m|km|yds?)(?![\p{L}\d/])(.*)$/isu;
