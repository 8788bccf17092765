import { type InfiniteData, keepPreviousData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import type { AdminProgram } from "../../../worker/contract/programs";
import { PROGRAM_STATUSES, type ProgramStatus } from "../../../worker/contract/programs-limits";
import { api, callPage } from "../../lib/http/api";
import type { ListPage } from "../../lib/http/call";
import { pagesOf } from "../../lib/http/pages-of";

const PATH = "/api/admin/weekly-programs";
const LISTS = [PATH, "list"] as const;

export type ProgramFilters = { search: string; status: ProgramStatus | "deleted" | "all" };
export const NO_FILTERS: ProgramFilters = { search: "", status: "all" };

/** What an address such as `?status=draft` asks for. */
export function filtersOf(params: URLSearchParams): ProgramFilters {
  const asked = params.get("status");
  const status = PROGRAM_STATUSES.find((each) => each === asked) ?? (asked === "deleted" ? asked : "all");
  return { search: params.get("search") ?? "", status };
}

export function useAdminPrograms({ search, status }: ProgramFilters = NO_FILTERS) {
  return useInfiniteQuery({
    ...pagesOf([...LISTS, { search, status }], (start) =>
      callPage<AdminProgram>(
        api.api.admin["weekly-programs"].$get({
          query: { ...(search ? { search } : {}), ...(status === "all" ? {} : { status }), ...start },
        }),
      ),
    ),
    placeholderData: keepPreviousData,
  });
}

/** Changes one program of the lists as they are on screen; answers what it was, for undoing. */
export async function patchProgram(client: QueryClient, id: number, patch: Partial<AdminProgram>) {
  await client.cancelQueries({ queryKey: LISTS });
  const lists = client.getQueriesData<InfiniteData<ListPage<AdminProgram>>>({ queryKey: LISTS });
  client.setQueriesData<InfiniteData<ListPage<AdminProgram>>>(
    { queryKey: LISTS },
    (data) => data && mapPrograms(data, id, patch),
  );
  return lists
    .flatMap(([, data]) => data?.pages.flatMap((page) => page.items) ?? [])
    .find((program) => program.id === id);
}

/** Everything that shows weeks is asked for again; a week that is open in its editor stays as it is there. */
export async function refreshPrograms(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [PATH], predicate: ({ queryKey }) => queryKey[2] !== "editor" }),
    ...[
      "/api/weekly-programs",
      "/api/weekly-programs/current",
      "/api/dashboard",
      "/api/admin/exercise-names",
      "/api/admin/attention",
    ].map((path) => client.invalidateQueries({ queryKey: [path] })),
  ]);
}

function mapPrograms(data: InfiniteData<ListPage<AdminProgram>>, id: number, patch: Partial<AdminProgram>) {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((program) => (program.id === id ? { ...program, ...patch } : program)),
  }));
  return { ...data, pages };
}
