import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  CoachDocument,
  NewRule,
  RuleEdit,
  ValidationReport,
  ValidationRule,
  ValidationRun,
  ValidationSettings,
} from "../../../../worker/contract/validation";
import { VALIDATION_LIMITS } from "../../../../worker/contract/validation-limits";
import { saveFile } from "../../../lib/browser/save-file";
import { api, call, callPage } from "../../../lib/http/api";
import { send } from "../../../lib/http/call";
import { pagesOf } from "../../../lib/http/pages-of";

const admin = api.api.admin;
const KEYS = {
  rules: "/api/admin/validation-rules",
  reports: "/api/admin/validation-reports",
  summary: "/api/admin/validation-summary",
  settings: "/api/admin/validation-settings",
  documents: "/api/admin/documents",
} as const;

export const useRules = () =>
  useQuery({ queryKey: [KEYS.rules], queryFn: () => call<ValidationRule[]>(admin["validation-rules"].$get()) });

export const useSummary = () =>
  useQuery({ queryKey: [KEYS.summary], queryFn: () => call(admin["validation-summary"].$get()), staleTime: 0 });

export const useReports = (archived: boolean) =>
  useQuery({
    queryKey: [KEYS.reports, String(archived)],
    queryFn: () =>
      call<ValidationReport[]>(
        admin["validation-reports"].$get({
          query: { limit: String(VALIDATION_LIMITS.reportsShown), archived: archived ? "true" : "false" },
        }),
      ),
    staleTime: 0,
  });

export const useSettings = () =>
  useQuery({
    queryKey: [KEYS.settings],
    queryFn: () => call<ValidationSettings>(admin["validation-settings"].$get()),
  });

export function useDocuments() {
  return useInfiniteQuery({
    ...pagesOf([KEYS.documents], (start) => callPage<CoachDocument>(admin.documents.$get({ query: start }))),
    staleTime: 0,
  });
}

export function useAddRule() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ rule, key }: { rule: NewRule; key: string }) =>
      call<ValidationRule>(admin["validation-rules"].$post({ json: rule }, { headers: { "Idempotency-Key": key } })),
    onSuccess: () => refresh("rules", "summary", "reports"),
  });
}

export function useSwitchRule() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      send<ValidationRule>("PATCH", ruleAt(id), { isActive }),
    onSuccess: () => refresh("rules", "summary", "reports"),
  });
}

export function useChangeRule() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, rule }: { id: string; rule: RuleEdit }) => send<ValidationRule>("PUT", ruleAt(id), rule),
    onSuccess: () => refresh("rules", "summary", "reports"),
  });
}

export function useDeleteRule() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => send<null>("DELETE", ruleAt(id)),
    onSuccess: () => refresh("rules", "summary", "reports"),
  });
}

export function useRestoreRule() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => send<ValidationRule>("POST", `${ruleAt(id)}/restore`),
    onSuccess: () => refresh("rules", "summary", "reports"),
  });
}

const ruleAt = (id: string) => `${KEYS.rules}/${encodeURIComponent(id)}`;

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<ValidationSettings>) =>
      call<ValidationSettings>(admin["validation-settings"].$put({ json: change })),
    onSuccess: (settings) => client.setQueryData([KEYS.settings], settings),
  });
}

export const useExportReports = () =>
  useMutation({
    mutationFn: (archived: boolean) =>
      saveFile(
        admin["validation-reports"].export.$get({ query: { archived: archived ? "true" : "false" } }),
        "validation_reports.csv",
      ),
  });

export const startRun = (documentIds: string[] | null): Promise<ValidationRun> =>
  call<ValidationRun>(admin["run-validation"].$post({ json: documentIds ? { documentIds } : {} }));
export const readRun = (id: string): Promise<ValidationRun> =>
  call<ValidationRun>(admin["validation-runs"][":id"].$get({ param: { id } }));
export const readOpenRun = (): Promise<ValidationRun | null> =>
  call<ValidationRun | null>(admin["validation-runs"].open.$get());

/** Has what a change or a run has touched read again. */
export function useRefresh() {
  const client = useQueryClient();
  return (...names: (keyof typeof KEYS)[]) =>
    Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [KEYS[name]] })));
}
