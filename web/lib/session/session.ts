import { useSyncExternalStore } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import { SESSION_ADDRESS } from "../../../worker/contract/page-answers";
import { UNREAD_HEADER } from "../../../worker/contract/unread";
import { listeners } from "../browser/listeners";
import { forgetEarly, isBrought } from "../http/early-calls";
import { apiFetch, isNetworkFailure, networkIsAway, networkIsBack } from "../http/network";
import { queryClient } from "../http/query-client";
import { RequestError } from "../http/request-error";
import { deviceOwner, isOwner, isSessionOf, rememberMember } from "./device-owner";
import { knownZone } from "./known-zone";
import { renderedFor } from "./rendered-for";
import { SESSION_KEY } from "./session-key";

/** With saved data to show, a member waits at most this long for a bad network. */
const SAVED_AFTER_MS = 6000;

export type Session =
  | { state: "loading" }
  | { state: "signed-out" }
  | { state: "signed-in"; user: CurrentUser }
  /** Unknown: offline, or the server is down. The user must not be treated as a visitor. */
  | { state: "unreachable"; retry: () => void };

const LOADING: Session = { state: "loading" };
const SIGNED_OUT: Session = { state: "signed-out" };

// A store rather than a query, because it also has the states unknown and saved.
let session: Session = LOADING;
let asking: Promise<CurrentUser | null> | undefined;
/** The unread header of the session answer, read later by code that only members load. */
let unreadText: string | null = null;
export const serverUnread = () => renderedFor()?.unread ?? unreadText;

let savedFirst = false;
let showingSaved: Promise<void> | null = null;

/** Starts with the device's saved data, for visits to a member page. Returns whether the user is known then. */
export async function beginWithSaved(): Promise<boolean> {
  savedFirst = true;
  void fetchSession().catch(() => null);
  await showingSaved;
  return session.state === "signed-in";
}

/** Counts decisions about the session, so that an older answer does not undo them. */
let settled = 0;
const changes = listeners();
const forgetting = listeners();
forgetting.add(forgetEarly);

/** Returns the session, fetched once. Not being signed in is an answer, not an error. */
export function useSession(): Session {
  return useSyncExternalStore(watch, currentSession, serverSession);
}

/** The server knows the session only when rendering for one reader; public pages are rendered as loading. */
function serverSession(): Session {
  const reader = renderedFor();
  return reader ? { state: "signed-in", user: reader.user } : LOADING;
}

export const currentSession = () => session;

/** Calls a watcher on each change. Returns a function that stops it. */
export const onSessionChange = changes.add;

/** Calls a function when all data read as another user must be dropped. Returns a function that stops it. */
export const onForget = forgetting.add;

/** The session request in flight, if any. */
export const sessionUnderWay = () => asking;

/** Fetches the current user; concurrent calls share one request. */
export function fetchSession(): Promise<CurrentUser | null> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Sets the current user. */
export function setUser(user: CurrentUser | null): void {
  // The query repeats what it was told. A saved session is not confirmed by the server yet.
  if (user && session.state === "signed-in" && session.user === user) return;
  settled += 1;
  if (user) change({ state: "signed-in", user });
  else if (session.state !== "signed-out") change(SIGNED_OUT);
}

/** Refetches the session after dropping all data read as another user. */
export async function renewSession(): Promise<void> {
  forgetting.tell();
  await asking?.catch(() => null);
  await fetchSession();
}

/** Ends the session and drops everything the member has read. */
export function endSession(): void {
  forgetting.tell();
  setUser(null);
}

/** Returns the sign-in address that returns to the current page. */
export function loginAddress(returnTo: string = window.location.pathname + window.location.search): string {
  return returnTo === "/" ? "/api/login" : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Same, opening the sign-up form. */
export function trialAddress(returnTo = "/"): string {
  const params = new URLSearchParams({ new: "1", ...(returnTo === "/" ? {} : { returnTo }) });
  return `/api/login?${params}`;
}

export const browserTimeZone = () => knownZone(null);

function watch(watcher: () => void): () => void {
  const stop = onSessionChange(watcher);
  if (session.state === "loading") void fetchSession().catch(() => null);
  return stop;
}

async function ask(): Promise<CurrentUser | null> {
  const before = settled;
  const first = session.state === "loading";
  const answer = readUser();
  const saved = first && savedFirst ? showSaved(() => settled === before && session.state === "loading") : null;
  showingSaved = saved;
  try {
    const user = await answer;
    if (settled === before) {
      // Data of another or a signed-out user is dropped.
      if (session.state === "signed-in" && session.user.id !== user?.id) forgetting.tell();
      setUser(user);
    }
    return user;
  } catch (error) {
    await saved;
    if (settled === before) {
      if (session.state !== "signed-in") change({ state: "unreachable", retry });
      else if (saved) networkIsAway();
    }
    throw error;
  }
}

/**
 * Shows the device's saved data while the server is asked, whose answer wins. Only if the session is the owner's as far
 * as this browser knows, and the document embeds nothing newer.
 */
async function showSaved(isWanted: () => boolean): Promise<void> {
  const owner = deviceOwner();
  if (owner === null || owner === "nobody" || isBrought(SESSION_ADDRESS) || !isSessionOf(owner.id)) return;
  const isTheirs = () => isWanted() && isOwner(deviceOwner(), owner.id) && isSessionOf(owner.id);
  const user = await readSaved(isTheirs).catch(() => null);
  if (user) change({ state: "signed-in", user });
}

async function readSaved(isWanted: () => boolean): Promise<CurrentUser | null> {
  const { restoreSaved } = await import("../offline/saved-data");
  return restoreSaved(queryClient, isWanted);
}

function retry(): void {
  if (session.state === "unreachable") change(LOADING);
  void fetchSession().catch(() => null);
}

function change(next: Session): void {
  session = next;
  changes.tell();
}

async function readUser(): Promise<CurrentUser | null> {
  const owner = deviceOwner();
  const known = owner !== null && owner !== "nobody";
  try {
    const user = known && !isBrought(SESSION_ADDRESS) ? await readMember() : await readAnybody();
    networkIsBack();
    rememberMember(user?.id ?? null);
    return user;
  } catch (error) {
    if (!known || !isNetworkFailure(error)) throw error;
    const user = await readSaved(() => true).catch(() => null);
    if (!user) throw error;
    networkIsAway();
    return user;
  }
}

async function readMember(): Promise<CurrentUser | null> {
  const response = await apiFetch(SESSION_KEY[0], { signal: AbortSignal.timeout(SAVED_AFTER_MS) });
  if (response.status === 401) return null;
  if (!response.ok) throw await RequestError.from(response);
  unreadText = response.headers.get(UNREAD_HEADER);
  return (await response.json()) as CurrentUser;
}

/** On public pages a visitor gets a 200: a 401 would appear as an error in the browser's console. */
async function readAnybody(): Promise<CurrentUser | null> {
  const response = await apiFetch(SESSION_ADDRESS);
  if (!response.ok) throw await RequestError.from(response);
  unreadText = response.headers.get(UNREAD_HEADER);
  return ((await response.json()) as { user: CurrentUser | null }).user;
}
