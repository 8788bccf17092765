import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Notice, NoticePreferences, UnreadNotices } from "../../worker/contract/notices";
import type { NoticeChannel, NoticeTopic } from "../../worker/contract/notices-limits";
import type { UnreadCounts } from "../../worker/contract/unread";
import { api, call, callPage } from "../lib/http/api";
import type { ListPage } from "../lib/http/call";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { changed } from "./changed";
import { KEYS } from "./keys";
import { unreadFromSession, unreadToBeTold } from "./unread";

type Pages = { pages: ListPage<Notice>[]; pageParams: unknown[] };

/** Notices in pages, newest first; refetched on every opening. */
export function useNotices() {
  return useInfiniteQuery({
    ...pagesOf(KEYS.notices, (start) => callPage<Notice>(api.api.notices.$get({ query: start }))),
    staleTime: 0,
  });
}

export function useUnreadNotices() {
  return useQuery({
    queryKey: KEYS.unreadNotices,
    queryFn: async () => countOf(await unreadToBeTold()) ?? call(api.api.notices.unread.$get()),
    initialData: () => countOf(unreadFromSession()),
  });
}

const countOf = (counts: UnreadCounts | undefined) => counts && { count: counts.notices };

/** Optimistically marks one notice, or all, as read; rolled back if the call fails. */
export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | "all") =>
      id === "all" ? call(api.api.notices.read.$post()) : call(api.api.notices[":id"].read.$post(atId(id))),
    onMutate: (id) => {
      const isMeant = (notice: Notice) => !notice.isRead && (id === "all" || notice.id === id);
      client.setQueryData<Pages>(KEYS.notices, (data) => data && { ...data, pages: data.pages.map(readIn(isMeant)) });
      client.setQueryData<UnreadNotices>(
        KEYS.unreadNotices,
        (data) => data && { count: id === "all" ? 0 : Math.max(0, data.count - 1) },
      );
    },
    onSettled: () => changed(client, "notice"),
  });
}

const readIn = (isMeant: (notice: Notice) => boolean) => (page: ListPage<Notice>) => ({
  ...page,
  items: page.items.map((notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice)),
});

export function usePreferences() {
  return useQuery({
    queryKey: KEYS.noticePreferences,
    queryFn: () => call(api.api.notices.preferences.$get()),
  });
}

type Choice = { channel: NoticeChannel; topic: NoticeTopic; wanted: boolean };

/** Optimistically changes a preference; rolled back if the call fails. */
export function useChoose() {
  const client = useQueryClient();
  const show = ({ channel, topic, wanted }: Choice) =>
    client.setQueryData<NoticePreferences>(
      KEYS.noticePreferences,
      (known) => known && { ...known, [channel]: { ...known[channel], [topic]: wanted } },
    );
  return useMutation({
    mutationFn: ({ channel, topic, wanted }: Choice) =>
      call(api.api.notices.preferences.$put({ json: { [channel]: { [topic]: wanted } } })),
    onMutate: show,
    onError: (_error, choice) => void show({ ...choice, wanted: !choice.wanted }),
  });
}
