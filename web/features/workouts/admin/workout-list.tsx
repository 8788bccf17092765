import type { AdminWorkout } from "../../../../worker/contract/admin-workouts";
import { useAdminWorkouts } from "../../../data/admin-workouts";
import { listState } from "../../../lib/http/list-state";
import { cx } from "../../../ui/cx";
import { GrowingList } from "../../../ui/growing-list";
import { ShowMore } from "../../../ui/show-more";
import { Spinner } from "../../../ui/spinner";
import { TitledSection } from "../../../ui/titled-section";
import { AdminWorkoutRow } from "./admin-workout-row";

type WorkoutListProps = {
  editing: number | null;
  onEdit: (workout: AdminWorkout) => void;
  onDelete: (workout: AdminWorkout) => void;
};

export function WorkoutList({ editing, onEdit, onDelete }: WorkoutListProps) {
  const list = useAdminWorkouts({ deleted: false });
  const { more, ...read } = listState(list);
  return (
    <TitledSection id="existing-workouts" title="Existing Workouts" headingClass="scroll-mt-24 text-3xl" focusable>
      {list.isPending ? (
        <p role="status" className="flex h-96 items-start gap-3 border-line border-y py-6 text-muted">
          <Spinner />
          Loading workouts...
        </p>
      ) : (
        <GrowingList
          {...read}
          more={null}
          headingLevel={3}
          empty={<p className="border-line border-y py-6 text-muted">No workouts created yet</p>}
        >
          {(workouts) => (
            <section
              aria-label="Workouts"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, which a keyboard must be able to do too.
              tabIndex={0}
              className={cx("max-h-96 overflow-y-auto border-line border-y pr-1", GOES_ON)}
            >
              <ul className="divide-y divide-line">
                {workouts.map((workout) => (
                  <AdminWorkoutRow
                    key={workout.id}
                    workout={workout}
                    editing={workout.id === editing}
                    onEdit={() => onEdit(workout)}
                    onDelete={() => onDelete(workout)}
                  />
                ))}
              </ul>
              {more ? <ShowMore size="md" className="py-4" {...more} /> : null}
            </section>
          )}
        </GrowingList>
      )}
    </TitledSection>
  );
}

/** Shades at the edges that can be scrolled to: the covers scroll with the rows, the shades stay. */
const GOES_ON =
  "[background:linear-gradient(var(--paper)_40%,transparent)_top/100%_3rem_no-repeat_local,linear-gradient(transparent,var(--paper)_60%)_bottom/100%_3rem_no-repeat_local,linear-gradient(var(--line),transparent)_top/100%_1rem_no-repeat_scroll,linear-gradient(transparent,var(--line))_bottom/100%_1rem_no-repeat_scroll]";
