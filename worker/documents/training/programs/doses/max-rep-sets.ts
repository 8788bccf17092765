import { NO_SETS } from "../../../../contract/no-sets";
import type { Sets } from "../../../../contract/program-reading";

/** "15RM + 3 MRS": a set with the load of so many reps, and others with the same load, each of as many as can be done. Null for anything else. */
export function maxRepSets(text: string): Sets[] | null {
  const [, reps, count = null, most = ""] = MAX_AND_MORE.exec(text) ?? [];
  if (reps === undefined) return null;
  return [
    { ...NO_SETS, count: "1", reps: `${reps}RM` },
    { ...NO_SETS, count, reps: most.toUpperCase() },
  ];
}

const MAX_AND_MORE = /^([2-9]|[1-3]\d)\s?rm\s*\+\s*(\d{1,2})\s*(?:x\s*)?(mrs|amrap|amap)(?:\s+sets?)?$/iu;
