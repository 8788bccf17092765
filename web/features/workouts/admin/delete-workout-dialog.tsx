import type { AdminWorkout } from "../../../../worker/contract/admin-workouts";
import { WORKOUT_KEPT_DAYS } from "../../../../worker/contract/workouts-limits";
import { failureText } from "../../../lib/failure-text";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { useToast } from "../../../ui/toast-context";
import { useDeleteWorkout } from "./admin-workouts-queries";

type DeleteWorkoutDialogProps = {
  workout: AdminWorkout | null;
  onClose: () => void;
  onDeleted: (workout: AdminWorkout) => void;
};

export function DeleteWorkoutDialog({ workout, onClose, onDeleted }: DeleteWorkoutDialogProps) {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const { mutate, reset, isPending, error } = useDeleteWorkout();
  const close = () => {
    reset();
    onClose();
  };
  const remove = () => {
    if (!workout) return;
    mutate(workout.id, {
      onSuccess: () => {
        toast({ title: "Success", description: "Workout deleted successfully!", tone: "success" });
        onDeleted(workout);
      },
      onError: (reason) => toastFailure(reason, "Failed to delete workout"),
    });
  };
  return (
    <ConfirmDialog
      open={workout !== null}
      onOpenChange={(next) => (next ? undefined : close())}
      title="Delete this workout?"
      description={`“${workout?.title ?? ""}” is gone for members at once; what they have done of it stays in their history. For ${WORKOUT_KEPT_DAYS} days you can bring it back.`}
      confirmLabel="Delete"
      busy={isPending}
      busyLabel="Deleting…"
      error={failureText(error, "Failed to delete workout")}
      onConfirm={remove}
    />
  );
}
