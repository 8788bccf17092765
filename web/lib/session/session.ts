import { useSyncExternalStore } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import { SESSION_ADDRESS } from "../../../worker/contract/page-answers";
import { UNREAD_HEADER } from "../../../worker/contract/unread";
import { forgetEarly, isBrought } from "../http/early-calls";
import { apiFetch, isNetworkFailure, networkIsAway, networkIsBack } from "../http/network";
import { queryClient } from "../http/query-client";
import { RequestError } from "../http/request-error";
import { deviceOwner, isOwner, isSessionOf, rememberMember } from "./device-owner";
import { knownZone } from "./known-zone";
import { renderedFor } from "./rendered-for";
import { SESSION_KEY } from "./session-key";

/** With something saved to show, a member does not wait longer than this for a network that is hardly there. */
const SAVED_AFTER_MS = 6000;

export type Session =
  | { state: "loading" }
  | { state: "signed-out" }
  | { state: "signed-in"; user: CurrentUser }
  /** Nobody could say: offline, or the server is down. A member must not be taken for a visitor then. */
  | { state: "unreachable"; retry: () => void };

const LOADING: Session = { state: "loading" };
const SIGNED_OUT: Session = { state: "signed-out" };

// A store of its own and no query: it also says that nobody could tell, and what the device remembers then.
let session: Session = LOADING;
let asking: Promise<CurrentUser | null> | undefined;
/** What the answer about who is here said beside it. Read late, by what only members load. */
let unreadText: string | null = null;
export const serverUnread = () => renderedFor()?.unread ?? unreadText;

let savedFirst = false;
let showingSaved: Promise<void> | null = null;

/**
 * What this visit was opened at is a member's own: it begins with what the device has of them. Answers whether it is known
 * by then who is here.
 */
export async function beginWithSaved(): Promise<boolean> {
  savedFirst = true;
  void fetchSession().catch(() => null);
  await showingSaved;
  return session.state === "signed-in";
}

/** Counts what has settled who is here, so that an answer asked for before does not undo it. */
let settled = 0;
const watchers = new Set<() => void>();
const forgetters = new Set<() => void>([forgetEarly]);

/** Who is signed in, asked once. Not being signed in is an answer, not an error. */
export function useSession(): Session {
  return useSyncExternalStore(watch, currentSession, serverSession);
}

/** The server knows it where it renders for somebody; what it renders for everybody says nothing. */
function serverSession(): Session {
  const reader = renderedFor();
  return reader ? { state: "signed-in", user: reader.user } : LOADING;
}

export const currentSession = () => session;

/** Called with every change. Answers how to stop. */
export function onSessionChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Called when all that was read as somebody else has to go. Answers how to stop. */
export function onForget(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/** The answer about who is here, while it is on its way. */
export const sessionUnderWay = () => asking;

/** Asks the server who is here; several at once share one answer. */
export function fetchSession(): Promise<CurrentUser | null> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** What is known now about who is here. */
export function setUser(user: CurrentUser | null): void {
  // The queries repeat what they were told. Of what is only saved the server has yet to be heard.
  if (user && session.state === "signed-in" && session.user === user) return;
  settled += 1;
  if (user) change({ state: "signed-in", user });
  else if (session.state !== "signed-out") change(SIGNED_OUT);
}

/** Asks again who is signed in, after dropping all that was read as somebody else. */
export async function renewSession(): Promise<void> {
  for (const forget of forgetters) forget();
  await asking?.catch(() => null);
  await fetchSession();
}

/** The session is over: nothing that the member has read stays behind. */
export function endSession(): void {
  for (const forget of forgetters) forget();
  setUser(null);
}

/** The sign-in address that comes back to where the visitor is now. */
export function loginAddress(returnTo: string = window.location.pathname + window.location.search): string {
  return returnTo === "/" ? "/api/login" : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The same for whoever has no account yet: it opens where one is made. */
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
      // What is shown of somebody else, or of whom the session has ended, goes with them.
      if (session.state === "signed-in" && session.user.id !== user?.id) for (const forget of forgetters) forget();
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
 * Shows what the device has of the member whose it is while the server is asked, which has the last word. Only where the
 * session is theirs as far as this browser knows, and where the document has not brought anything newer.
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
  for (const watcher of watchers) watcher();
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

/** Where most are visitors, being one is an answer of its own: a 401 would stand in the browser's log as an error. */
async function readAnybody(): Promise<CurrentUser | null> {
  const response = await apiFetch(SESSION_ADDRESS);
  if (!response.ok) throw await RequestError.from(response);
  unreadText = response.headers.get(UNREAD_HEADER);
  return ((await response.json()) as { user: CurrentUser | null }).user;
}
