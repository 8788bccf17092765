import type { WorkoutUpload } from "../../../../worker/contract/imports";
import { useToast } from "../../../ui/toast-context";
import { useTransfer } from "../document/use-transfer";

/** Having a workout's document read. Nothing becomes a workout before it is imported. */
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
