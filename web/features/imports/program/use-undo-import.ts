import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BulkResult } from "../../../../worker/contract/programs";
import { BULK_MOST } from "../../../../worker/contract/programs-limits";
import { changed } from "../../../data/changed";
import { plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";

/** Deletes the drafts of an import; they can be restored like any other week. */
export function useUndoImport(onUndone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: async (all: number[]) => {
      for (let from = 0; from < all.length; from += BULK_MOST) {
        const ids = all.slice(from, from + BULK_MOST);
        await call<BulkResult>(api.api.admin["weekly-programs"].bulk.$post({ json: { ids, action: "delete" } }));
      }
    },
    onSuccess: async (_, all) => {
      toast({
        title: "Import undone",
        description: `${plural(all.length, "draft")} deleted. Your review is as you left it.`,
        tone: "success",
      });
      onUndone();
      await changed(client, "program");
    },
    onError: (error) => toastFailure(error, "The drafts were not deleted. Please try again."),
  });
}
