import { WORKOUT_KEPT_DAYS } from "../../../../worker/contract/workouts-limits";
import { exactTime, relativeTime } from "../../../lib/format";
import { listState } from "../../../lib/list-state";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { RestorableList } from "../../../ui/restorable-list";
import { useToast } from "../../../ui/toast-context";
import { useAdminWorkouts, useRestoreWorkout } from "./admin-workouts-queries";

/** What can still be brought back; nothing is shown where there is nothing. */
export function DeletedWorkouts() {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const list = useAdminWorkouts({ deleted: true });
  const restore = useRestoreWorkout();
  if (!list.data?.length) return null;
  const bringBack = (id: number) =>
    restore.mutate(id, {
      onSuccess: ({ title }) => {
        toast({ title: "Success", description: `“${title}” is back.`, tone: "success" });
        document.getElementById("existing-workouts")?.focus({ preventScroll: true });
      },
      onError: (error) => toastFailure(error, "The workout could not be brought back."),
    });
  return (
    <RestorableList
      days={WORKOUT_KEPT_DAYS}
      items={list.data.map(({ id, title, deletedAt }) => ({ id, title, deleted: <DeletedAt instant={deletedAt} /> }))}
      busy={restore.isPending ? restore.variables : null}
      onRestore={bringBack}
      more={listState(list).more}
    />
  );
}

function DeletedAt({ instant }: { instant: string | null }) {
  return instant ? (
    <time dateTime={instant} title={exactTime(instant)}>
      deleted {relativeTime(instant)}
    </time>
  ) : null;
}
