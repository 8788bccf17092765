import { del, delMany, entries, get, update } from "idb-keyval";
import { LATE_COMPLETION_DAYS } from "../../../worker/contract/training-limits";
import type { QueuedCompletion } from "./completion-queue";
import { deviceStore } from "./device-store";

const DAY_MS = 86_400_000;

const store = deviceStore("longroll-completions", "by-user");

/** For browsers that forbid storage: kept while the page is open. */
const inMemory = new Map<string, QueuedCompletion[]>();

export async function readQueue(userId: string): Promise<QueuedCompletion[]> {
  const stored = await get<QueuedCompletion[]>(userId, store).catch(() => undefined);
  return [...(stored ?? []), ...(inMemory.get(userId) ?? [])];
}

/** Updates the queue atomically across tabs. */
export async function updateQueue(
  userId: string,
  next: (queue: QueuedCompletion[]) => QueuedCompletion[],
): Promise<void> {
  try {
    await update<QueuedCompletion[]>(userId, (queue) => next(queue ?? []), store);
  } catch {
    inMemory.set(userId, next(inMemory.get(userId) ?? []));
  }
}

export async function clearQueue(userId: string): Promise<void> {
  inMemory.delete(userId);
  await del(userId, store).catch(() => undefined);
}

/** Deletes other members' queues that are too old for the server to accept. */
export async function forgetTooLate(userId: string): Promise<void> {
  const oldest = Date.now() - LATE_COMPLETION_DAYS * DAY_MS;
  const all = await entries<string, QueuedCompletion[]>(store);
  const expired = all
    .filter(([id, kept]) => id !== userId && kept.every((one) => Date.parse(one.body.completedAt) < oldest))
    .map(([id]) => id);
  if (expired.length) await delMany(expired, store);
}
