import { WEEKDAYS } from "../../../worker/contract/drafts";
import { readStored, storedKeys, writeStored } from "../../lib/offline/stored-value";
import { memberPrefix } from "../../lib/session/member-keys";
import type { EditorWeek } from "./editor-week";

/** Unsaved changes of a week, with the state they are based on. */
export type StoredWeek = { base: EditorWeek; revision: number; week: EditorWeek; at: number };

const RETENTION_DAYS = 14;
const DAY_MS = 86_400_000;
const TAB = "longroll.editor-tab";

// Per tab, so that two tabs do not overwrite each other. Under the admin's own prefix, so that signing out deletes all.
const prefixOf = (userId: string, id: number) => `${memberPrefix(userId)}week.${id}.`;
const keyOf = (userId: string, id: number) => prefixOf(userId, id) + tabId();

export function storeWeek(userId: string, id: number, stored: StoredWeek | null): void {
  writeStored("device", keyOf(userId, id), stored);
}

/** Returns this tab's unsaved changes from before a reload. */
export function ownWeek(userId: string, id: number): StoredWeek | null {
  return readWeek(keyOf(userId, id));
}

/** Returns the newest changes left by another tab, with their storage key. Old ones are deleted. */
export function otherWeek(userId: string, id: number): { key: string; kept: StoredWeek } | null {
  const found = storedKeys(prefixOf(userId, id))
    .filter((key) => key !== keyOf(userId, id))
    .flatMap((key) => {
      const stored = readWeek(key);
      if (stored && Date.now() - stored.at < RETENTION_DAYS * DAY_MS) return [{ key, kept: stored }];
      dropWeek(key);
      return [];
    });
  return found.sort((a, b) => b.kept.at - a.kept.at)[0] ?? null;
}

export const dropWeek = (key: string): void => writeStored("device", key, null);

const readWeek = (key: string): StoredWeek | null => storedWeekOf(readStored("device", key));

/** Validates a stored week, from here or the server; null if it is none. */
export function storedWeekOf(stored: unknown): StoredWeek | null {
  const value = stored as Partial<StoredWeek> | null;
  const [week, base] = [wholeWeek(value?.week), wholeWeek(value?.base)];
  const whole = value && week && base && typeof value.revision === "number";
  return whole ? ({ ...value, week, base } as StoredWeek) : null;
}

/** Adds a free Saturday and Sunday to a week stored when weeks ended on Friday. */
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
