import { readdirSync, readFileSync } from "node:fs";

/** Ticks of the clock in which /proc counts: a hundred a second on every Linux that Node runs on (man 5 proc). */
const TICK_MS = 10;

/** The runtimes that a process has started, the oldest first; none where there is no /proc. */
export function runtimesOf(parent) {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name) && isRuntimeOf(parent, name))
      .map(Number)
      .sort((a, b) => a - b);
  } catch {
    return [];
  }
}

function isRuntimeOf(parent, pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return /^Name:\s+workerd/m.test(status) && new RegExp(`^PPid:\\s+${parent}$`, "m").test(status);
  } catch {
    return false;
  }
}

export function megabytesOf(pid) {
  if (!pid) return Number.NaN;
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** The CPU time that a process has taken so far, all its threads together. */
export function cpuMsOf(pid) {
  if (!pid) return Number.NaN;
  const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(afterName[11]) + Number(afterName[12])) * TICK_MS;
}
