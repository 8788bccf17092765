import type { AdminWorkout } from "../../../../worker/contract/admin-workouts";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { cx } from "../../../ui/cx";
import { ErrorState } from "../../../ui/error-state";
import { ShowMore } from "../../../ui/show-more";
import { Spinner } from "../../../ui/spinner";
import { AdminWorkoutRow } from "./admin-workout-row";
import { useAdminWorkouts } from "./admin-workouts-queries";

type WorkoutListProps = {
  editing: number | null;
  onEdit: (workout: AdminWorkout) => void;
  onDelete: (workout: AdminWorkout) => void;
};

export function WorkoutList({ editing, onEdit, onDelete }: WorkoutListProps) {
  const list = useAdminWorkouts({ deleted: false });
  const { data, error, isPending, isFetching, refetch } = list;
  return (
    <section aria-labelledby="existing-workouts" className="grid grid-cols-1 gap-4">
      <h2 id="existing-workouts" tabIndex={-1} className="scroll-mt-24 text-3xl">
        Existing Workouts
      </h2>
      {isPending ? (
        <p role="status" className="flex h-96 items-start gap-3 border-line border-y py-6 text-muted">
          <Spinner />
          Loading workouts...
        </p>
      ) : !data ? (
        isUnauthorized(error) ? null : (
          <ErrorState headingLevel={3} onRetry={() => refetch()} retrying={isFetching}>
            {shownMessage(error)}
          </ErrorState>
        )
      ) : data.length === 0 ? (
        <p className="border-line border-y py-6 text-muted">No workouts created yet</p>
      ) : (
        <section
          aria-label="Workouts"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, which a keyboard must be able to do too.
          tabIndex={0}
          className={cx("max-h-96 overflow-y-auto border-line border-y pr-1", GOES_ON)}
        >
          <ul className="divide-y divide-line">
            {data.map((workout) => (
              <AdminWorkoutRow
                key={workout.id}
                workout={workout}
                editing={workout.id === editing}
                onEdit={() => onEdit(workout)}
                onDelete={() => onDelete(workout)}
              />
            ))}
          </ul>
          {list.hasNextPage ? (
            <ShowMore
              size="md"
              className="py-4"
              busy={list.isFetchingNextPage}
              error={list.isFetchNextPageError && !isUnauthorized(error) ? shownMessage(error) : null}
              onMore={() => void list.fetchNextPage()}
            />
          ) : null}
        </section>
      )}
    </section>
  );
}

/** A shade at the edge behind which there is more: the covers scroll along with the rows, the shades stay. */
const GOES_ON =
  "[background:linear-gradient(var(--paper)_40%,transparent)_top/100%_3rem_no-repeat_local,linear-gradient(transparent,var(--paper)_60%)_bottom/100%_3rem_no-repeat_local,linear-gradient(var(--line),transparent)_top/100%_1rem_no-repeat_scroll,linear-gradient(transparent,var(--line))_bottom/100%_1rem_no-repeat_scroll]";
