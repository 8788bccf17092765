import { readStored, useStored, writeStored } from "../lib/offline/stored-value";
import { readySound } from "./cues";

/** A single running rest, replaced by a new one. It stores its end, so rendering does not change it. */
export type RunningRest = { name: string; seconds: number; endsAt: number };

const KEY = "longroll.rest";
/** How long the end is shown. */
export const REST_OVER_SHOWN_MS = 10_000;

export const useRest = (): RunningRest | null => useStored("tab", KEY, restOf);

export function startRest(name: string, seconds: number, now = Date.now()): void {
  readySound();
  writeStored("tab", KEY, { name, seconds, endsAt: now + seconds * 1000 });
}

/** Adds seconds; after the end, counted from now. */
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
