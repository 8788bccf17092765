import { readStored, useStored, writeStored } from "../lib/offline/stored-value";
import { readySound } from "./cues";

/** One rest at a time: a new one takes the place of the old. It ends at an instant, however often the page is drawn. */
export type RunningRest = { name: string; seconds: number; endsAt: number };

const KEY = "longroll.rest";
/** How long the end stays on screen. */
export const REST_OVER_SHOWN_MS = 10_000;

export const useRest = (): RunningRest | null => useStored("tab", KEY, restOf);

export function startRest(name: string, seconds: number, now = Date.now()): void {
  readySound();
  writeStored("tab", KEY, { name, seconds, endsAt: now + seconds * 1000 });
}

/** Seconds more, also once it is over: then from now. */
export function addToRest(seconds: number, now = Date.now()): void {
  const rest = restOf(readStored("tab", KEY));
  if (!rest) return;
  const endsAt = Math.max(rest.endsAt, now) + seconds * 1000;
  writeStored("tab", KEY, { ...rest, endsAt, seconds: Math.max(rest.seconds, Math.ceil((endsAt - now) / 1000)) });
}

export function endRest(): void {
  writeStored("tab", KEY, null);
}

function restOf(value: unknown): RunningRest | null {
  const { name, seconds, endsAt } = (value ?? {}) as Partial<RunningRest>;
  if (typeof name !== "string" || !Number.isFinite(seconds) || !Number.isFinite(endsAt)) return null;
  return { name, seconds: Number(seconds), endsAt: Number(endsAt) };
}
