import type { AdminWorkout } from "../../../../worker/contract/admin-workouts";
import { WORKOUT_KEPT_DAYS } from "../../../../worker/contract/workouts-limits";
import { DeleteDialog } from "../../../shell/delete-dialog";
import { useDeleteWorkout } from "./admin-workouts-queries";

type DeleteWorkoutDialogProps = {
  workout: AdminWorkout | null;
  onClose: () => void;
  onDeleted: (workout: AdminWorkout) => void;
};

export function DeleteWorkoutDialog({ workout, onClose, onDeleted }: DeleteWorkoutDialogProps) {
  return (
    <DeleteDialog
      thing={workout}
      title="Delete this workout?"
      description={`“${workout?.title ?? ""}” is gone for members at once; what they have done of it stays in their history. For ${WORKOUT_KEPT_DAYS} days you can bring it back.`}
      remove={useDeleteWorkout()}
      deleted={{ title: "Success", description: "Workout deleted successfully!" }}
      failed="Failed to delete workout"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
