import { useMemo, useSyncExternalStore } from "react";
import { onStoredChange, readStored, storedKeys, writeStored } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";

/** An unsent tick of a cue, or its removal. */
type PendingTick = {
  id: number;
  ticked: boolean;
  /** Sending it failed. */
  tried: boolean;
};

const prefixOf = (userId: string) => `${memberPrefix(userId)}cue.`;

/** Stores a tick; the last one for a cue counts. */
export const storeTick = (userId: string, { id, ...tick }: PendingTick): void =>
  writeStored("device", `${prefixOf(userId)}${id}`, tick);

/** Deletes a tick, unless it was changed meanwhile. */
export function dropTick(userId: string, { id, ticked }: PendingTick): void {
  const storedTick = pendingTicks(userId).find((tick) => tick.id === id);
  if (storedTick?.ticked === ticked) writeStored("device", `${prefixOf(userId)}${id}`, null);
}

export function pendingTicks(userId: string): PendingTick[] {
  if (!userId) return [];
  const prefix = prefixOf(userId);
  return storedKeys(prefix).flatMap((key) => {
    const { ticked, tried } = (readStored("device", key) ?? {}) as Record<string, unknown>;
    const id = Number(key.slice(prefix.length));
    return typeof ticked === "boolean" && id > 0 ? [{ id, ticked, tried: tried === true }] : [];
  });
}

export function usePendingTicks(userId: string): readonly PendingTick[] {
  const text = useSyncExternalStore(
    onStoredChange,
    () => JSON.stringify(pendingTicks(userId)),
    () => "[]",
  );
  return useMemo(() => JSON.parse(text) as PendingTick[], [text]);
}
