import { readStored, storedKeys, writeStored } from "../lib/offline/stored-value";
import { isEmptyRow, readLog, type StoredLog } from "./set-rows";

const MISNAMED = /^(longroll\.member\..+\.log\.\d+\.)(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * Versions before 2026-11-22 let a locale write the day, and some browsers' data write `11/22/2026` where ISO was meant:
 * the server refused such days, and nothing read the keys again. Gives them their day.
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

/** What has the right name was typed later; it gets the sets that only the other has. */
function filledUp({ name, rows }: StoredLog, earlier: StoredLog): StoredLog {
  const filled = rows.map((row, index) => (isEmptyRow(row) ? (earlier.rows[index] ?? row) : row));
  return { name, rows: [...filled, ...earlier.rows.slice(rows.length)] };
}
