import { useMutation, useQuery } from "@tanstack/react-query";
import type { TimeRange } from "../../worker/contract/upload-analytics-limits";
import { saveFile } from "../lib/browser/save-file";
import { api, call } from "../lib/http/api";
import { KEYS } from "./keys";

export function useUploadMetrics(timeRange: TimeRange) {
  return useQuery({
    queryKey: [...KEYS.uploadMetrics, timeRange],
    queryFn: () => call(api.api.admin["upload-metrics"].$get({ query: { timeRange } })),
    // Refetched whenever the coach returns from an upload.
    staleTime: 0,
  });
}

export function useUserActivity(timeRange: TimeRange) {
  return useQuery({
    queryKey: [...KEYS.userActivity, timeRange],
    queryFn: () => call(api.api.admin["user-activity"].$get({ query: { timeRange } })),
    staleTime: 0,
  });
}

export function useExportAnalytics(onError: (error: Error) => void) {
  return useMutation({
    mutationFn: (timeRange: TimeRange) =>
      saveFile(api.api.admin["export-analytics"].$get({ query: { timeRange } }), `upload_analytics_${timeRange}.csv`),
    onError,
  });
}
