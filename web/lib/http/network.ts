import { useSyncExternalStore } from "react";
import { listeners } from "../browser/listeners";
import { earlyAnswer } from "./early-calls";

/** Without an answer in this time the network counts as offline: with weak reception a phone waits for minutes. */
export const ANSWER_WITHIN_MS = 20_000;

const PROBE = "/api/auth/user";
/** A check pending longer than this may have begun without a network: another one is started. */
const HANGS_AFTER_MS = 5_000;

const awayChanges = listeners();
const answers = listeners();
let away = false;
let looking: { since: number; answer: Promise<Response | null> } | undefined;

/** `fetch` for API calls. A failure without an answer starts a check of the network. */
export async function apiFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await (earlyAnswer(input, init?.method) ?? fetch(input, init));
    if (response.ok) answers.tell();
    return response;
  } catch (error) {
    if (isNetworkFailure(error)) void lookForNetwork();
    throw error;
  }
}

/** Returns whether an error means that no answer came, rather than a refusal. */
export function isNetworkFailure(error: unknown): boolean {
  // Browsers word it differently, but all throw a TypeError; a timeout ends as a TimeoutError.
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}

/** Calls a listener after each successful call. Returns a function that stops it. */
export const onAnswered = answers.add;

/** Fetches the current user. Without an answer the app counts as offline until `networkIsBack`. */
export function lookForNetwork(): Promise<Response | null> {
  if (looking && Date.now() - looking.since < HANGS_AFTER_MS) return looking.answer;
  const answer = fetch(PROBE, { credentials: "include", signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    .catch(() => {
      // An old check that hung must not override a later result.
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

/** Returns whether the last attempt to reach the server failed. */
export const useAway = () => useSyncExternalStore(awayChanges.add, isAway, () => false);

function setAway(now: boolean): void {
  if (away === now) return;
  away = now;
  awayChanges.tell();
}
