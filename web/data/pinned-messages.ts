import { useQuery } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import type { PinnedMessage } from "../../worker/contract/community";
import { api, call } from "../lib/http/api";
import { atId } from "./at-id";
import { KEYS } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

const pinned = api.api.admin["pinned-messages"];

export function useAdminPinned() {
  return useQuery({
    queryKey: KEYS.adminPinned,
    queryFn: () => call(pinned.$get()),
    // Another admin may have changed it.
    refetchOnMount: "always",
  });
}

type Save = { id: number | null; payload: InferRequestType<typeof pinned.$post>["json"]; key: string };

export const useSavePinned = () =>
  useChange(
    "pinned",
    ({ id, payload: json, key }: Save): Promise<PinnedMessage> =>
      id === null
        ? call<PinnedMessage>(pinned.$post({ json }, once(key)))
        : call<PinnedMessage>(pinned[":id"].$put({ ...atId(id), json })),
  );

export const useDeletePinned = () => useChange("pinned", (id: number) => call(pinned[":id"].$delete(atId(id))));
