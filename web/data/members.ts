import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { Role } from "../../worker/contract/account";
import type { Attention } from "../../worker/contract/attention";
import type { MemberRow, WaitingMember } from "../../worker/contract/members";
import {
  type AttentionKind,
  DIRECTIONS,
  type Direction,
  MEMBER_ORDERS,
  MEMBER_STATUSES,
  type MemberOrder,
  type MemberStatus,
} from "../../worker/contract/members-limits";
import { api, call, callPage } from "../lib/http/api";
import type { ListPage } from "../lib/http/call";
import { pagesOf } from "../lib/http/pages-of";
import { KEYS, memberListsKey } from "./keys";

export type MemberFilters = {
  search: string;
  status: MemberStatus | "";
  role: Role | "";
  /** Empty means newest first. */
  sort: MemberOrder | "";
  /** Empty means the order's default. */
  dir: Direction | "";
  tag: string;
};

/** Parses filters from the address, ignoring invalid values. */
export function filtersOf(params: URLSearchParams): MemberFilters {
  return {
    search: params.get("search") ?? "",
    status: MEMBER_STATUSES.find((each) => each === params.get("status")) ?? "",
    role: (["user", "coach", "admin"] as const).find((each) => each === params.get("role")) ?? "",
    sort: MEMBER_ORDERS.find((each) => each === params.get("sort")) ?? "",
    dir: DIRECTIONS.find((each) => each === params.get("dir")) ?? "",
    tag: params.get("tag") ?? "",
  };
}

/** Never cached: an action based on outdated state could cost somebody money. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnMount: "always" } as const;

/** Returns the filters as query parameters, without empty ones. */
export const exportQuery = (filters: MemberFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== "")) as {
    [Name in keyof MemberFilters]?: Exclude<MemberFilters[Name], "">;
  };

export function useMembers(filters: MemberFilters, size: number) {
  const client = useQueryClient();
  const queryKey = [...memberListsKey, { ...filters, size }];
  const query = useInfiniteQuery({
    ...pagesOf(queryKey, (start) =>
      callPage<MemberRow>(
        api.api.admin.users.$get({ query: { ...exportQuery(filters), limit: String(size), ...start } }),
      ),
    ),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  const users = query.data ?? [];
  const pages = Array.from({ length: Math.ceil(users.length / size) }, (_, at) =>
    users.slice(at * size, (at + 1) * size),
  );
  const total = client.getQueryData<InfiniteData<ListPage<MemberRow>>>(queryKey)?.pages[0]?.total;
  return { query, pages, total };
}

/** All tags in use. */
export const memberTagsQuery = queryOptions({
  queryKey: [...KEYS.members, "tags"],
  queryFn: () => call<string[]>(api.api.admin.members.tags.$get()),
});

export function useWaitingMembers(kind: AttentionKind) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.attention, "members", kind], (start) =>
      callPage<WaitingMember>(api.api.admin.attention.members.$get({ query: { kind, ...start } })),
    ),
    ...FRESH,
  });
}

export function useWaitingCounts() {
  return useQuery({
    queryKey: [...KEYS.attention, "members", "counts"],
    queryFn: () => call(api.api.admin.attention.members.counts.$get()),
    staleTime: 0,
  });
}

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEYS.members, "one", id],
    queryFn: () => call(api.api.admin.users[":id"].$get({ param: { id } })),
  });

export const useMember = (id: string) => useQuery({ ...memberQuery(id), ...FRESH });

/** Members to choose from. */
export const membersToChooseQuery = (search: string) =>
  queryOptions({
    queryKey: [...KEYS.members, "to-choose", search],
    queryFn: () =>
      call(api.api.admin.users.$get({ query: { limit: CHOICES, role: "user", ...(search ? { search } : {}) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const CHOICES = "8";

/** Counts of what waits for the coach. Refetched on every mount, as others work on it, too. */
export const attentionQuery = queryOptions({
  queryKey: KEYS.attention,
  queryFn: () => call<Attention>(api.api.admin.attention.$get()),
  staleTime: 0,
});
