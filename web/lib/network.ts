import { useSyncExternalStore } from "react";
import { earlyAnswer } from "./early-calls";

/** A network that has not answered by then counts as away: a phone with one bar would wait for minutes. */
export const ANSWER_WITHIN_MS = 20_000;

const PROBE = "/api/auth/user";
const listeners = new Set<() => void>();
let away = false;
let looking: Promise<Response | null> | undefined;

/** `fetch` for calls of the API. One that finds no network makes the shell look whether there is any. */
export async function reach(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await (earlyAnswer(input, init?.method) ?? fetch(input, init));
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

/** Asks who is signed in. Without any answer the network is away from now on, until `networkIsBack`. */
export function lookForNetwork(): Promise<Response | null> {
  looking ??= fetch(PROBE, { credentials: "include", signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    .catch(() => {
      setAway(true);
      return null;
    })
    .finally(() => {
      looking = undefined;
    });
  return looking;
}

/** The same, but with no answer to what was asked before now: that may have begun without a network. */
export async function lookAfresh(): Promise<Response | null> {
  await looking;
  return lookForNetwork();
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
