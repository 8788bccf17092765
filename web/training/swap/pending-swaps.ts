import { useMemo, useSyncExternalStore } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { SWAP_REASONS, type SwapReason } from "../../../worker/contract/swaps-limits";
import { changed } from "../../data/changed";
import { isSameMember } from "../../data/pending-completions";
import { patchTraining, setSwap } from "../../data/training";
import { useAway } from "../../lib/http/network";
import { queryClient } from "../../lib/http/query-client";
import { isFinalRefusal } from "../../lib/http/request-error";
import {
  notifyStoredChange,
  onStoredChange,
  readStored,
  storedKeys,
  writeStored,
} from "../../lib/offline/stored-value";
import { memberPrefix } from "../../lib/session/member-keys";

/** A member's choice for an exercise; a null substitute means the exercise itself. */
export type SwapChoice =
  | { substitute: string; reason: SwapReason; standing: boolean }
  | { substitute: null; reason: null; standing: false };
type PendingSwap = { key: string; exerciseId: number; day: CalendarDate; choice: SwapChoice };

export const TO_THE_LIFT: SwapChoice = { substitute: null, reason: null, standing: false };

const swapPrefix = (userId: string) => `${memberPrefix(userId)}swap.`;

/** Stores a choice on the device until it is sent: the last one for an exercise and day counts. */
export function keepSwap(userId: string, exerciseId: number, day: CalendarDate, choice: SwapChoice): void {
  const key = `${swapPrefix(userId)}${exerciseId}.${day}`;
  tried.delete(key);
  writeStored("device", key, choice);
}

/** Choices that could not be sent since the page was opened. */
const tried = new Set<string>();

/** Returns the unsent choices by day. */
export function usePendingSwaps(userId: string): readonly PendingSwap[] {
  const text = useSyncExternalStore(
    onStoredChange,
    () => JSON.stringify(swapsOf(userId)),
    () => "[]",
  );
  return useMemo(() => JSON.parse(text) as PendingSwap[], [text]);
}

/** Counts the choices that wait for the network or the server. */
export function useWaitingSwaps(userId: string): number {
  const away = useAway();
  const read = () => swapsOf(userId).filter(({ key }) => away || tried.has(key)).length;
  return useSyncExternalStore(onStoredChange, read, () => 0);
}

/** Sends the choices, if the member is still signed in. Returns the reasons of refused ones, which are dropped. */
export async function sendPendingSwaps(user: Pick<CurrentUser, "id">): Promise<string[]> {
  const refusals: string[] = [];
  const due = swapsOf(user.id);
  if (due.length === 0) return refusals;
  if (!(await isSameMember(user.id))) {
    markTried(due);
    return refusals;
  }
  for (const swap of due) {
    const { key, exerciseId, day, choice } = swap;
    try {
      const { substitute, reason, standing } = choice;
      await setSwap(exerciseId, {
        localDate: day,
        standing,
        ...(substitute === null ? { substitute } : { substitute, reason }),
      });
      show(swap);
    } catch (error) {
      if (!isFinalRefusal(error)) {
        markTried([swap]);
        break;
      }
      refusals.push(error.shown);
    }
    // Unless it was changed meanwhile, here or in another tab.
    if (JSON.stringify(readChoice(readStored("device", key))) === JSON.stringify(choice))
      writeStored("device", key, null);
  }
  await changed(queryClient, "swap");
  return refusals;
}

function markTried(swaps: readonly PendingSwap[]): void {
  for (const { key } of swaps) tried.add(key);
  notifyStoredChange();
}

function show({ exerciseId, choice }: PendingSwap): void {
  patchTraining(queryClient, (context) => ({
    ...context,
    substitutes: context.substitutes.map((own) =>
      own.exerciseIds.includes(exerciseId) ? { ...own, swap: choice.substitute === null ? null : choice } : own,
    ),
  }));
}

/** Lists stored choices, earliest day first. */
function swapsOf(userId: string): PendingSwap[] {
  if (!userId) return [];
  const prefix = swapPrefix(userId);
  return storedKeys(prefix)
    .flatMap((key): PendingSwap[] => {
      const [, id, day] = /^(\d+)\.(\d{4}-\d\d-\d\d)$/.exec(key.slice(prefix.length)) ?? [];
      const choice = readChoice(readStored("device", key));
      return id && day && choice ? [{ key, exerciseId: Number(id), day, choice }] : [];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Validates a stored choice; storage may hold anything. */
function readChoice(value: unknown): SwapChoice | null {
  const { substitute, reason, standing } = (value ?? {}) as Record<string, unknown>;
  if (substitute === null) return TO_THE_LIFT;
  const known = SWAP_REASONS.find((each) => each === reason);
  return typeof substitute === "string" && known ? { substitute, reason: known, standing: standing === true } : null;
}
