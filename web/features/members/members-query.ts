import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { Role } from "../../../worker/contract/account";
import type { AdminUser } from "../../../worker/contract/billing";
import type { WaitingMember } from "../../../worker/contract/members";
import {
  type AttentionKind,
  MEMBER_ORDERS,
  MEMBER_STATUSES,
  type MemberOrder,
  type MemberStatus,
} from "../../../worker/contract/members-limits";
import { fullName, ROLE_NAMES } from "../../lib/format/member-words";
import { api, call, callPage } from "../../lib/http/api";
import type { ListPage } from "../../lib/http/call";
import { pagesOf } from "../../lib/http/pages-of";
import { useFailureToast } from "../../shell/use-failure-toast";
import { useToast } from "../../ui/toast-context";

export const USERS = "/api/admin/users";
const ATTENTION = "/api/admin/attention";

export type MemberFilters = {
  search: string;
  status: MemberStatus | "";
  role: Role | "";
  /** Empty: newest first. */
  sort: MemberOrder | "";
};

/** What the address asks for; what it misspells is not asked for. */
export function filtersOf(params: URLSearchParams): MemberFilters {
  return {
    search: params.get("search") ?? "",
    status: MEMBER_STATUSES.find((each) => each === params.get("status")) ?? "",
    role: (["user", "coach", "admin"] as const).find((each) => each === params.get("role")) ?? "",
    sort: MEMBER_ORDERS.find((each) => each === params.get("sort")) ?? "",
  };
}

/** Always asked again, never shown from a cache: an action on an outdated state could cost somebody money. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnMount: "always" } as const;

export function useMembers({ search, status, role, sort }: MemberFilters) {
  const client = useQueryClient();
  const queryKey = [USERS, "list", { search, status, role, sort }];
  const query = useInfiniteQuery({
    ...pagesOf(queryKey, (start) =>
      callPage<AdminUser>(
        api.api.admin.users.$get({
          query: {
            ...(search ? { search } : {}),
            ...(status ? { status } : {}),
            ...(role ? { role } : {}),
            ...(sort ? { sort } : {}),
            ...start,
          },
        }),
      ),
    ),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  const read = client.getQueryData<InfiniteData<ListPage<AdminUser>>>(queryKey);
  return { query, total: read?.pages[0]?.total };
}

export function useWaitingMembers(kind: AttentionKind) {
  return useInfiniteQuery({
    ...pagesOf([ATTENTION, "members", kind], (start) =>
      callPage<WaitingMember>(api.api.admin.attention.members.$get({ query: { kind, ...start } })),
    ),
    ...FRESH,
  });
}

export function useWaitingCounts() {
  return useQuery({
    queryKey: [ATTENTION, "members", "counts"],
    queryFn: () => call(api.api.admin.attention.members.counts.$get()),
    staleTime: 0,
  });
}

export function useMember(id: string) {
  return useQuery({
    queryKey: [USERS, "one", id],
    queryFn: () => call(api.api.admin.users[":id"].$get({ param: { id } })),
    ...FRESH,
  });
}

export function useChangeRole(user: AdminUser, onChanged: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (role: Role) => call(api.api.admin.users[":id"].role.$put({ param: { id: user.id }, json: { role } })),
    onSuccess: ({ role }) => {
      toast({ title: "Role Changed", description: `${fullName(user)} is now ${ROLE_NAMES[role]}.`, tone: "success" });
      onChanged();
    },
    onError: (error) => toastFailure(error, "Failed to change the role."),
    onSettled: () => client.invalidateQueries({ queryKey: [USERS] }),
  });
}

export function useSignOutMember(user: AdminUser, onDone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: () => call(api.api.admin.users[":id"]["sign-out"].$post({ param: { id: user.id } })),
    onSuccess: () => {
      toast({ title: "Signed Out", description: `${fullName(user)} is signed out everywhere.`, tone: "success" });
      onDone();
    },
    onError: (error) => toastFailure(error, "Failed to sign out."),
    onSettled: () => client.invalidateQueries({ queryKey: [USERS] }),
  });
}
