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
import { listeners } from "../browser/listeners";
import { sessionHasEnded } from "../session/session-ended";
import { isNetworkFailure } from "./network";
import { isUnauthorized } from "./request-error";

declare module "@tanstack/react-query" {
  interface Register {
    /**
     * `unauthorizedText`: shown instead of the usual text when the session has ended. `forEverybody`: public data that
     * stays when the session changes.
     */
    queryMeta: { unauthorizedText?: string; forEverybody?: true };
    mutationMeta: { unauthorizedText?: string };
  }
}

const unanswered = listeners<[query: Query<unknown, unknown>]>();

/** Calls a listener when a query fails without an answer. Returns a function that stops it. */
export const onUnanswered = unanswered.add;

function sessionEnded(error: unknown, text: string | undefined): void {
  if (isUnauthorized(error)) sessionHasEnded(text);
}

// Applies updates in a microtask: with the default timer React first resets a tapped switch, which then flickers.
notifyManager.setScheduler(queueMicrotask);

/**
 * Also refetches queries that are fetching when invalidated, as their answer may predate the write. The library does so
 * only for mounted queries with data; a first or prefetched answer would lack the change.
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

/** Returns an empty cache; the server renders each page with its own. */
export const makeQueryClient = () =>
  new FreshQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        sessionEnded(error, query.meta?.unauthorizedText);
        if (isNetworkFailure(error)) unanswered.tell(query);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => sessionEnded(error, mutation.meta?.unauthorizedText),
    }),
    defaultOptions: {
      // "always": offline, a call fails, and saved data takes over. The default mode would pause it silently until the
      // browser believes that it is online.
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

/** The browser's query cache. */
export const queryClient = makeQueryClient();
