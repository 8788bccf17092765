import { useQueryClient } from "@tanstack/react-query";
import type { WeeklyUpload } from "../../../../worker/contract/imports";
import { changed } from "../../../data/changed";
import { plural } from "../../../lib/format/format";
import { useToast } from "../../../ui/toast-context";
import { useTransfer } from "../document/use-transfer";

/** Uploads a week, which creates a draft program. */
export function useWeeklyUpload(onDone: (upload: WeeklyUpload) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useTransfer<WeeklyUpload>({
    path: "/api/admin/upload-weekly-document",
    failed: "Failed to upload weekly program document",
    onDone: (upload) => {
      const { totalExercises, totalDays } = upload.metadata;
      toast({
        title: "Weekly Program Uploaded Successfully!",
        description: `Found ${plural(totalExercises, "exercise")} across ${plural(totalDays, "day")}.`,
        tone: "success",
      });
      onDone(upload);
    },
    // Also after a failure: an upload cancelled during reading may still have created a draft.
    onSettled: () => void changed(client, "program"),
  });
}
