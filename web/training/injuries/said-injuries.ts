import { useMemo, useSyncExternalStore } from "react";
import type { Injury, InjuryWord, MarkInjury, OwnInjuries } from "../../../worker/contract/injuries";
import { type Marked, withSaid } from "../../../worker/contract/injury-rules";
import { changed } from "../../data/changed";
import { injuriesQuery, markInjury, sayWord } from "../../data/injuries";
import { isSameMember } from "../../data/pending-completions";
import { queryClient } from "../../lib/http/query-client";
import { isFinalRefusal } from "../../lib/http/request-error";
import { onStoredChange, readStored, writeStored } from "../../lib/offline/stored-value";
import { injuriesPrefix } from "./injury-keys";

export type SaidMark = Omit<MarkInjury, "spot">;
export type SaidWord = Omit<InjuryWord, "spot">;
/** What was said on this device, in its order: the server has none of it yet. */
type Said = { key: string; spot: Injury["spot"] } & ({ mark: SaidMark } | { word: SaidWord });

const saidKey = (userId: string) => `${injuriesPrefix(userId)}said`;
const openKey = (userId: string) => `${injuriesPrefix(userId)}open`;

export function keepMark(userId: string, spot: Injury["spot"], mark: SaidMark): void {
  keep(userId, { key: crypto.randomUUID(), spot, mark });
}

export function keepWord(userId: string, spot: Injury["spot"], word: SaidWord): void {
  keep(userId, { key: crypto.randomUUID(), spot, word });
}

function keep(userId: string, said: Said): void {
  writeStored("device", saidKey(userId), [...saidOf(userId), said]);
}

/** What was said of a place is taken back before it is sent. */
export function forgetSaid(userId: string, spot: string): void {
  store(
    userId,
    saidOf(userId).filter((said) => said.spot !== spot),
  );
}

export function useSaidInjuries(userId: string): readonly Said[] {
  const read = () => JSON.stringify(saidOf(userId));
  const text = useSyncExternalStore(onStoredChange, read, () => "[]");
  return useMemo(() => JSON.parse(text) as Said[], [text]);
}

/** Remembers what is open, and as of when, for trainings that were saved before. Of whoever has never marked anything nothing is kept. */
export function rememberOpen(userId: string, { open }: OwnInjuries, at: number): void {
  const kept = readStored("device", openKey(userId)) as Partial<Read> | null;
  if ((kept === null && open.length === 0) || Number(kept?.at ?? 0) >= at) return;
  const marked = open.map(({ spot, movements }) => ({ spot, movements }));
  writeStored("device", openKey(userId), { at, marked });
}

type Read = { marked: readonly Marked[]; at: number };

/** What is open: as a training has it, or as it was remembered later, and with what was said since. */
export function useOpenInjuries(userId: string, read: Read): Marked[] {
  const said = useSaidInjuries(userId);
  const text = useSyncExternalStore(
    onStoredChange,
    () => JSON.stringify(readStored("device", openKey(userId))),
    () => "null",
  );
  return useMemo(() => {
    const kept = JSON.parse(text) as Partial<Read> | null;
    const later = Array.isArray(kept?.marked) && Number(kept.at) > read.at ? kept.marked : read.marked;
    return withSaid(later, said, {
      marked: ({ spot, mark }) => ({ spot, movements: mark.movements }),
      told: (injury) => injury,
    });
  }, [text, said, read.at, read.marked]);
}

let sending: Promise<string[]> | null = null;

/** Sends it in its order, if it is still the same member who is signed in. Answers why some was refused, which lets go of it. */
export function sendSaidInjuries(user: { id: string }): Promise<string[]> {
  sending ??= sendAll(user.id).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(userId: string): Promise<string[]> {
  const refusals: string[] = [];
  if (saidOf(userId).length === 0 || !(await isSameMember(userId))) return refusals;
  for (let said = saidOf(userId)[0]; said; said = saidOf(userId)[0]) {
    const { key, spot } = said;
    try {
      const now = "mark" in said ? await markInjury({ ...said.mark, spot }) : await sayWord({ ...said.word, spot });
      queryClient.setQueryData(injuriesQuery.queryKey, now);
      rememberOpen(userId, now, Date.now());
    } catch (error) {
      if (!isFinalRefusal(error)) break;
      refusals.push(error.shown);
    }
    store(
      userId,
      saidOf(userId).filter((each) => each.key !== key),
    );
  }
  await changed(queryClient, "injury");
  return refusals;
}

const store = (userId: string, said: Said[]) => writeStored("device", saidKey(userId), said.length > 0 ? said : null);

/** It comes back from storage, where anything may stand. */
function saidOf(userId: string): Said[] {
  const kept = userId ? readStored("device", saidKey(userId)) : null;
  return Array.isArray(kept) ? kept.filter((each) => typeof each?.spot === "string" && (each.mark ?? each.word)) : [];
}
