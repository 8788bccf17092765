import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Gift, GiftGuest, GiftInput, GiftLink, GiftSettings, OwnGift } from "../../worker/contract/gifts";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { KEYS } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

/** A gift as the current user sees it; never cached. */
export const giftQuery = (code: string, who: string) =>
  queryOptions({
    queryKey: [...KEYS.gift, code, who],
    queryFn: () => call<Gift>(api.api.gifts[":code"].$get({ param: { code } })),
    staleTime: 0,
    gcTime: 0,
  });

export const ownGiftQuery = queryOptions({
  queryKey: KEYS.ownGift,
  queryFn: () => call<OwnGift>(api.api.subscription.gift.$get()),
  staleTime: 0,
});
export const makeOwnGift = () => call<OwnGift>(api.api.subscription.gift.$post());

const own = api.api.admin.gifts;

export const giftsQuery = {
  ...pagesOf(KEYS.gifts, (start) => callPage<GiftLink>(own.$get({ query: start }))),
  staleTime: 0,
};
export const guestsQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.gifts, "guests", id],
    queryFn: () => call<GiftGuest[]>(own[":id"].guests.$get(atId(id))),
    staleTime: 0,
  });
export const giftSettingsQuery = queryOptions({
  queryKey: KEYS.giftSettings,
  queryFn: () => call<GiftSettings>(api.api.admin["gift-settings"].$get()),
  staleTime: 0,
});

export function useGiftChanges() {
  const client = useQueryClient();
  const make = useChange(
    "gift",
    ({ key, ...json }: GiftInput & { key: string }) => call<GiftLink>(own.$post({ json }, once(key))),
    { afterFailure: true },
  );
  const end = useChange("gift", (id: number) => call<GiftLink>(own[":id"].end.$post(atId(id))), {
    afterFailure: true,
  });
  const settings = useMutation({
    mutationFn: (json: GiftSettings) => call<GiftSettings>(api.api.admin["gift-settings"].$put({ json })),
    onSuccess: (answer) => client.setQueryData(giftSettingsQuery.queryKey, answer),
  });
  return { make, end, settings };
}
