import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Consultation, ConsultationChange } from "../../worker/contract/consultations";
import type { ConsultationStatus } from "../../worker/contract/consultations-limits";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { changed } from "./changed";
import { KEYS } from "./keys";
import { changeItem } from "./lists";

export function useConsultations(status: ConsultationStatus | null) {
  return useInfiniteQuery(
    pagesOf([...KEYS.consultations, { status }], (start) =>
      callPage<Consultation>(
        api.api.admin["consultation-requests"].$get({ query: { ...(status ? { status } : {}), ...start } }),
      ),
    ),
  );
}

/** Saves changes of a request. Its row stays in place until the list is refetched. */
export function useChangeConsultation(id: number) {
  const client = useQueryClient();
  return useMutation({
    // Arrow keys change a status several times quickly: saves run one after another.
    scope: { id: `${KEYS.consultations[0]}/${id}` },
    mutationFn: (change: ConsultationChange) =>
      call(api.api.admin["consultation-requests"][":id"].$put({ ...atId(id), json: change })),
    onSuccess: (saved) => {
      changeItem<Consultation>(client, KEYS.consultations, saved.id, () => saved);
      // Lists by status gain or lose it when next opened.
      return changed(client, "consultation");
    },
  });
}
