import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { WorkoutTemplate } from "../../../worker/contract/templates";
import {
  type TemplateDocument,
  templateDocumentName,
  templateExportName,
} from "../../../worker/contract/templates-limits";
import { api, call } from "../../lib/api";
import { callPage } from "../../lib/call-page";
import { RequestError } from "../../lib/request-error";
import type { payloadOf } from "./template-draft";

const PATH = "/api/admin/workout-templates";

export function useTemplates() {
  return useInfiniteQuery({
    queryKey: [PATH],
    queryFn: ({ pageParam }) =>
      callPage<WorkoutTemplate>(
        api.api.admin["workout-templates"].$get({ query: pageParam ? { cursor: pageParam } : {} }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.items),
  });
}

type Save = { id: number | null; payload: ReturnType<typeof payloadOf>; key: string };

export function useSaveTemplate() {
  const changed = useTemplatesChanged();
  return useMutation({
    mutationFn: ({ id, payload, key }: Save): Promise<WorkoutTemplate> =>
      id === null
        ? call<WorkoutTemplate>(
            api.api.admin["workout-templates"].$post({ json: payload }, { headers: { "Idempotency-Key": key } }),
          )
        : call<WorkoutTemplate>(
            api.api.admin["workout-templates"][":id"].$put({ param: { id: String(id) }, json: payload }),
          ),
    onSuccess: changed,
  });
}

export function useDeleteTemplate() {
  const changed = useTemplatesChanged();
  return useMutation({
    mutationFn: (id: number) => call(api.api.admin["workout-templates"][":id"].$delete({ param: { id: String(id) } })),
    onSuccess: changed,
  });
}

export function useExportTemplate() {
  return useMutation({
    mutationFn: async ({ id, name }: WorkoutTemplate) => {
      const param = { id: String(id) };
      save(await blobOf(api.api.admin["workout-templates"][":id"].export.$get({ param })), templateExportName(name));
    },
  });
}

export function useDownloadTemplate() {
  return useMutation({
    mutationFn: async ({ template: { id, name }, type }: { template: WorkoutTemplate; type: TemplateDocument }) => {
      const asked = { param: { id: String(id) }, query: { type } };
      const blob = await blobOf(api.api.admin["workout-templates"][":id"].document.$get(asked));
      save(blob, templateDocumentName(name, type));
    },
  });
}

async function blobOf(request: Promise<unknown>): Promise<Blob> {
  const response = (await request) as Response;
  if (!response.ok) throw await RequestError.from(response);
  return response.blob();
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn; a later one would keep the bytes.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

function useTemplatesChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [PATH] });
}
