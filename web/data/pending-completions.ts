import { useEffect, useSyncExternalStore } from "react";
import type { CurrentUser } from "../../worker/contract/account";
import type { ColumnType } from "../../worker/contract/drafts";
import type { CompletionResult } from "../../worker/contract/progress";
import type { RollChange } from "../../worker/contract/rolls";
import { ANSWER_WITHIN_MS, apiFetch } from "../lib/http/network";
import { queryClient } from "../lib/http/query-client";
import { RequestError } from "../lib/http/request-error";
import { CompletionQueue, type QueuedCompletion } from "../lib/offline/completion-queue";
import { clearQueue, forgetTooLate, readQueue, updateQueue } from "../lib/offline/completion-store";
import { SESSION_KEY } from "../lib/session/session-key";
import { changed } from "./changed";

type WorkoutCompletion = {
  workoutId: number;
  title: string;
  /** Minutes. */
  duration?: number | undefined;
  notes?: string | null | undefined;
  /** The notes are hidden from the coach. */
  notesPrivate?: boolean | undefined;
  /** ISO instant of the press; retries send the same one. */
  completedAt: string;
  /** Created once per training (`crypto.randomUUID()`) and reused for retries. */
  key: string;
};

type SectionCompletion = {
  dailyWorkoutId: number;
  workoutType: ColumnType;
  title: string;
  duration?: number | undefined;
  notes?: string | null | undefined;
  notesPrivate?: boolean | undefined;
  completedAt: string;
};

/** Returns the idempotency key of a day's option: it counts once a day, on whichever device. */
export const sectionKey = (section: Pick<SectionCompletion, "dailyWorkoutId" | "workoutType" | "completedAt">) =>
  `section-${section.dailyWorkoutId}-${section.workoutType}-${Date.parse(section.completedAt)}`;

/** `sent: false`: stored on this device, because it is offline. A refusal is thrown. */
export type Completed = { sent: true; result: CompletionResult } | { sent: false };

export function completeWorkout({ workoutId, title, key, ...body }: WorkoutCompletion): Promise<Completed> {
  return complete({ key, path: `/api/workouts/${workoutId}/complete`, title, body });
}

export function completeSection({ dailyWorkoutId, title, ...body }: SectionCompletion): Promise<Completed> {
  const key = sectionKey({ dailyWorkoutId, ...body });
  return complete({ key, path: `/api/daily-workouts/${dailyWorkoutId}/complete`, title, body });
}

/** Logs a roll under a key created once for it. `sent: false`: stored on this device, because it is offline. */
export async function logRoll(roll: RollChange, key: string): Promise<{ sent: boolean }> {
  const body = { ...roll, completedAt: new Date().toISOString() };
  const { sent } = await complete({ key, path: "/api/user/rolls", title: "Roll", body });
  return { sent };
}

type PendingCompletion = Pick<QueuedCompletion, "key" | "path" | "title" | "refusal" | "failures"> & {
  completedAt: string;
};

/** Returns the signed-in member's unsent completions, oldest first. */
export function usePendingCompletions(): readonly PendingCompletion[] {
  useEffect(() => void refreshShown(), []);
  return useSyncExternalStore(listen, shownNow, () => NONE);
}

/** Returns whether the server failed on one: retries are few, so they must be spaced out. */
export const isServerInTrouble = () => shownNow().some(({ refusal, failures }) => refusal === null && failures > 0);

/** Returns whether one of them is this workout (`/api/workouts/7/complete`) or section. */
export function isPendingWorkout(pending: readonly PendingCompletion[], workoutId: number): boolean {
  return pending.some(({ path }) => path === `/api/workouts/${workoutId}/complete`);
}

export function isPendingSection(
  pending: readonly PendingCompletion[],
  dailyWorkoutId: number,
  workoutType: ColumnType,
): boolean {
  return pending.some(({ key }) => key.startsWith(`section-${dailyWorkoutId}-${workoutType}-`));
}

/** Sends unsent completions if the same member is still signed in. Returns how many remain. */
export async function sendPendingCompletions(): Promise<number> {
  const userId = signedInUser();
  if (!userId) return 0;
  await forgetTooLate(userId).catch(() => undefined);
  if ((await readQueue(userId)).some(({ refusal }) => refusal === null) && (await isSameMember(userId))) {
    const outcomes = [...(await queueOf(userId).flush()).values()];
    if (outcomes.some(({ state }) => state === "sent")) await changed(queryClient, "training");
  }
  await refreshShown();
  return (await readQueue(userId)).length;
}

/** Retries a refused completion. */
export async function retryPendingCompletion(key: string): Promise<void> {
  const userId = signedInUser();
  if (!userId) return;
  await queueOf(userId).again(key);
  await sendPendingCompletions();
}

/** Completions dropped by the member since the page was opened; others that are gone have been sent. */
const dropped = new Set<string>();
export const wasDropped = (key: string) => dropped.has(key);

/** Drops a completion at the member's request. */
export async function dropPendingCompletion(key: string): Promise<void> {
  const userId = signedInUser();
  if (!userId) return;
  dropped.add(key);
  await queueOf(userId).drop(key);
  await refreshShown();
}

/** Adds fields to an unsent completion; returns whether it was still unsent. */
export async function amendPendingCompletion(key: string, more: Record<string, unknown>): Promise<boolean> {
  const userId = signedInUser();
  if (!userId) return false;
  let waits = false;
  // Not while it is being sent, or the addition would be lost.
  await alone(() =>
    change(userId, (queue) => {
      waits = queue.some((one) => one.key === key);
      return queue.map((one) => (one.key === key ? { ...one, body: { ...one.body, ...more } } : one));
    }),
  );
  return waits;
}

/** Deletes all of a member's unsent completions from the device. */
export async function forgetPendingCompletions(userId: string): Promise<void> {
  await clearQueue(userId);
  announce();
  await refreshShown();
}

async function complete(input: {
  key: string;
  path: string;
  title: string;
  body: QueuedCompletion["body"];
}): Promise<Completed> {
  const userId = signedInUser();
  const completion: QueuedCompletion = { ...input, refusal: null, failures: 0 };
  if (!userId) return { sent: true, result: await post(completion) };
  const { key } = completion;
  inFlight.add(key);
  try {
    const waiting = (await readQueue(userId)).some((one) => one.refusal === null && one.key !== key);
    // Unsent completions may be older than this session: check whose session it is first.
    if (waiting && !(await isSameMember(userId))) {
      await queueOf(userId).keep(completion);
      return { sent: false };
    }
    const outcome = await queueOf(userId).add(completion);
    if (outcome.state === "refused") throw outcome.error;
    if (outcome.state === "waiting") return { sent: false };
    void changed(queryClient, "training");
    return { sent: true, result: outcome.result };
  } finally {
    inFlight.delete(key);
    announce();
    await refreshShown();
  }
}

async function post({ path, body, key }: QueuedCompletion): Promise<CompletionResult> {
  const response = await apiFetch(path, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!response.ok) throw await RequestError.from(response);
  return (await response.json()) as CompletionResult;
}

/** Two members may share a device: nothing is sent in the name of the later one. */
export async function isSameMember(userId: string): Promise<boolean> {
  try {
    const response = await apiFetch("/api/auth/user", {
      credentials: "include",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return response.ok && ((await response.json()) as CurrentUser).id === userId;
  } catch {
    return false;
  }
}

function signedInUser(): string | null {
  return queryClient.getQueryData<CurrentUser | null>(SESSION_KEY)?.id ?? null;
}

async function change(userId: string, next: (queue: QueuedCompletion[]) => QueuedCompletion[]): Promise<void> {
  await updateQueue(userId, next);
  announce();
}

const queues = new Map<string, CompletionQueue<CompletionResult>>();

function queueOf(userId: string): CompletionQueue<CompletionResult> {
  const known = queues.get(userId);
  if (known) return known;
  const queue = new CompletionQueue<CompletionResult>({
    read: () => readQueue(userId),
    change: (next) => change(userId, next),
    send: (completion) => post(completion),
    alone,
  });
  queues.set(userId, queue);
  return queue;
}

let last: Promise<unknown> = Promise.resolve();

function alone<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request("longroll-completions", work) as Promise<T>;
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

const NONE: readonly PendingCompletion[] = [];
/** First attempts in progress; they are not shown as pending. */
const inFlight = new Set<string>();
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("longroll-completions");
let shown: { userId: string; list: readonly PendingCompletion[] } | null = null;

channel?.addEventListener("message", () => void refreshShown());

function announce(): void {
  channel?.postMessage("changed");
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function shownNow(): readonly PendingCompletion[] {
  return shown && shown.userId === signedInUser() ? shown.list : NONE;
}

async function refreshShown(): Promise<void> {
  const userId = signedInUser();
  const queue = userId ? await readQueue(userId).catch(() => []) : [];
  const list = queue
    .filter(({ key }) => !inFlight.has(key))
    .map(({ body, ...one }) => ({ ...one, completedAt: body.completedAt }));
  shown = userId ? { userId, list } : null;
  for (const listener of listeners) listener();
}
