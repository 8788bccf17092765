import { clockText } from "../../worker/contract/clock-text";

/** Formats seconds for a field: `45`, `1:30`. */
export const typedSeconds = (seconds: number): string => (seconds < 60 ? String(seconds) : clockText(seconds));

/** Reads typed seconds: `45`, `90 s`, `1:30`, `1:02:03`. Null if empty, NaN if it is no time. */
export function readSeconds(text: string): number | null {
  const trimmed = text.trim().replace(/\s*(?:s|sec|seconds?)$/i, "");
  if (!trimmed) return null;
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(trimmed);
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** Returns a stopwatch's whole seconds; 0 if the device's clock was set back meanwhile. */
export const elapsedSeconds = (startedAt: number, now: number): number =>
  Math.max(0, Math.floor((now - startedAt) / 1000));
