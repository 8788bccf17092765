import { WEEKDAYS } from "../../../worker/contract/drafts";
import { readStored, storedKeys, writeStored } from "../../lib/offline/stored-value";
import { memberPrefix } from "../../lib/session/member-keys";
import type { EditorWeek } from "./editor-week";

/** Unsaved work on a week, and the state that it was begun on. */
export type StoredWeek = { base: EditorWeek; revision: number; week: EditorWeek; at: number };

const RETENTION_DAYS = 14;
const DAY_MS = 86_400_000;
const TAB = "longroll.editor-tab";

// Each tab has work of its own, so that two on one week do not overwrite each other's. Under the admin's own prefix, so that
// signing out takes all of it along.
const prefixOf = (userId: string, id: number) => `${memberPrefix(userId)}week.${id}.`;
const keyOf = (userId: string, id: number) => prefixOf(userId, id) + tabId();

export function storeWeek(userId: string, id: number, kept: StoredWeek | null): void {
  writeStored("device", keyOf(userId, id), kept);
}

/** What this tab was doing before it was loaded again. */
export function ownWeek(userId: string, id: number): StoredWeek | null {
  return readWeek(keyOf(userId, id));
}

/** The newest work that another tab has left, with the key to drop it by. What is too old goes. */
export function otherWeek(userId: string, id: number): { key: string; kept: StoredWeek } | null {
  const found = storedKeys(prefixOf(userId, id))
    .filter((key) => key !== keyOf(userId, id))
    .flatMap((key) => {
      const kept = readWeek(key);
      if (kept && Date.now() - kept.at < RETENTION_DAYS * DAY_MS) return [{ key, kept }];
      dropWeek(key);
      return [];
    });
  return found.sort((a, b) => b.kept.at - a.kept.at)[0] ?? null;
}

export const dropWeek = (key: string): void => writeStored("device", key, null);

const readWeek = (key: string): StoredWeek | null => storedWeekOf(readStored("device", key));

/** What was kept, here or on the server; null for what is no week. */
export function storedWeekOf(kept: unknown): StoredWeek | null {
  const value = kept as Partial<StoredWeek> | null;
  const [week, base] = [wholeWeek(value?.week), wholeWeek(value?.base)];
  const whole = value && week && base && typeof value.revision === "number";
  return whole ? ({ ...value, week, base } as StoredWeek) : null;
}

/** What was kept when a week ended on Friday has its Saturday and Sunday free. */
function wholeWeek(week: EditorWeek | undefined): EditorWeek | null {
  const days = week?.days;
  if (!Array.isArray(days) || !week || (days.length !== 5 && days.length !== WEEKDAYS.length)) return null;
  return { ...week, days: WEEKDAYS.map((_, index) => days[index] ?? null) };
}

function tabId(): string {
  const known = readStored("tab", TAB);
  if (typeof known === "string") return known;
  const made = crypto.randomUUID();
  writeStored("tab", TAB, made);
  return made;
}
