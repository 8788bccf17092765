import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { statePath } from "./local-paths.mjs";

const file = path.join(statePath, "running");

/** Says that this process serves the local data, until the answer is called. */
export function markInUse() {
  mkdirSync(statePath, { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** The process that serves the local data now, or null. One that was killed has left its mark and is not there. */
export function inUseBy() {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === "EPERM" ? "another user's" : null;
  }
}
