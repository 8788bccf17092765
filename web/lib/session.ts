import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { CurrentUser } from "../../worker/contract/account";
import { send } from "./api";
import { deviceOwner } from "./device-owner";
import { isNetworkFailure, networkIsAway, networkIsBack } from "./network";
import { RequestError } from "./request-error";
import { SESSION_KEY } from "./session-key";

/** With something saved to show, a member does not wait longer than this for a network that is hardly there. */
const SAVED_AFTER_MS = 6000;

export type Session =
  | { state: "loading" }
  | { state: "signed-out" }
  | { state: "signed-in"; user: CurrentUser }
  /** Nobody could say: offline, or the server is down. A member must not be taken for a visitor then. */
  | { state: "unreachable"; retry: () => void };

/** Who is signed in, asked once. Not being signed in is an answer, not an error. */
export function useSession(): Session {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ client }) => readUser(client),
  });
  if (isPending) return { state: "loading" };
  if (data) return { state: "signed-in", user: data };
  return isError ? { state: "unreachable", retry: () => void refetch() } : { state: "signed-out" };
}

/** Asks again who is signed in, after dropping all that was read as somebody else. */
export async function renewSession(client: QueryClient): Promise<void> {
  forgetOthers(client);
  await client.fetchQuery({ queryKey: SESSION_KEY, queryFn: () => readUser(client), staleTime: 0 });
}

/** The session is over: nothing that the member has read stays behind. */
export function endSession(client: QueryClient): void {
  forgetOthers(client);
  client.setQueryData(SESSION_KEY, null);
}

function forgetOthers(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
}

/** The sign-in address that comes back to where the visitor is now. */
export function loginAddress(returnTo: string = window.location.pathname + window.location.search): string {
  return returnTo === "/" ? "/api/login" : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}

export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

async function readUser(client: QueryClient): Promise<CurrentUser | null> {
  const owner = deviceOwner();
  const known = owner !== null && owner !== "nobody";
  try {
    const limit = known ? AbortSignal.timeout(SAVED_AFTER_MS) : undefined;
    const user = await send<CurrentUser>("GET", SESSION_KEY[0], undefined, limit);
    networkIsBack();
    return user;
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    if (!known || !isNetworkFailure(error)) throw error;
    const { restoreSaved } = await import("./saved-data");
    const user = await restoreSaved(client).catch(() => null);
    if (!user) throw error;
    networkIsAway();
    return user;
  }
}
