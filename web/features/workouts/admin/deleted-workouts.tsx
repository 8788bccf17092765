import { RotateCcw } from "lucide-react";
import { WORKOUT_KEPT_DAYS } from "../../../../worker/contract/workouts-limits";
import { exactTime, relativeTime } from "../../../lib/format";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { useToast } from "../../../ui/toast-context";
import { useAdminWorkouts, useRestoreWorkout } from "./admin-workouts-queries";

/** What can still be brought back; nothing is shown where there is nothing. */
export function DeletedWorkouts() {
  const { toast } = useToast();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useAdminWorkouts({ deleted: true });
  const restore = useRestoreWorkout();
  if (!data?.length) return null;
  const bringBack = (id: number) =>
    restore.mutate(id, {
      onSuccess: ({ title }) => {
        toast({ title: "Success", description: `“${title}” is back.`, tone: "success" });
        document.getElementById("existing-workouts")?.focus({ preventScroll: true });
      },
      onError: (error) => {
        if (isUnauthorized(error)) return;
        const description = shownMessage(error, "The workout could not be brought back.");
        toast({ title: "Error", description, tone: "destructive" });
      },
    });
  return (
    <Disclosure summary={`Deleted in the last ${WORKOUT_KEPT_DAYS} days (${data.length}${hasNextPage ? "+" : ""})`}>
      <ul className="divide-y divide-line">
        {data.map(({ id, title, deletedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0">
              <span className="font-semibold">{title}</span>{" "}
              {deletedAt ? (
                <time dateTime={deletedAt} title={exactTime(deletedAt)} className="text-muted text-sm">
                  deleted {relativeTime(deletedAt)}
                </time>
              ) : null}
            </span>
            <Button
              variant="secondary"
              size="sm"
              icon={<RotateCcw aria-hidden />}
              busy={restore.isPending && restore.variables === id}
              onClick={() => bringBack(id)}
            >
              Bring back<span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="quiet" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </Disclosure>
  );
}
