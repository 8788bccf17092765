import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Dashboard, ProgressEntry } from "../../../worker/contract/progress";
import type { Roll } from "../../../worker/contract/rolls";
import { dashboardQuery } from "../../data/training";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { ActivityEntry, RollEntry } from "./activity-entry";
import { useRemoveEntry } from "./use-remove-entry";

const ACTIVITY_SHOWN = 5;

export function RecentActivity({ today }: { today: CalendarDate }) {
  const { data, isPending } = useQuery(dashboardQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes with its entry: focus stays in this part of the page.
  const remove = useRemoveEntry(() => heading.current?.focus());
  if (!data && !isPending) return null;
  return (
    <section aria-labelledby="activity" className="grid grid-cols-1 content-start gap-4">
      <h2 id="activity" ref={heading} tabIndex={-1} className="text-3xl">
        Recent Activity
      </h2>
      {data ? (
        <Entries>
          {newest(data).map(({ entry, roll }) =>
            entry ? (
              <ActivityEntry
                key={entry.id}
                entry={entry}
                onRemove={entry.localDate === today ? () => remove.mutate(entry) : undefined}
              />
            ) : (
              <RollEntry key={`roll ${roll.id}`} roll={roll} />
            ),
          )}
        </Entries>
      ) : (
        <ActivitySkeleton />
      )}
    </section>
  );
}

type Newest = { at: string } & ({ entry: ProgressEntry; roll?: never } | { entry?: never; roll: Roll });

/** Returns the latest trainings and rolls. */
function newest({ progress, mat }: Dashboard): Newest[] {
  const entries = progress.map((entry): Newest => ({ at: entry.completedAt, entry }));
  const rolls = (mat?.rolls ?? []).map((roll): Newest => ({ at: roll.rolledAt, roll }));
  return [...entries, ...rolls].sort((a, b) => b.at.localeCompare(a.at)).slice(0, ACTIVITY_SHOWN);
}

function Entries({ children }: { children: ReactNode[] }) {
  if (children.length === 0) {
    return (
      <p className="border-line border-y py-6 text-muted">
        Nothing yet. Complete a workout and it is kept here, with when you did it and how long it took.
      </p>
    );
  }
  return <ul className="divide-y divide-line border-line border-y">{children}</ul>;
}

function ActivitySkeleton() {
  return (
    <SkeletonGroup label="Loading recent activity" className="divide-y divide-line border-line border-y">
      {["first", "second", "third", "fourth", "fifth"].map((key) => (
        <div key={key} className="flex items-center justify-between gap-6 py-4">
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <Skeleton className="h-4 w-14" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
