import type { PlacedExercise } from "../../../worker/contract/library";
import { useSetVideo } from "../../data/exercise-library";
import { useFailureToast } from "../../shell/use-failure-toast";
import { useToast } from "../../ui/toast-context";

/** Removes an exercise's video; the library keeps it, and the toast offers to undo. */
export function useRemoveVideo({ id, name, videoUrl }: PlacedExercise, onRemoved: () => void) {
  const { toast } = useToast();
  const toastFailure = useFailureToast("Update Failed");
  const successToast = (description: string) => ({ title: "Video URL Updated", description, tone: "success" as const });
  // Uses promises, because the row and its callbacks may be unmounted before they settle.
  const failed = (error: unknown) => toastFailure(error, "Failed to update video URL");
  const back = useSetVideo(id, () => toast(successToast(`“${name}” has its video again.`)));
  const remove = useSetVideo(id, () => {
    const onAction = () => void back.mutateAsync({ videoUrl, uses: "none" }).catch(failed);
    toast({ ...successToast(`“${name}” has no video here any more.`), action: { label: "Undo", onAction } });
    onRemoved();
  });
  return {
    removing: remove.isPending,
    remove: () => void remove.mutateAsync({ videoUrl: null, uses: "none" }).catch(failed),
  };
}
