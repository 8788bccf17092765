import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
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
import { atId } from "./at-id";
import { KEYS } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

const templates = api.api.admin["workout-templates"];

export function useTemplates() {
  return useInfiniteQuery(
    pagesOf(KEYS.templates, (start) => callPage<WorkoutTemplate>(templates.$get({ query: start }))),
  );
}

export function readTemplate(id: number): Promise<WorkoutTemplate> {
  return call(templates[":id"].$get(atId(id)));
}

type Save = {
  id: number | null;
  payload: InferRequestType<typeof templates.$post>["json"] & { updatedAt?: string };
  key: string;
};

export const useSaveTemplate = () =>
  useChange(
    "template",
    ({ id, payload: json, key }: Save): Promise<WorkoutTemplate> =>
      id === null
        ? call<WorkoutTemplate>(templates.$post({ json }, once(key)))
        : call<WorkoutTemplate>(templates[":id"].$put({ ...atId(id), json })),
  );

export const useDeleteTemplate = () => useChange("template", (id: number) => call(templates[":id"].$delete(atId(id))));

export function useExportTemplate() {
  return useMutation({
    mutationFn: ({ id, name }: WorkoutTemplate) =>
      saveFile(templates[":id"].export.$get(atId(id)), templateExportName(name)),
  });
}

export function useDownloadTemplate() {
  return useMutation({
    mutationFn: ({ template: { id, name }, type }: { template: WorkoutTemplate; type: TemplateDocument }) =>
      saveFile(templates[":id"].document.$get({ ...atId(id), query: { type } }), templateDocumentName(name, type)),
  });
}
