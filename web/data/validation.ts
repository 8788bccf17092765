import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  CoachDocument,
  NewRule,
  RuleEdit,
  ValidationReport,
  ValidationRule,
  ValidationRun,
  ValidationSettings,
} from "../../worker/contract/validation";
import { VALIDATION_LIMITS } from "../../worker/contract/validation-limits";
import { saveFile } from "../lib/browser/save-file";
import { api, call, callPage } from "../lib/http/api";
import { send } from "../lib/http/call";
import { pagesOf } from "../lib/http/pages-of";
import { KEYS } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

const admin = api.api.admin;
export const useRules = () =>
  useQuery({ queryKey: KEYS.validationRules, queryFn: () => call<ValidationRule[]>(admin["validation-rules"].$get()) });

export const useSummary = () =>
  useQuery({ queryKey: KEYS.validationSummary, queryFn: () => call(admin["validation-summary"].$get()), staleTime: 0 });

export const useReports = (archived: boolean) =>
  useQuery({
    queryKey: [...KEYS.validationReports, String(archived)],
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
    queryKey: KEYS.validationSettings,
    queryFn: () => call<ValidationSettings>(admin["validation-settings"].$get()),
  });

export function useDocuments() {
  return useInfiniteQuery({
    ...pagesOf(KEYS.documents, (start) => callPage<CoachDocument>(admin.documents.$get({ query: start }))),
    staleTime: 0,
  });
}

export const useAddRule = (onDone: () => void) =>
  useChange(
    "rule",
    ({ rule, key }: { rule: NewRule; key: string }) =>
      call<ValidationRule>(admin["validation-rules"].$post({ json: rule }, once(key))),
    { onDone },
  );

export const useSwitchRule = (onFailed: (error: Error) => void) =>
  useChange(
    "rule",
    ({ id, isActive }: { id: string; isActive: boolean }) => send<ValidationRule>("PATCH", ruleAt(id), { isActive }),
    { onFailed },
  );

export const useChangeRule = (onDone: () => void) =>
  useChange("rule", ({ id, rule }: { id: string; rule: RuleEdit }) => send<ValidationRule>("PUT", ruleAt(id), rule), {
    onDone,
  });

export const useDeleteRule = () => useChange("rule", (id: string) => send<null>("DELETE", ruleAt(id)));

export const useRestoreRule = () =>
  useChange("rule", (id: string) => send<ValidationRule>("POST", `${ruleAt(id)}/restore`));

const ruleAt = (id: string) => `${KEYS.validationRules[0]}/${encodeURIComponent(id)}`;

export function useChangeSettings(onError: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<ValidationSettings>) =>
      call<ValidationSettings>(admin["validation-settings"].$put({ json: change })),
    onSuccess: (settings) => client.setQueryData(KEYS.validationSettings, settings),
    onError,
  });
}

export const useExportReports = (onError: (error: Error) => void) =>
  useMutation({
    mutationFn: (archived: boolean) =>
      saveFile(
        admin["validation-reports"].export.$get({ query: { archived: archived ? "true" : "false" } }),
        "validation_reports.csv",
      ),
    onError,
  });

/** Starts a run with an idempotency key: a lost answer starts no second run. */
export function startRun(documentIds: string[] | null): Promise<ValidationRun> {
  const json = documentIds ? { documentIds } : {};
  return call<ValidationRun>(admin["run-validation"].$post({ json }, once(crypto.randomUUID())));
}

/** The run in progress, if any. */
export const openRunQuery = queryOptions({
  queryKey: KEYS.openValidationRun,
  queryFn: (): Promise<ValidationRun | null> => call<ValidationRun | null>(admin["validation-runs"].open.$get()),
  staleTime: 0,
});

export const runQuery = (id: string | null) =>
  queryOptions({
    queryKey: [...KEYS.validationRuns, id],
    queryFn: () => call<ValidationRun>(admin["validation-runs"][":id"].$get({ param: { id: id ?? "" } })),
    enabled: id !== null,
    staleTime: 0,
  });
