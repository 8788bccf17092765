import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DeadLetter, Failure, HealthReport, Retried } from "../../worker/contract/health";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { changed } from "./changed";
import { KEYS } from "./keys";

const letters = api.api.admin.health["dead-letters"];

export function useHealth() {
  return useQuery({
    queryKey: [...KEYS.health, "report"],
    queryFn: () => call<HealthReport>(api.api.admin.health.$get()),
    staleTime: 0,
  });
}

export function useFailures() {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.health, "failures"], (start) =>
      callPage<Failure>(api.api.admin.health.failures.$get({ query: start })),
    ),
    staleTime: 0,
  });
}

export function useRefreshHealth() {
  const client = useQueryClient();
  return () => changed(client, "health");
}

type Act = { letter: DeadLetter; act: "retry" | "dismiss" };

/** `onDone` runs first: the refetch removes the row and with it the row's own callbacks. */
export function useLetterAct(onDone: (done: Act) => void) {
  const refresh = useRefreshHealth();
  return useMutation({
    mutationFn: ({ letter: { queue, id }, act }: Act) => {
      const param = { queue, id };
      const one = letters[":queue"][":id"];
      return call(act === "retry" ? one.retry.$post({ param }) : one.$delete({ param }));
    },
    onSuccess: (_answer, done) => {
      onDone(done);
      return refresh();
    },
    // Another admin may have been faster: refetch the list.
    onError: refresh,
  });
}

export function useRetryAll() {
  const refresh = useRefreshHealth();
  return useMutation({ mutationFn: () => call<Retried>(letters.retry.$post({ json: {} })), onSettled: refresh });
}

export function useDismissFailure(onDone: () => void) {
  const refresh = useRefreshHealth();
  return useMutation({
    mutationFn: (id: string) => call(api.api.admin.health.failures[":id"].$delete({ param: { id } })),
    onSuccess: () => {
      onDone();
      return refresh();
    },
    onError: refresh,
  });
}

export function useDismissAllFailures() {
  const refresh = useRefreshHealth();
  return useMutation({ mutationFn: () => call(api.api.admin.health.failures.$delete()), onSuccess: refresh });
}
