import type { WorkoutUpload } from "../../../../worker/contract/imports";
import { useToast } from "../../../ui/toast-context";
import { useTransfer } from "../document/use-transfer";

/** Uploads and reads a workout's document. No workout is created before the import. */
export function useWorkoutUpload(onDone: (upload: WorkoutUpload) => void) {
  const { toast } = useToast();
  return useTransfer<WorkoutUpload>({
    path: "/api/admin/upload-workout",
    failed: "Upload failed",
    onDone: (upload) => {
      toast({
        title: "Document Parsed Successfully",
        description: `Found ${upload.validation.exerciseCount} exercises`,
        tone: "success",
      });
      onDone(upload);
    },
  });
}
