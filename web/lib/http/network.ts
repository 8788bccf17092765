import { useSyncExternalStore } from "react";
import { earlyAnswer } from "./early-calls";

/** A network that has not answered by then counts as away: a phone with one bar would wait for minutes. */
export const ANSWER_WITHIN_MS = 20_000;

const PROBE = "/api/auth/user";
/** A look that hangs for longer may have begun without a network: another one is begun beside it. */
const HANGS_AFTER_MS = 5_000;

const listeners = new Set<() => void>();
const answerListeners = new Set<() => void>();
let away = false;
let looking: { since: number; answer: Promise<Response | null> } | undefined;

/** `fetch` for calls of the API. One that finds no network makes the shell look whether there is any. */
export async function apiFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await (earlyAnswer(input, init?.method) ?? fetch(input, init));
    if (response.ok) for (const listener of answerListeners) listener();
    return response;
  } catch (error) {
    if (isNetworkFailure(error)) void lookForNetwork();
    throw error;
  }
}

/** No answer came, as opposed to one that refuses. */
export function isNetworkFailure(error: unknown): boolean {
  // Browsers word it differently, but all of them throw a TypeError; a limit on the wait ends as a TimeoutError.
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}

/** Called whenever a call has succeeded, so the network is there. Answers how to stop. */
export function onAnswered(listener: () => void): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

/** Asks who is signed in. Without any answer the network is away from now on, until `networkIsBack`. */
export function lookForNetwork(): Promise<Response | null> {
  if (looking && Date.now() - looking.since < HANGS_AFTER_MS) return looking.answer;
  const answer = fetch(PROBE, { credentials: "include", signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    .catch(() => {
      // One that hung says nothing about what a later one has found.
      if (looking?.answer === answer) setAway(true);
      return null;
    })
    .finally(() => {
      if (looking?.answer === answer) looking = undefined;
    });
  looking = { since: Date.now(), answer };
  return answer;
}

export const networkIsAway = () => setAway(true);
export const networkIsBack = () => setAway(false);
export const isAway = () => away;

/** Whether the server could not be reached the last time. */
export const useAway = () => useSyncExternalStore(onAwayChange, isAway, () => false);

function onAwayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setAway(now: boolean): void {
  if (away === now) return;
  away = now;
  for (const listener of listeners) listener();
}
