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

/** A log that the server does not have; `refusal` is why it will not take it. */
type PendingLog = { key: string; name: string | null; day: CalendarDate; refusal: string | null };

// Before any row is drawn from what is kept.
moveMisnamedLogs();

const logPrefix = (userId: string) => `${memberPrefix(userId)}log.`;

/** Where typed sets are kept until the server has them; those of what was done in an exercise's place apart. */
export const pendingLogKey = (userId: string, exerciseId: number, day: CalendarDate, substitute?: string) =>
  `${logPrefix(userId)}${exerciseId}.${day}${substitute === undefined ? "" : `.as.${encodeURIComponent(substitute)}`}`;

export const readPendingLog = (key: string): SetRow[] | null => readLog(readStored("device", key))?.rows ?? null;

export const storeLog = (key: string, log: StoredLog) => writeStored("device", key, log);

export function forgetLog(key: string): void {
  triedLogs.delete(key);
  writeStored("device", key, null);
}

/** Rows on screen send themselves, and again when they are asked to. */
const onScreen = new Map<string, () => Promise<void>>();

export function watchPendingLog(key: string, sendAgain: () => Promise<void>): () => void {
  onScreen.set(key, sendAgain);
  return () => onScreen.delete(key);
}

/** What was tried in vain since the page was opened, with the server's refusal where it gave one. */
const triedLogs = new Map<string, string | null>();

function markTried(key: string, refusal: string | null): void {
  triedLogs.set(key, refusal);
  // Whoever counts what waits looks again.
  notifyStoredChange();
}

/** Remembers why a log did not arrive. */
export const logNotSent = (key: string, error: unknown) => markTried(key, isFinalRefusal(error) ? error.shown : null);

/** The member asks for another try of what was refused. */
export const tryLogAgain = (key: string) => markTried(key, null);

/** The signed-in member's logs that the server does not have, by what has become of them. */
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
    // What is being typed waits for nothing yet, and rows on screen say themselves why they were refused.
    if (onScreen.has(key)) return tried && refusal === null ? [{ key, day, name: log.name, refusal }] : [];
    return tried || away ? [{ key, day, name: log.name, refusal }] : [];
  });
}

/**
 * Sends what was typed and never arrived, from whatever page and day, if it is still the same member who is signed in.
 * Answers the records that it has set.
 */
export async function sendPendingLogs(user: CurrentUser): Promise<PersonalRecord[]> {
  // Another tab may still be of a version that writes them.
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
    // Today somebody can still finish a row; a day later nobody will, and the others count.
    if (problems[0] && day === today) {
      markTried(key, problems[0].message);
      continue;
    }
    const broken = new Set(problems.map(({ row }) => row));
    const { sets } = setsOf(log.rows.filter((_, index) => !broken.has(index)));
    try {
      records.push(...(await logExercise(exerciseId, { localDate: day, sets, substitute })).records);
      // Unless it was changed meanwhile, here or in another tab, and is sent again.
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

/** The earliest day first. */
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
