import type { AdminWorkout } from "../../../../worker/contract/admin-workouts";
import { RESTORABLE_DAYS } from "../../../../worker/contract/restorable";
import { useDeleteWorkout } from "../../../data/admin-workouts";
import { DeleteDialog } from "../../../shell/delete-dialog";
import { useBringBack } from "./use-bring-back";

type DeleteWorkoutDialogProps = {
  workout: AdminWorkout | null;
  onClose: () => void;
  onDeleted: (workout: AdminWorkout) => void;
};

export function DeleteWorkoutDialog({ workout, onClose, onDeleted }: DeleteWorkoutDialogProps) {
  const { bringBack } = useBringBack();
  return (
    <DeleteDialog
      thing={workout}
      title="Delete this workout?"
      description={`“${workout?.title ?? ""}” is gone for members at once; what they have done of it stays in their history. For ${RESTORABLE_DAYS} days you can bring it back.`}
      remove={useDeleteWorkout()}
      deleted={{ title: "Success", description: "Workout deleted successfully!" }}
      onUndo={({ id }) => bringBack(id)}
      failed="Failed to delete workout"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
