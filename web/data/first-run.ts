import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { FirstPrices, FirstRun } from "../../worker/contract/first-run";
import { api, call } from "../lib/http/api";
import { changed } from "./changed";
import { KEYS } from "./keys";

const own = api.api.admin["first-run"];
const ASK_AGAIN_MS = 3000;

/** State of the setup guide; polled while a check is pending. */
export const firstRunQuery = queryOptions({
  queryKey: KEYS.firstRun,
  queryFn: () => call<FirstRun>(own.$get()),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? ASK_AGAIN_MS : false),
});

const isWaiting = ({ steps }: FirstRun) => steps.some(({ checks }) => checks.some(({ state }) => state === "waiting"));

export type FirstRunAct =
  | { act: "mail" | "payments" | "finish" }
  | { act: "prices"; prices: FirstPrices }
  | { act: "legal"; of: string };

export function useFirstRunAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (firstRun, { act }) => {
      client.setQueryData(KEYS.firstRun, firstRun);
      return act === "finish" ? changed(client, "desk") : undefined;
    },
  });
}

function send(step: FirstRunAct): Promise<FirstRun> {
  if (step.act === "prices") return call<FirstRun>(own.prices.$post({ json: step.prices }));
  if (step.act === "legal") return call<FirstRun>(own.legal.$post({ json: { of: step.of } }));
  return call<FirstRun>(own[step.act].$post());
}
