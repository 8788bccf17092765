import type { QueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../../worker/contract/calendar";
import type { PersonalRecord } from "../../worker/contract/training";
import { keep, keptKeys, readKept } from "../lib/kept-value";
import { memberPrefix } from "../lib/member-keys";
import { readRows, type SetRow, setsOf } from "./set-rows";
import { logExercise, refreshLogs } from "./training-calls";

const logPrefix = (userId: string) => `${memberPrefix(userId)}log.`;

/** Where typed sets are kept until the server has them. */
export const keptLogKey = (userId: string, exerciseId: number, day: CalendarDate) =>
  `${logPrefix(userId)}${exerciseId}.${day}`;

export const readKeptLog = (key: string): SetRow[] | null => readRows(readKept("device", key));

/** Rows on screen send themselves. */
const onScreen = new Set<string>();

export function watchKeptLog(key: string): () => void {
  onScreen.add(key);
  return () => onScreen.delete(key);
}

/** Sends what was typed and never arrived, from whatever page and day. Answers the records that it has set. */
export async function sendKeptLogs(
  client: QueryClient,
  userId: string,
  today: CalendarDate,
): Promise<PersonalRecord[]> {
  const records: PersonalRecord[] = [];
  for (const key of keptKeys(logPrefix(userId))) {
    const [, id, day] = /\.(\d+)\.(\d{4}-\d\d-\d\d)$/.exec(key) ?? [];
    const rows = readKeptLog(key);
    if (!id || !day || !rows || onScreen.has(key)) continue;
    const broken = new Set(setsOf(rows).problems.map(({ row }) => row));
    // Today somebody can still finish a row; a day later nobody will, and the others count.
    if (broken.size > 0 && day === today) continue;
    const { sets } = setsOf(rows.filter((_, index) => !broken.has(index)));
    try {
      records.push(...(await logExercise(Number(id), { localDate: day, sets })).records);
      // Unless it was opened meanwhile, and then sends itself.
      if (!onScreen.has(key)) keep("device", key, null);
      await refreshLogs(client);
    } catch {
      // Still offline, or refused: it stays kept, and the member's other work goes on.
    }
  }
  return records;
}
