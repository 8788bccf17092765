import type { BulkResult } from "../../../../worker/contract/programs";
import { BULK_MOST } from "../../../../worker/contract/programs-limits";
import { inChunks } from "../../../data/in-chunks";
import { plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { useToldChange } from "../../../shell/use-told-change";

/** Deletes the drafts of an import; they can be restored like any other week. */
export function useUndoImport(onUndone: () => void) {
  return useToldChange(
    "program",
    async (all: number[]) => {
      for (const ids of inChunks(all, BULK_MOST)) {
        await call<BulkResult>(api.api.admin["weekly-programs"].bulk.$post({ json: { ids, action: "delete" } }));
      }
    },
    {
      told: (_, all) => ({
        title: "Import undone",
        description: `${plural(all.length, "draft")} deleted. Your review is as you left it.`,
      }),
      onDone: onUndone,
      failed: "The drafts were not deleted. Please try again.",
    },
  );
}
