import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { AuditEntry } from "../../worker/contract/audit";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { KEYS } from "./keys";

const FIELDS = ["actor", "action", "object", "from", "to"] as const;
export type AuditFilters = Partial<Record<(typeof FIELDS)[number], string>>;

/** Parses filters from the address. */
export function auditFiltersOf(params: URLSearchParams): AuditFilters {
  return Object.fromEntries(FIELDS.flatMap((field) => (params.get(field) ? [[field, params.get(field)]] : [])));
}

export function useAudit(filters: AuditFilters) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.audit, "list", filters], (start) =>
      callPage<AuditEntry>(api.api.admin.audit.$get({ query: { ...filters, ...start } })),
    ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useActors() {
  return useQuery({
    queryKey: [...KEYS.audit, "actors"],
    queryFn: () => call(api.api.admin.audit.actors.$get()),
  });
}
