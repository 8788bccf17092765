import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import type { PinnedMessage } from "../../worker/contract/community";
import { api, call } from "../lib/http/api";
import { changed } from "./changed";
import { KEYS } from "./keys";

export function useAdminPinned() {
  return useQuery({
    queryKey: KEYS.adminPinned,
    queryFn: () => call(api.api.admin["pinned-messages"].$get()),
    // Another admin may have changed it.
    refetchOnMount: "always",
  });
}

type Save = {
  id: number | null;
  payload: InferRequestType<(typeof api.api.admin)["pinned-messages"]["$post"]>["json"];
  key: string;
};

export function useSavePinned() {
  const changed = usePinnedChanged();
  return useMutation({
    mutationFn: ({ id, payload, key }: Save): Promise<PinnedMessage> =>
      id === null
        ? call<PinnedMessage>(
            api.api.admin["pinned-messages"].$post({ json: payload }, { headers: { "Idempotency-Key": key } }),
          )
        : call<PinnedMessage>(
            api.api.admin["pinned-messages"][":id"].$put({ param: { id: String(id) }, json: payload }),
          ),
    onSuccess: changed,
  });
}

export function useDeletePinned() {
  const changed = usePinnedChanged();
  return useMutation({
    mutationFn: (id: number) => call(api.api.admin["pinned-messages"][":id"].$delete({ param: { id: String(id) } })),
    onSuccess: changed,
  });
}

function usePinnedChanged() {
  const client = useQueryClient();
  return () => changed(client, "pinned");
}
