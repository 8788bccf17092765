import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Consultation, ConsultationChange } from "../../../worker/contract/consultations";
import type { ConsultationStatus } from "../../../worker/contract/consultations-limits";
import { api, call, callPage } from "../../lib/http/api";
import type { ListPage } from "../../lib/http/call";
import { pagesOf } from "../../lib/http/pages-of";

const PATH = "/api/admin/consultation-requests";

export function useConsultations(status: ConsultationStatus | null) {
  return useInfiniteQuery(
    pagesOf([PATH, { status }], (start) =>
      callPage<Consultation>(
        api.api.admin["consultation-requests"].$get({ query: { ...(status ? { status } : {}), ...start } }),
      ),
    ),
  );
}

/** Saves where the coach is with a request. The row stays where it is until the list is asked for again. */
export function useChangeConsultation(id: number) {
  const client = useQueryClient();
  return useMutation({
    // Arrow keys change a status several times in a row: each is saved after the one before it.
    scope: { id: `${PATH}/${id}` },
    mutationFn: (change: ConsultationChange) =>
      call(api.api.admin["consultation-requests"][":id"].$put({ param: { id: String(id) }, json: change })),
    onSuccess: (saved) => {
      client.setQueriesData<InfiniteData<ListPage<Consultation>>>({ queryKey: [PATH] }, (data) => {
        if (!data) return data;
        const pages = data.pages.map((page) => ({
          ...page,
          items: page.items.map((each) => (each.id === saved.id ? saved : each)),
        }));
        return { ...data, pages };
      });
      // Lists of other statuses gain or lose it the next time they are opened.
      return client.invalidateQueries({ queryKey: [PATH], refetchType: "none" });
    },
  });
}
