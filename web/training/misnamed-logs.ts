import { readStored, storedKeys, writeStored } from "../lib/offline/stored-value";
import { isEmptyRow, readLog, type StoredLog } from "./set-rows";

const MISNAMED = /^(longroll\.member\..+\.log\.\d+\.)(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * Renames stored logs with a wrong date. Versions before 2026-11-22 formatted the date by locale, and some browsers wrote
 * `11/22/2026` instead of ISO: the server refused those, and nothing read the keys again.
 */
export function moveMisnamedLogs(): void {
  const misnamed = storedKeys("longroll.member.").flatMap((key) => {
    const [, stem, month = "", day = "", year] = MISNAMED.exec(key) ?? [];
    return stem ? [{ key, name: `${stem}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` }] : [];
  });
  for (const { key, name } of misnamed) {
    const log = readLog(readStored("device", key));
    const later = readLog(readStored("device", name));
    if (log) writeStored("device", name, later ? filledUp(later, log) : log);
    writeStored("device", key, null);
  }
}

/** Merges sets into the log with the correct name, which was typed later and wins. */
function filledUp({ name, rows }: StoredLog, earlier: StoredLog): StoredLog {
  const filled = rows.map((row, index) => (isEmptyRow(row) ? (earlier.rows[index] ?? row) : row));
  return { name, rows: [...filled, ...earlier.rows.slice(rows.length)] };
}
