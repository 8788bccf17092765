import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { sessionHasEnded } from "../session/session-ended";
import { isNetworkFailure } from "./network";
import { isUnauthorized } from "./request-error";

declare module "@tanstack/react-query" {
  interface Register {
    /**
     * `unauthorizedText`: what to say instead of the usual words when the session has ended.
     * `forEverybody`: it says the same to all who ask, and stays when the session changes.
     */
    queryMeta: { unauthorizedText?: string; forEverybody?: true };
    mutationMeta: { unauthorizedText?: string };
  }
}

type UnansweredListener = (query: Query<unknown, unknown>) => void;
const networkListeners = new Set<UnansweredListener>();

/** Called when a query fails because no answer came. Answers how to stop listening. */
export function onUnanswered(listener: UnansweredListener): () => void {
  networkListeners.add(listener);
  return () => networkListeners.delete(listener);
}

function sessionEnded(error: unknown, text: string | undefined): void {
  if (isUnauthorized(error)) sessionHasEnded(text);
}

// A switch shows what it is on as soon as it is tapped. With the usual timer React takes the tap back first, and the switch
// stands as before for a moment.
notifyManager.setScheduler(queueMicrotask);

/**
 * What is on its way may have been read before the write that invalidates it, so it is asked for again. The library does so
 * only for what is shown and has data: a first answer, or one that is fetched ahead, would stay without the new row.
 */
class FreshQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== "none") {
      for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" })) {
        if (query.state.data !== undefined && query.isActive()) continue;
        void query.cancel({ silent: true });
        query.fetch().catch(() => undefined);
      }
    }
    return super.invalidateQueries(filters, options);
  }
}

/** An empty cache: the server renders each page with one of its own. */
export const makeQueryClient = () =>
  new FreshQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        sessionEnded(error, query.meta?.unauthorizedText);
        if (isNetworkFailure(error)) for (const listener of networkListeners) listener(query);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => sessionEnded(error, mutation.meta?.unauthorizedText),
    }),
    defaultOptions: {
      // "always": without a network a call fails, and what is saved or kept steps in. The usual mode would hold it back
      // without a word until the browser believes that it is online.
      queries: {
        networkMode: "always",
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });

/** The cache of this browser. */
export const queryClient = makeQueryClient();
