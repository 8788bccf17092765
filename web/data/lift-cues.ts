import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CheckedLift, LiftCue, NewLiftCue } from "../../worker/contract/lift-cues";
import { api, call } from "../lib/http/api";
import { ANSWER_WITHIN_MS } from "../lib/http/network";
import { changed } from "./changed";
import { KEYS } from "./keys";

/** Ticks off a member's cue, or reopens it. */
export const tickOwnCue = (id: number, ticked: boolean): Promise<LiftCue> =>
  call(
    api.api.user["lift-cues"][":id"].$put(
      { param: { id: String(id) }, json: { ticked } },
      { init: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } },
    ),
  );

/** What the coach sees beside a form check. */
export const checkedLiftQuery = (messageId: number) =>
  queryOptions({
    queryKey: [...KEYS.formChecks, String(messageId)],
    queryFn: (): Promise<CheckedLift> =>
      call(api.api.admin["form-checks"][":id"].$get({ param: { id: String(messageId) } })),
    staleTime: 0,
  });

/** Keeps a cue for a member; its idempotency key makes retries store it once. */
export function useKeepCue(memberId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...json }: NewLiftCue & { key: string }): Promise<LiftCue> =>
      call(
        api.api.admin.users[":id"]["lift-cues"].$post(
          { param: { id: memberId }, json },
          { headers: { "Idempotency-Key": key } },
        ),
      ),
    onSettled: () => changed(client, "memberCue", memberId),
  });
}

/** Ticks off a member's cue, for the coach. */
export function useTickCue(memberId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number): Promise<LiftCue> =>
      call(api.api.admin["lift-cues"][":id"].$put({ param: { id: String(id) }, json: { ticked: true } })),
    onSettled: () => changed(client, "memberCue", memberId),
  });
}
