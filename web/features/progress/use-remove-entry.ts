import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Dashboard, ProgressEntry } from "../../../worker/contract/progress";
import { changed } from "../../data/changed";
import { dashboardQuery } from "../../data/training";
import { api, call } from "../../lib/http/api";
import { useFailureToast } from "../../shell/use-failure-toast";
import { useToast } from "../../ui/toast-context";

/** Deletes one of today's trainings optimistically, and restores it if the server refuses. */
export function useRemoveEntry(onGone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const key = dashboardQuery.queryKey;
  return useMutation({
    mutationFn: (entry: ProgressEntry) =>
      call(api.api.user.progress[":id"].$delete({ param: { id: String(entry.id) } })),
    onMutate: async (entry) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      if (before) client.setQueryData(key, without(before, entry));
      onGone();
      return { before };
    },
    onSuccess: (_answer, entry) => {
      toast({ title: "Removed", description: `${entry.title} no longer counts for today.`, tone: "success" });
    },
    onError: (error, _entry, context) => {
      if (context?.before) client.setQueryData(key, context.before);
      toastFailure(error, "It could not be removed. Please try again.");
    },
    onSettled: () => changed(client, "training"),
  });
}

function without(dashboard: Dashboard, entry: ProgressEntry): Dashboard {
  return { ...dashboard, progress: dashboard.progress.filter(({ id }) => id !== entry.id) };
}
