import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { statePath } from "./local-paths.mjs";

const file = path.join(statePath, "running");

/** Records that this process serves the local data. Call the returned function to clear that. */
export function markInUse() {
  mkdirSync(statePath, { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** Returns the id of the process that serves the local data, or null; a killed process counts as gone. */
export function inUseBy() {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === "EPERM" ? "another user's" : null;
  }
}
