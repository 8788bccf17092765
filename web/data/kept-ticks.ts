import { useMemo, useSyncExternalStore } from "react";
import { onStoredChange, readStored, storedKeys, writeStored } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";

/** An unsent tick of a cue, or its removal. */
type KeptTick = {
  id: number;
  ticked: boolean;
  /** Sending it failed. */
  tried: boolean;
};

const prefixOf = (userId: string) => `${memberPrefix(userId)}cue.`;

/** Stores a tick; the last one for a cue counts. */
export const keepTick = (userId: string, { id, ...tick }: KeptTick): void =>
  writeStored("device", `${prefixOf(userId)}${id}`, tick);

/** Deletes a tick, unless it was changed meanwhile. */
export function dropTick(userId: string, { id, ticked }: KeptTick): void {
  const storedTick = keptTicks(userId).find((tick) => tick.id === id);
  if (storedTick?.ticked === ticked) writeStored("device", `${prefixOf(userId)}${id}`, null);
}

export function keptTicks(userId: string): KeptTick[] {
  if (!userId) return [];
  const prefix = prefixOf(userId);
  return storedKeys(prefix).flatMap((key) => {
    const { ticked, tried } = (readStored("device", key) ?? {}) as Record<string, unknown>;
    const id = Number(key.slice(prefix.length));
    return typeof ticked === "boolean" && id > 0 ? [{ id, ticked, tried: tried === true }] : [];
  });
}

export function useKeptTicks(userId: string): readonly KeptTick[] {
  const text = useSyncExternalStore(
    onStoredChange,
    () => JSON.stringify(keptTicks(userId)),
    () => "[]",
  );
  return useMemo(() => JSON.parse(text) as KeptTick[], [text]);
}
