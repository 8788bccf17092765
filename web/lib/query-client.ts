import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized } from "./request-error";

declare module "@tanstack/react-query" {
  interface Register {
    /** `unauthorizedText`: what to say instead of the usual words when the session has ended. */
    queryMeta: { unauthorizedText?: string };
    mutationMeta: { unauthorizedText?: string };
  }
}

export const LOGGED_OUT_TEXT = "You are logged out. Logging in again...";

type Listener = (text: string) => void;
const listeners = new Set<Listener>();

/** Called whenever any call of a page finds the session ended. Answers how to stop listening. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function sessionEnded(error: unknown, text = LOGGED_OUT_TEXT): void {
  if (isUnauthorized(error)) for (const listener of listeners) listener(text);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => sessionEnded(error, query.meta?.unauthorizedText) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => sessionEnded(error, mutation.meta?.unauthorizedText),
  }),
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY },
    mutations: { retry: false },
  },
});
