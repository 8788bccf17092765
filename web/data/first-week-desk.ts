import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { FirstWeekDesk, MemberFirstWeek } from "../../worker/contract/first-week";
import type { FirstWeekContent } from "../../worker/contract/first-week-limits";
import { api, call } from "../lib/http/api";
import { KEYS } from "./keys";

const desk = api.api.admin["first-week"];

export const firstWeekDeskQuery = queryOptions({
  queryKey: KEYS.firstWeekDesk,
  queryFn: () => call<FirstWeekDesk>(desk.$get()),
  staleTime: 0,
});

type FirstWeekStep =
  | { act: "save" | "publish"; since: string; content: FirstWeekContent }
  | { act: "turn"; on: boolean };

export function useFirstWeekStep(onDone: (step: FirstWeekStep) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (stored, step) => {
      client.setQueryData(KEYS.firstWeekDesk, stored);
      onDone(step);
    },
  });
}

async function send(step: FirstWeekStep): Promise<FirstWeekDesk> {
  if (step.act === "turn") return call<FirstWeekDesk>(desk.on.$put({ json: { on: step.on } }));
  const { act, since, content } = step;
  const saved = await call<FirstWeekDesk>(desk.draft.$put({ json: { since, content } }));
  return act === "save" ? saved : call<FirstWeekDesk>(desk.publish.$post({ json: { since: saved.since } }));
}

const ofMember = api.api.admin.users[":id"]["first-week"];
const memberKey = (memberId: string) => [...KEYS.members, "first-week", memberId] as const;

export const memberFirstWeekQuery = (memberId: string) =>
  queryOptions({
    queryKey: memberKey(memberId),
    queryFn: () => call<MemberFirstWeek>(ofMember.$get({ param: { id: memberId } })),
    staleTime: 0,
  });

export function useGoAhead(memberId: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<MemberFirstWeek>(ofMember["go-ahead"].$post({ param: { id: memberId } })),
    onSuccess: (stored) => {
      client.setQueryData(memberKey(memberId), stored);
      onDone();
    },
  });
}
