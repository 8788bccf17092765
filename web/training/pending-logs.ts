import { useMemo, useSyncExternalStore } from "react";
import type { CurrentUser } from "../../worker/contract/account";
import { type CalendarDate, localDate } from "../../worker/contract/calendar";
import type { PersonalRecord } from "../../worker/contract/training";
import { changed } from "../data/changed";
import { isSameMember } from "../data/pending-completions";
import { logExercise } from "../data/training";
import { useAway } from "../lib/http/network";
import { queryClient } from "../lib/http/query-client";
import { isFinalRefusal, RequestError } from "../lib/http/request-error";
import { notifyStoredChange, onStoredChange, readStored, storedKeys, writeStored } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";
import { moveMisnamedLogs } from "./misnamed-logs";
import { readLog, type SetRow, type StoredLog, setsOf } from "./set-rows";

/** A log the server does not have; `refusal` is its reason to refuse it. */
type PendingLog = { key: string; name: string | null; day: CalendarDate; refusal: string | null };

// Must run before any row is shown from storage.
moveMisnamedLogs();

const logPrefix = (userId: string) => `${memberPrefix(userId)}log.`;

/** Returns the key under which typed sets are stored until they are sent; a substitute's sets have their own. */
export const pendingLogKey = (userId: string, exerciseId: number, day: CalendarDate, substitute?: string) =>
  `${logPrefix(userId)}${exerciseId}.${day}${substitute === undefined ? "" : `.as.${encodeURIComponent(substitute)}`}`;

export const readPendingLog = (key: string): SetRow[] | null => readLog(readStored("device", key))?.rows ?? null;

export const storeLog = (key: string, log: StoredLog) => writeStored("device", key, log);

export function forgetLog(key: string): void {
  triedLogs.delete(key);
  writeStored("device", key, null);
}

/** Rows on screen by key, each with a function that sends it. */
const onScreen = new Map<string, () => Promise<void>>();

export function watchPendingLog(key: string, sendAgain: () => Promise<void>): () => void {
  onScreen.set(key, sendAgain);
  return () => onScreen.delete(key);
}

/** Logs that could not be sent since the page was opened, with the server's refusal, if any. */
const triedLogs = new Map<string, string | null>();

function markTried(key: string, refusal: string | null): void {
  triedLogs.set(key, refusal);
  // Updates counts of waiting logs.
  notifyStoredChange();
}

/** Stores why a log could not be sent. */
export const logNotSent = (key: string, error: unknown) => markTried(key, isFinalRefusal(error) ? error.shown : null);

/** Clears a refusal, so that the member can retry. */
export const tryLogAgain = (key: string) => markTried(key, null);

/** Returns the signed-in member's unsent logs. */
export function usePendingLogs(userId: string): readonly PendingLog[] {
  const away = useAway();
  const read = () => JSON.stringify(waitingLogs(userId, away));
  const text = useSyncExternalStore(onStoredChange, read, () => "[]");
  return useMemo(() => JSON.parse(text) as PendingLog[], [text]);
}

function waitingLogs(userId: string, away: boolean): PendingLog[] {
  return logsOf(userId).flatMap(({ key, day, log }) => {
    const tried = triedLogs.has(key);
    const refusal = triedLogs.get(key) ?? null;
    // A row on screen that is being typed is not waiting, and shows its refusal itself.
    if (onScreen.has(key)) return tried && refusal === null ? [{ key, day, name: log.name, refusal }] : [];
    return tried || away ? [{ key, day, name: log.name, refusal }] : [];
  });
}

/**
 * Sends logs that could not be sent before, from any page and day, if the same member is still signed in. Returns the
 * records they set.
 */
export async function sendPendingLogs(user: CurrentUser): Promise<PersonalRecord[]> {
  // Another tab may run an old version that writes such logs.
  moveMisnamedLogs();
  const records: PersonalRecord[] = [];
  const today = localDate(new Date(), user.timeZone);
  const isDue = ({ key }: { key: string }) => (onScreen.has(key) ? triedLogs.get(key) === null : !triedLogs.get(key));
  const due = logsOf(user.id).filter(isDue);
  if (due.length === 0 || !(await isSameMember(user.id))) return records;
  for (const { key, exerciseId, day, substitute, log } of due) {
    const sendAgain = onScreen.get(key);
    if (sendAgain) {
      await sendAgain();
      continue;
    }
    const { problems } = setsOf(log.rows);
    // Today an incomplete row may still be finished; later nobody will, so the complete ones are sent.
    if (problems[0] && day === today) {
      markTried(key, problems[0].message);
      continue;
    }
    const broken = new Set(problems.map(({ row }) => row));
    const { sets } = setsOf(log.rows.filter((_, index) => !broken.has(index)));
    try {
      records.push(...(await logExercise(exerciseId, { localDate: day, sets, substitute })).records);
      // Not if it was changed meanwhile, here or in another tab, as it is then sent again.
      const isRunning = day === today && log.rows.some(({ startedAt }) => startedAt);
      if (!isRunning && JSON.stringify(readPendingLog(key)) === JSON.stringify(log.rows)) forgetLog(key);
      await changed(queryClient, "log");
    } catch (error) {
      logNotSent(key, error);
      if (!(error instanceof RequestError) || error.status === 401) break;
    }
  }
  return records;
}

type Kept = {
  key: string;
  exerciseId: number;
  day: CalendarDate;
  substitute: string | undefined;
  log: StoredLog;
};

/** Lists stored logs, earliest day first. */
function logsOf(userId: string): Kept[] {
  const prefix = logPrefix(userId);
  return storedKeys(prefix)
    .flatMap((key) => {
      const [, id, day, as] = /^(\d+)\.(\d{4}-\d\d-\d\d)(?:\.as\.(.+))?$/.exec(key.slice(prefix.length)) ?? [];
      const log = readLog(readStored("device", key));
      const substitute = as === undefined ? undefined : decodeURIComponent(as);
      return id && day && log ? [{ key, exerciseId: Number(id), day, substitute, log }] : [];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}
