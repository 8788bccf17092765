import { useSearchParams } from "react-router-dom";
import type { CalendarDate } from "../../../../worker/contract/calendar";
import type { Workout } from "../../../../worker/contract/workouts";
import { useWorkouts } from "../../../data/workouts";
import { plural } from "../../../lib/format/format";
import { listState } from "../../../lib/http/list-state";
import { QueryError } from "../../../shell/query-error";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { EmptyState } from "../../../ui/empty-state";
import { filtersOf, isNarrowed, type ListFilters, NO_FILTERS, withFilters, workoutQueryOf } from "./list-filters";
import { ListSkeleton } from "./list-skeleton";
import { PagedRows } from "./paged-rows";
import { WorkoutFilterBar } from "./workout-filter-bar";
import { WorkoutRow } from "./workout-row";

export function WorkoutList({ today }: { today: CalendarDate }) {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  // Read from the address, which may be newer than the render: two quick choices both count.
  const change = (changed: Partial<ListFilters>) =>
    setParams(withFilters(window.location.search, changed), { replace: true, preventScrollReset: true });
  return (
    <div className="grid grid-cols-1 gap-6">
      <WorkoutFilterBar filters={filters} onChange={change} />
      <Found filters={filters} today={today} onClear={() => change(NO_FILTERS)} />
    </div>
  );
}

function Found({ filters, today, onClear }: { filters: ListFilters; today: CalendarDate; onClear: () => void }) {
  const list = useWorkouts(workoutQueryOf(filters));
  const { data, isPending, isPlaceholderData } = list;
  const narrowed = isNarrowed(filters);
  if (isPending) return <ListSkeleton label="Loading workouts" />;
  if (!data) return <QueryError query={list} />;
  return (
    <div aria-busy={isPlaceholderData} className={cx("grid grid-cols-1 gap-4", isPlaceholderData && "opacity-60")}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-muted text-sm tabular-nums">
          {countText(data, list.hasNextPage, isPlaceholderData)}
        </p>
        {narrowed && data.length > 0 ? (
          <Button variant="quiet" size="sm" onClick={onClear}>
            Clear Filters
          </Button>
        ) : null}
      </div>
      {data.length === 0 ? (
        <Nothing narrowed={narrowed} onClear={onClear} />
      ) : (
        <PagedRows items={data} more={listState(list).more}>
          {data.map((workout, index) => (
            <WorkoutRow
              key={workout.id}
              workout={workout}
              today={today}
              isTodays={index === 0 && !narrowed && !isPlaceholderData}
            />
          ))}
        </PagedRows>
      )}
    </div>
  );
}

function Nothing({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <EmptyState title="No workouts yet">
        Workouts stand here as soon as the coach has published the first one. This week's program may already be
        waiting.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No workouts match" action={<Button onClick={onClear}>Clear Filters</Button>}>
      Nothing fits all of it at once. Try a shorter word, or one filter less.
    </EmptyState>
  );
}

function countText(workouts: Workout[], more: boolean, searching: boolean): string {
  if (searching) return "Searching…";
  if (workouts.length === 0) return "No workouts";
  return more ? `The first ${plural(workouts.length, "workout")}` : plural(workouts.length, "workout");
}
