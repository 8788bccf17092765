import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import type { WorkoutTemplate } from "../../worker/contract/templates";
import {
  type TemplateDocument,
  templateDocumentName,
  templateExportName,
} from "../../worker/contract/templates-limits";
import { saveFile } from "../lib/browser/save-file";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { changed } from "./changed";
import { KEYS } from "./keys";

export function useTemplates() {
  return useInfiniteQuery(
    pagesOf(KEYS.templates, (start) =>
      callPage<WorkoutTemplate>(api.api.admin["workout-templates"].$get({ query: start })),
    ),
  );
}

export function readTemplate(id: number): Promise<WorkoutTemplate> {
  return call(api.api.admin["workout-templates"][":id"].$get({ param: { id: String(id) } }));
}

type Save = {
  id: number | null;
  payload: InferRequestType<(typeof api.api.admin)["workout-templates"]["$post"]>["json"] & { updatedAt?: string };
  key: string;
};

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
    mutationFn: ({ id, name }: WorkoutTemplate) =>
      saveFile(
        api.api.admin["workout-templates"][":id"].export.$get({ param: { id: String(id) } }),
        templateExportName(name),
      ),
  });
}

export function useDownloadTemplate() {
  return useMutation({
    mutationFn: ({ template: { id, name }, type }: { template: WorkoutTemplate; type: TemplateDocument }) =>
      saveFile(
        api.api.admin["workout-templates"][":id"].document.$get({ param: { id: String(id) }, query: { type } }),
        templateDocumentName(name, type),
      ),
  });
}

function useTemplatesChanged() {
  const client = useQueryClient();
  return () => changed(client, "template");
}
