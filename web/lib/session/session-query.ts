import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { CurrentUser } from "../../../worker/contract/account";
import { currentSession, fetchSession, onForget, onSessionChange, setUser } from "./session";
import { SESSION_KEY } from "./session-key";

/**
 * Keeps the session and its query in sync, for components that change, refetch or invalidate the query; and clears the
 * cache when the session ends. Runs for the life of the page.
 */
export function joinSession(client: QueryClient): void {
  const tell = () => {
    const session = currentSession();
    const user = session.state === "signed-in" ? session.user : null;
    if (user === null && session.state !== "signed-out") return;
    if (client.getQueryData(SESSION_KEY) !== user) client.setQueryData(SESSION_KEY, user);
  };
  tell();
  onSessionChange(tell);
  onForget(() =>
    client.removeQueries({
      predicate: ({ queryKey, meta }) => queryKey[0] !== SESSION_KEY[0] && !meta?.forEverybody,
    }),
  );
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.query.queryKey[0] !== SESSION_KEY[0]) {
      return;
    }
    setUser((event.query.state.data as CurrentUser | null | undefined) ?? null);
  });
  // A query needs an observer, or invalidating it refetches nothing.
  new QueryObserver(client, { queryKey: SESSION_KEY, queryFn: fetchSession }).subscribe(() => {});
}
