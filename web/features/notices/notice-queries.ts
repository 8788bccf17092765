import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Notice, UnreadNotices } from "../../../worker/contract/notices";
import { countTold } from "../../data/unread";
import { api, call, callPage } from "../../lib/http/api";
import type { ListPage } from "../../lib/http/call";
import { pagesOf } from "../../lib/http/pages-of";

export const NOTICES_KEY = ["/api/notices"] as const;
export const UNREAD_NOTICES_KEY = ["/api/notices/unread"] as const;

type Pages = { pages: ListPage<Notice>[]; pageParams: unknown[] };

/** Notices, newest first, page after page; asked for afresh whenever somebody looks. */
export function useNotices() {
  return useInfiniteQuery({
    ...pagesOf(NOTICES_KEY, (start) => callPage<Notice>(api.api.notices.$get({ query: start }))),
    staleTime: 0,
  });
}

export function useUnreadNotices() {
  return useQuery({
    queryKey: UNREAD_NOTICES_KEY,
    queryFn: () => call(api.api.notices.unread.$get()),
    initialData: () => countTold("notices"),
  });
}

/** Takes one notice, or all of them, as read: at once here, and undone if the server does not hear of it. */
export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | "all") =>
      id === "all"
        ? call(api.api.notices.read.$post())
        : call(api.api.notices[":id"].read.$post({ param: { id: String(id) } })),
    onMutate: (id) => {
      const isMeant = (notice: Notice) => !notice.isRead && (id === "all" || notice.id === id);
      client.setQueryData<Pages>(NOTICES_KEY, (data) => data && { ...data, pages: data.pages.map(readIn(isMeant)) });
      client.setQueryData<UnreadNotices>(
        UNREAD_NOTICES_KEY,
        (data) => data && { count: id === "all" ? 0 : Math.max(0, data.count - 1) },
      );
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: UNREAD_NOTICES_KEY });
      await client.invalidateQueries({ queryKey: NOTICES_KEY });
    },
  });
}

const readIn = (isMeant: (notice: Notice) => boolean) => (page: ListPage<Notice>) => ({
  ...page,
  items: page.items.map((notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice)),
});
