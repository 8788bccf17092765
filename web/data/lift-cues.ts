import { queryOptions } from "@tanstack/react-query";
import type { CheckedLift, LiftCue, NewLiftCue } from "../../worker/contract/lift-cues";
import { api, call } from "../lib/http/api";
import { ANSWER_WITHIN_MS } from "../lib/http/network";
import { atId } from "./at-id";
import { KEYS } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

/** Ticks off a member's cue, or reopens it. */
export const tickOwnCue = (id: number, ticked: boolean): Promise<LiftCue> =>
  call(
    api.api.user["lift-cues"][":id"].$put(
      { ...atId(id), json: { ticked } },
      { init: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } },
    ),
  );

/** What the coach sees beside a form check. */
export const checkedLiftQuery = (messageId: number) =>
  queryOptions({
    queryKey: [...KEYS.formChecks, String(messageId)],
    queryFn: (): Promise<CheckedLift> => call(api.api.admin["form-checks"][":id"].$get(atId(messageId))),
    staleTime: 0,
  });

/** Keeps a cue for a member; its idempotency key makes retries store it once. */
export const useKeepCue = (memberId: string) =>
  useChange(
    ["memberCue", memberId],
    ({ key, ...json }: NewLiftCue & { key: string }): Promise<LiftCue> =>
      call(api.api.admin.users[":id"]["lift-cues"].$post({ param: { id: memberId }, json }, once(key))),
    { afterFailure: true },
  );

/** Ticks off a member's cue, for the coach. */
export const useTickCue = (memberId: string) =>
  useChange(
    ["memberCue", memberId],
    (id: number): Promise<LiftCue> =>
      call(api.api.admin["lift-cues"][":id"].$put({ ...atId(id), json: { ticked: true } })),
    { afterFailure: true },
  );
