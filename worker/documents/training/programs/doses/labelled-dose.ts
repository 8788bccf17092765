import { NO_SETS } from "../../../../contract/no-sets";
import type { Sets } from "../../../../contract/program-reading";
import { all } from "../../vocabulary/calendar-words";
import { COLUMN_WORDS } from "../../vocabulary/column-words";
import { escaped } from "../labels/label-words";
import { plain } from "../labels/plain-text";
import { amountsOf } from "./amounts-of-sets";
import { REST } from "./dose-words";
import { timeText } from "./time-text";

const LABELS = (["distance", "duration", "sets", "reps"] as const).map(
  (role) => [role, all(COLUMN_WORDS[role]).filter((word) => word.length > 2)] as const,
);

const LABEL = new RegExp(
  `(?<!\\p{L})(?:(?:${LABELS.map(([role, words]) => `(?<${role}>${words.map(escaped).join("|")})`).join("|")})\\s*[:=–—-]|(?<rest>${REST})\\s*[:=–—-]?)\\s*(?=\\d)`,
  "gu",
);

/**
 * "Distance – 20 m, Reps – 3, Sets – 2, Rest 60 secs between sets": every part of a dose behind its own word. Null where
 * anything of it is said otherwise.
 */
export function labelledDose(text: string): { sets: Sets[]; rest: string | null } | null {
  // A rest may do without its sign.
  if (text.length > LONGEST || (text.match(/[:=–—-]\s*\d/gu) ?? []).length < LEAST - 1) return null;
  const own = plain(text).replace(/^[\s·•*-]+/u, "");
  const labels = [...own.matchAll(LABEL)];
  if (labels[0]?.index !== 0 || labels.length < LEAST) return null;
  const said: Partial<Record<string, string>> = {};
  for (const [at, { index, 0: label, groups = {} }] of labels.entries()) {
    const [role = ""] = Object.entries(groups).flatMap(([name, found]) => (found === undefined ? [] : name));
    if (said[role] !== undefined) return null;
    said[role] = own
      .slice(index + label.length, labels[at + 1]?.index)
      .replace(/[\s,;|/.·•–—-]+$/u, "")
      .trim();
  }
  const { sets: count, reps, distance, duration, rest } = said;
  if (count === undefined || !/^\d{1,2}$/.test(count)) return null;
  const amounts = [reps, distance, duration].flatMap((amount) => (amount === undefined ? [] : [amountsOf(amount)]));
  if (amounts.length === 0 || amounts.some((amount) => amount?.length !== 1)) return null;
  const sets = { ...NO_SETS, ...Object.assign({}, ...amounts.flatMap((amount) => amount ?? [])), count };
  const pause = rest === undefined ? null : REST_TIME.exec(rest)?.[0];
  return pause === undefined ? null : { sets: [sets], rest: pause && timeText(pause) };
}

/** "60 secs" of "60 secs between sets" */
const REST_TIME = /^\d+(?::\d\d)?(?:\s*-\s*\d+)?\s*(?:\p{L}+|''?|")?/u;

const LONGEST = 120;
const LEAST = 3;
