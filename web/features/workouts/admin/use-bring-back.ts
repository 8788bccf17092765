import { useRestoreWorkout } from "../../../data/admin-workouts";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";

/** Restores a deleted workout and shows a toast. */
export function useBringBack() {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const restore = useRestoreWorkout();
  return {
    busy: restore.isPending ? restore.variables : null,
    bringBack: (id: number) =>
      restore.mutate(id, {
        onSuccess: ({ title }) => {
          toast({ title: "Success", description: `“${title}” is back.`, tone: "success" });
          document.getElementById("existing-workouts")?.focus({ preventScroll: true });
        },
        onError: (error) => toastFailure(error, "The workout could not be brought back."),
      }),
  };
}
