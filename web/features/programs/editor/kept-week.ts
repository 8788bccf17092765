import { WEEKDAYS } from "../../../../worker/contract/drafts";
import { keep, keptKeys, readKept } from "../../../lib/offline/kept-value";
import { memberPrefix } from "../../../lib/session/member-keys";
import type { EditorWeek } from "./editor-week";

/** Unsaved work on a week, and the state that it was begun on. */
export type KeptWeek = { base: EditorWeek; revision: number; week: EditorWeek; at: number };

const DAYS_KEPT = 14;
const DAY_MS = 86_400_000;
const TAB = "longroll.editor-tab";

// Each tab has work of its own, so that two on one week do not overwrite each other's. Under the admin's own prefix, so that
// signing out takes all of it along.
const prefixOf = (userId: string, id: number) => `${memberPrefix(userId)}week.${id}.`;
const keyOf = (userId: string, id: number) => prefixOf(userId, id) + tabId();

export function keepWeek(userId: string, id: number, kept: KeptWeek | null): void {
  keep("device", keyOf(userId, id), kept);
}

/** What this tab was doing before it was loaded again. */
export function ownWeek(userId: string, id: number): KeptWeek | null {
  return readWeek(keyOf(userId, id));
}

/** The newest work that another tab has left, with the key to drop it by. What is too old goes. */
export function otherWeek(userId: string, id: number): { key: string; kept: KeptWeek } | null {
  const found = keptKeys(prefixOf(userId, id))
    .filter((key) => key !== keyOf(userId, id))
    .flatMap((key) => {
      const kept = readWeek(key);
      if (kept && Date.now() - kept.at < DAYS_KEPT * DAY_MS) return [{ key, kept }];
      dropWeek(key);
      return [];
    });
  return found.sort((a, b) => b.kept.at - a.kept.at)[0] ?? null;
}

export const dropWeek = (key: string): void => keep("device", key, null);

function readWeek(key: string): KeptWeek | null {
  const value = readKept("device", key) as Partial<KeptWeek> | null;
  const [week, base] = [wholeWeek(value?.week), wholeWeek(value?.base)];
  const whole = value && week && base && typeof value.revision === "number";
  return whole ? ({ ...value, week, base } as KeptWeek) : null;
}

/** What was kept when a week ended on Friday has its Saturday and Sunday free. */
function wholeWeek(week: EditorWeek | undefined): EditorWeek | null {
  const days = week?.days;
  if (!Array.isArray(days) || !week || (days.length !== 5 && days.length !== WEEKDAYS.length)) return null;
  return { ...week, days: WEEKDAYS.map((_, index) => days[index] ?? null) };
}

function tabId(): string {
  const known = readKept("tab", TAB);
  if (typeof known === "string") return known;
  const made = crypto.randomUUID();
  keep("tab", TAB, made);
  return made;
}
