import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import type { AdminProgram } from "../../../worker/contract/programs";
import { api } from "../../lib/api";
import { callPage, type ListPage } from "../../lib/call-page";

const KEY = ["/api/admin/weekly-programs"] as const;

export function useAdminPrograms() {
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) =>
      callPage<AdminProgram>(api.api.admin["weekly-programs"].$get({ query: pageParam ? { cursor: pageParam } : {} })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.items),
  });
}

/** Changes one program of the list as it is on screen; answers what it was, for undoing. */
export async function patchProgram(client: QueryClient, id: number, patch: Partial<AdminProgram>) {
  await client.cancelQueries({ queryKey: KEY });
  const before = client.getQueryData<InfiniteData<ListPage<AdminProgram>>>(KEY);
  client.setQueryData<InfiniteData<ListPage<AdminProgram>>>(KEY, (data) => data && mapPrograms(data, id, patch));
  return before?.pages.flatMap((page) => page.items).find((program) => program.id === id);
}

export async function refreshPrograms(client: QueryClient): Promise<void> {
  await Promise.all(
    [KEY[0], "/api/weekly-programs", "/api/weekly-programs/current"].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

function mapPrograms(data: InfiniteData<ListPage<AdminProgram>>, id: number, patch: Partial<AdminProgram>) {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((program) => (program.id === id ? { ...program, ...patch } : program)),
  }));
  return { ...data, pages };
}
