import { hashKey, type QueryClient } from "@tanstack/react-query";
import { delMany, entries, setMany } from "idb-keyval";
import type { CurrentUser } from "../../../worker/contract/account";
import { isAway, lookForNetwork } from "../http/network";
import { onUnanswered } from "../http/query-client";
import { deviceOwner, isOwner } from "../session/device-owner";
import { SESSION_KEY } from "../session/session-key";
import { deviceStore } from "./device-store";
import {
  foundInside,
  holdsTraining,
  isGated,
  isReadable,
  isSaveable,
  SAVED_LIMITS,
  type SavedEntry,
  savedPath,
  surplus,
} from "./saved-entries";

const WRITE_AFTER_MS = 400;

type SavedKey = [userId: string, hash: string];

const store = deviceStore("longroll-saved", "answers", { copies: true });

/** Saves the answers the signed-in member reads, and shows them when offline. Returns a function that stops it. */
export function startSaving(client: QueryClient): () => void {
  const waiting = new Map<string, SavedEntry>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    // Somebody else may have signed in meanwhile, here or in another tab.
    const owner = deviceOwner();
    const ownEntries = [...waiting.values()].filter(({ userId }) => isOwner(owner, userId));
    waiting.clear();
    if (!ownEntries.length) return;
    if (ownEntries.some(isGated)) await delMany((await readAll()).filter(holdsTraining).map(keyOf), store);
    await setMany(
      ownEntries.map((entry) => [keyOf(entry), entry] as [IDBValidKey, SavedEntry]),
      store,
    );
    const toDelete = surplus(await readAll(), Date.now());
    if (toDelete.length) await delMany(toDelete.map(keyOf), store);
  };
  const save = (queryKey: readonly unknown[], data: unknown, savedAt: number) => {
    const userId = client.getQueryData<CurrentUser | null>(SESSION_KEY)?.id;
    if (!userId || data === undefined || isAway() || !savedPath(queryKey)) return;
    if (!isSaveable(queryKey, data)) return;
    const size = JSON.stringify(data)?.length ?? 0;
    if (size > SAVED_LIMITS.entrySize) return;
    waiting.set(hashKey(queryKey), { userId, queryKey, data, savedAt, size, shapes: __SHAPES__ });
    timer ??= setTimeout(() => void write().catch(noStorage), WRITE_AFTER_MS);
  };
  // Answers read before this code was loaded.
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    save(queryKey, state.data, state.dataUpdatedAt);
  }
  const stopWatching = client.getQueryCache().subscribe((event) => {
    // Only answers are saved: data set by the page itself is an optimistic update.
    if (event.type !== "updated" || event.action.type !== "success" || event.action.manual) return;
    save(event.query.queryKey, event.query.state.data, event.query.state.dataUpdatedAt);
  });
  const stopFilling = onUnanswered((query) => void fill(client, query.queryKey).catch(noStorage));
  const onHide = () => {
    if (document.visibilityState === "hidden") void write().catch(noStorage);
  };
  document.addEventListener("visibilitychange", onHide);
  return () => {
    stopWatching();
    stopFilling();
    document.removeEventListener("visibilitychange", onHide);
    clearTimeout(timer);
  };
}

/**
 * Restores the owner's saved answers to the query cache, unless no longer wanted, and returns the user. Pages that show
 * them refetch.
 */
export async function restoreSaved(client: QueryClient, isWanted: () => boolean): Promise<CurrentUser | null> {
  const saved = await readOwnEntries();
  const user = saved.find(({ queryKey }) => savedPath(queryKey) === SESSION_KEY[0]);
  if (!user || !isWanted()) return null;
  for (const { queryKey, data, savedAt } of saved) {
    if (savedPath(queryKey) === SESSION_KEY[0] || client.getQueryData(queryKey) !== undefined) continue;
    client.setQueryData(queryKey, data, { updatedAt: savedAt });
    void client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
  }
  return user.data as CurrentUser;
}

/** Deletes all saved data except one member's. */
export async function wipeSaved(keep: { userId: string } | null): Promise<void> {
  const others = (await entries<SavedKey, SavedEntry>(store))
    .map(([key]) => key)
    .filter(([userId]) => userId !== keep?.userId);
  if (others.length) await delMany(others, store);
}

/** Fills a query that failed offline with saved data, possibly found inside another answer. */
async function fill(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  if (!savedPath(queryKey) || (await lookForNetwork())) return;
  const saved = await readOwnEntries();
  const hash = hashKey(queryKey);
  const found = saved.find((entry) => hashKey(entry.queryKey) === hash) ?? foundInside(saved, queryKey);
  // It may have arrived another way meanwhile.
  if (!found || client.getQueryData(queryKey) !== undefined) return;
  client.setQueryData(queryKey, found.data, { updatedAt: found.savedAt });
}

async function readOwnEntries(): Promise<SavedEntry[]> {
  const owner = deviceOwner();
  if (owner === null || owner === "nobody") return [];
  const reader = { userId: owner.id, shapes: __SHAPES__, now: Date.now() };
  return (await readAll()).filter((entry) => isReadable(entry, reader));
}

async function readAll(): Promise<SavedEntry[]> {
  return (await entries<SavedKey, SavedEntry>(store)).map(([, entry]) => entry);
}

const keyOf = (entry: SavedEntry): SavedKey => [entry.userId, hashKey(entry.queryKey)];

function noStorage(error: unknown): void {
  console.warn("Nothing can be saved on this device.", error);
}
