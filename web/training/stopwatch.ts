/** A running time, stored as instants: nothing ticks, so a reload or a sleeping phone loses nothing. */
export type Stopwatch = { startedAt: number; pauses: Pause[] };
type Pause = { from: number; to: number | null };

export const startWatch = (now: number): Stopwatch => ({ startedAt: now, pauses: [] });

export const isPaused = ({ pauses }: Stopwatch): boolean => pauses.at(-1)?.to === null;

/** Returns milliseconds elapsed without pauses; 0 if the device's clock was set back. */
export function elapsedMs(watch: Stopwatch, now: number): number {
  const paused = watch.pauses.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? now) - from), 0);
  return Math.max(0, now - watch.startedAt - paused);
}

export function pauseWatch<Watch extends Stopwatch>(watch: Watch, now: number): Watch {
  if (isPaused(watch)) return watch;
  return { ...watch, pauses: [...watch.pauses, { from: now, to: null }] };
}

export function resumeWatch<Watch extends Stopwatch>(watch: Watch, now: number): Watch {
  return { ...watch, pauses: watch.pauses.map((pause) => (pause.to === null ? { ...pause, to: now } : pause)) };
}

/** Returns when it last ran: the start of an open pause, else now. */
export function lastRan(watch: Stopwatch, now: number): number {
  const open = watch.pauses.at(-1);
  return open && open.to === null ? open.from : now;
}

/** Validates a stored value; storage may hold anything. */
export function isStopwatch(value: unknown): value is Stopwatch {
  if (typeof value !== "object" || value === null) return false;
  const { startedAt, pauses } = value as Record<string, unknown>;
  return Number.isFinite(startedAt) && Array.isArray(pauses) && pauses.every(isPause);
}

function isPause(value: unknown): value is Pause {
  if (typeof value !== "object" || value === null) return false;
  const { from, to } = value as Record<string, unknown>;
  return Number.isFinite(from) && (to === null || Number.isFinite(to));
}
