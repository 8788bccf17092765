import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { optionName } from "../../../worker/contract/day-options";
import type { Dashboard, ProgressEntry } from "../../../worker/contract/progress";
import type { Roll } from "../../../worker/contract/rolls";
import { changed } from "../../data/changed";
import { dashboardQuery } from "../../data/training";
import { exactTime, plural, relativeTime } from "../../lib/format/format";
import { api, call } from "../../lib/http/api";
import { useFailureToast } from "../../shell/use-failure-toast";
import { Button } from "../../ui/button";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { useToast } from "../../ui/toast-context";

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

/** Deletes one of today's trainings optimistically, and restores it if the server refuses. */
function useRemoveEntry(onGone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const key = dashboardQuery.queryKey;
  return useMutation({
    mutationFn: (entry: ProgressEntry) =>
      call(api.api.user.progress[":id"].$delete({ param: { id: String(entry.id) } })),
    onMutate: async (entry) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      if (before) client.setQueryData(key, without(before, entry));
      onGone();
      return { before };
    },
    onSuccess: (_answer, entry) => {
      toast({ title: "Removed", description: `${entry.title} no longer counts for today.`, tone: "success" });
    },
    onError: (error, _entry, context) => {
      if (context?.before) client.setQueryData(key, context.before);
      toastFailure(error, "It could not be removed. Please try again.");
    },
    onSettled: () => changed(client, "training"),
  });
}

function without(dashboard: Dashboard, entry: ProgressEntry): Dashboard {
  return { ...dashboard, progress: dashboard.progress.filter(({ id }) => id !== entry.id) };
}

/** A completed training. `onRemove` deletes it; only today's can be. */
function ActivityEntry({ entry, onRemove }: { entry: ProgressEntry; onRemove?: (() => void) | undefined }) {
  const facts = [
    entry.workoutType && optionName(entry.workoutType),
    entry.duration === null ? null : plural(entry.duration, "minute"),
    entry.effort && `how hard: ${entry.effort} of 10`,
  ].filter(Boolean);
  const to = entry.workoutId === null ? null : addressOf("workout", { id: entry.workoutId });
  return (
    <Entry title={entry.title} to={to} at={entry.completedAt} facts={facts.join(", ")}>
      {onRemove ? (
        <Button variant="quiet" size="sm" onClick={onRemove} className="-mr-3 -mb-2 justify-self-end">
          Remove<span className="sr-only"> {entry.title} from today</span>
        </Button>
      ) : null}
    </Entry>
  );
}

/** A roll in the list; rolls are edited on their own page. */
function RollEntry({ roll: { gi, rolledAt, minutes, effort } }: { roll: Roll }) {
  const facts = `${plural(minutes, "minute")}, how hard: ${effort} of 10`;
  return <Entry title={`Roll, ${gi ? "gi" : "no-gi"}`} to={addressOf("mat")} at={rolledAt} facts={facts} />;
}

type EntryProps = { title: string; to: string | null; at: string; facts: string; children?: ReactNode };

function Entry({ title, to, at, facts, children }: EntryProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3.5">
      <p className="font-semibold">
        {to === null ? (
          title
        ) : (
          <Link to={to} className="hover:text-accent hover:underline">
            {title}
          </Link>
        )}
      </p>
      <time dateTime={at} title={exactTime(at)} className="text-right text-muted text-sm tabular-nums">
        {relativeTime(at)}
      </time>
      <p className="text-muted text-sm">{facts}</p>
      {children}
    </li>
  );
}
