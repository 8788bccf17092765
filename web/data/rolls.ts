import { queryOptions } from "@tanstack/react-query";
import type { Mat, Roll, RollChange } from "../../worker/contract/rolls";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { KEYS } from "./keys";

export const matQuery = queryOptions({
  queryKey: KEYS.mat,
  queryFn: (): Promise<Mat> => call(api.api.user.mat.$get()),
});

export const rollsQuery = pagesOf(KEYS.rolls, (query) => callPage<Roll>(api.api.user.rolls.$get({ query })));

export const changeRoll = (id: number, json: RollChange): Promise<Roll> =>
  call<Roll>(api.api.user.rolls[":id"].$put({ ...atId(id), json }));

export const removeRoll = (id: number): Promise<null> => call(api.api.user.rolls[":id"].$delete(atId(id)));
