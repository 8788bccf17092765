import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
/** Many times what a run of all tests leaves at once. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Makes a folder for what ends with this process. It is in memory where there is room: on a disk each write to a
 * database waits for it, several thousand times in one file of tests.
 */
export function scratchFolder(prefix) {
  const folder = mkdtempSync(path.join(hasRoom() ? MEMORY : tmpdir(), prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once("exit", remove);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem() / 2) >= ROOM_BYTES;
  } catch {
    return false;
  }
}
