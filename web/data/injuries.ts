import { queryOptions } from "@tanstack/react-query";
import type { BoardInjury, InjuryWord, MarkInjury, OwnInjuries, ReturnPlan } from "../../worker/contract/injuries";
import type { PlanPlace } from "../../worker/contract/injuries-limits";
import { api, call, callPage } from "../lib/http/api";
import { ANSWER_WITHIN_MS } from "../lib/http/network";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { KEYS } from "./keys";

const own = api.api.user.injuries;
const soon = () => ({ init: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } });

export const injuriesQuery = queryOptions({
  queryKey: KEYS.injuries,
  queryFn: (): Promise<OwnInjuries> => call(own.$get()),
});

export const markInjury = (json: MarkInjury): Promise<OwnInjuries> => call(own.$put({ json }, soon()));

export const sayWord = (json: InjuryWord): Promise<OwnInjuries> => call(own.word.$put({ json }, soon()));

export const removeInjury = (id: number): Promise<null> => call(own[":id"].$delete(atId(id)));

/** Injuries with the latest word first; always refetched, as members change them. */
export const boardQuery = (show: "open" | "ended", member: string) => ({
  ...pagesOf([...KEYS.injuryBoard, { show, member }], (start) =>
    callPage<BoardInjury>(api.api.admin.injuries.$get({ query: { show, ...(member ? { member } : {}), ...start } })),
  ),
  staleTime: 0,
});

export const plansQuery = queryOptions({
  queryKey: KEYS.returnPlans,
  queryFn: (): Promise<ReturnPlan[]> => call(api.api.admin["return-plans"].$get()),
});

export const setPlan = (place: PlanPlace, text: string): Promise<ReturnPlan[]> =>
  call(api.api.admin["return-plans"][":place"].$put({ param: { place }, json: { text } }));
