import { useMemo, useSyncExternalStore } from "react";
import type { Injury, InjuryWord, MarkInjury, OwnInjuries } from "../../../worker/contract/injuries";
import { type Marked, withPending } from "../../../worker/contract/injury-rules";
import { changed } from "../../data/changed";
import { injuriesQuery, markInjury, sayWord } from "../../data/injuries";
import { isSameMember } from "../../data/pending-completions";
import { queryClient } from "../../lib/http/query-client";
import { isFinalRefusal } from "../../lib/http/request-error";
import { onStoredChange, readStored, writeStored } from "../../lib/offline/stored-value";
import { injuriesPrefix } from "./injury-keys";

export type PendingMark = Omit<MarkInjury, "spot">;
export type PendingWord = Omit<InjuryWord, "spot">;
/** Unsent changes, in order. */
type UnsentChange = { key: string; spot: Injury["spot"] } & ({ mark: PendingMark } | { word: PendingWord });

const unsentKey = (userId: string) => `${injuriesPrefix(userId)}said`;
const openKey = (userId: string) => `${injuriesPrefix(userId)}open`;

export function keepMark(userId: string, spot: Injury["spot"], mark: PendingMark): void {
  keep(userId, { key: crypto.randomUUID(), spot, mark });
}

export function keepWord(userId: string, spot: Injury["spot"], word: PendingWord): void {
  keep(userId, { key: crypto.randomUUID(), spot, word });
}

function keep(userId: string, change: UnsentChange): void {
  writeStored("device", unsentKey(userId), [...unsentOf(userId), change]);
}

/** Discards the unsent changes of a spot. */
export function forgetPending(userId: string, spot: string): void {
  store(
    userId,
    unsentOf(userId).filter((change) => change.spot !== spot),
  );
}

export function usePendingInjuries(userId: string): readonly UnsentChange[] {
  const read = () => JSON.stringify(unsentOf(userId));
  const text = useSyncExternalStore(onStoredChange, read, () => "[]");
  return useMemo(() => JSON.parse(text) as UnsentChange[], [text]);
}

/** Stores which injuries are open, and since when that is known. Nothing is stored for members who never had one. */
export function rememberOpen(userId: string, { open }: OwnInjuries, at: number): void {
  const stored = readStored("device", openKey(userId)) as Partial<Read> | null;
  if ((stored === null && open.length === 0) || Number(stored?.at ?? 0) >= at) return;
  const marked = open.map(({ spot, movements }) => ({ spot, movements }));
  writeStored("device", openKey(userId), { at, marked });
}

type Read = { marked: readonly Marked[]; at: number };

/** Returns the open injuries: the newer of the training's and the stored ones, with unsent changes applied. */
export function useOpenInjuries(userId: string, read: Read): Marked[] {
  const changes = usePendingInjuries(userId);
  const text = useSyncExternalStore(
    onStoredChange,
    () => JSON.stringify(readStored("device", openKey(userId))),
    () => "null",
  );
  return useMemo(() => {
    const stored = JSON.parse(text) as Partial<Read> | null;
    const later = Array.isArray(stored?.marked) && Number(stored.at) > read.at ? stored.marked : read.marked;
    return withPending(later, changes, {
      marked: ({ spot, mark }) => ({ spot, movements: mark.movements }),
      told: (injury) => injury,
    });
  }, [text, changes, read.at, read.marked]);
}

let sending: Promise<string[]> | null = null;

/**
 * Sends the unsent changes in order, if the member is still signed in. Returns the reasons of refused ones, which are
 * dropped.
 */
export function sendPendingInjuries(user: { id: string }): Promise<string[]> {
  sending ??= sendAll(user.id).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(userId: string): Promise<string[]> {
  const refusals: string[] = [];
  if (unsentOf(userId).length === 0 || !(await isSameMember(userId))) return refusals;
  for (let change = unsentOf(userId)[0]; change; change = unsentOf(userId)[0]) {
    const { key, spot } = change;
    try {
      const now =
        "mark" in change ? await markInjury({ ...change.mark, spot }) : await sayWord({ ...change.word, spot });
      queryClient.setQueryData(injuriesQuery.queryKey, now);
      rememberOpen(userId, now, Date.now());
    } catch (error) {
      if (!isFinalRefusal(error)) break;
      refusals.push(error.shown);
    }
    store(
      userId,
      unsentOf(userId).filter((each) => each.key !== key),
    );
  }
  await changed(queryClient, "injury");
  return refusals;
}

const store = (userId: string, changes: UnsentChange[]) =>
  writeStored("device", unsentKey(userId), changes.length > 0 ? changes : null);

/** Reads the unsent changes; storage may hold anything, so they are validated. */
function unsentOf(userId: string): UnsentChange[] {
  const stored = userId ? readStored("device", unsentKey(userId)) : null;
  return Array.isArray(stored)
    ? stored.filter((each) => typeof each?.spot === "string" && (each.mark ?? each.word))
    : [];
}
