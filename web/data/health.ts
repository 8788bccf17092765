import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DeadLetter, Failure, HealthReport, Retried } from "../../worker/contract/health";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { changed } from "./changed";
import { KEYS } from "./keys";
import { useChange } from "./use-change";

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

export const useLetterAct = (onDone: (done: Act) => void) =>
  useChange(
    "health",
    ({ letter: { queue, id }, act }: Act) => {
      const param = { queue, id };
      const one = letters[":queue"][":id"];
      return call(act === "retry" ? one.retry.$post({ param }) : one.$delete({ param }));
    },
    { onDone: (_answer, done) => onDone(done), afterFailure: true },
  );

export const useRetryAll = () =>
  useChange("health", () => call<Retried>(letters.retry.$post({ json: {} })), { afterFailure: true });

export const useDismissFailure = (onDone: () => void) =>
  useChange("health", (id: string) => call(api.api.admin.health.failures[":id"].$delete({ param: { id } })), {
    onDone,
    afterFailure: true,
  });

export const useDismissAllFailures = () => useChange("health", () => call(api.api.admin.health.failures.$delete()));
