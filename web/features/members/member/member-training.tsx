import { optionName } from "../../../../worker/contract/day-options";
import type { MemberDetail } from "../../../../worker/contract/members";
import { calendarDay, plural } from "../../../lib/format/format";
import { BarChart } from "../../../ui/chart-bars";
import { Stat } from "../../../ui/stat";

/** Shows a member's training as on their own dashboard. */
export function MemberTraining({ detail }: { detail: MemberDetail }) {
  const { stats, weeks, workouts } = detail;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-2 gap-6 sm:grid-cols-4">
        <Stat size="md" value={stats.workoutsCompleted.toLocaleString()} label="Trainings finished" />
        <Stat size="md" value={stats.currentStreak} label="Day streak" />
        <Stat size="md" value={stats.monthlyWorkouts} label="This month" />
        <Stat size="md" value={stats.totalTime} unit="h" label="Total time" />
      </div>
      <BarChart
        label="Minutes per week"
        unit="minutes"
        barName="Week of"
        empty="No measured minutes yet."
        bars={weeks.map(({ monday, minutes, completions }, index) => ({
          label: calendarDay(monday, { month: "short", day: "numeric" }),
          value: minutes,
          text: `Week of ${calendarDay(monday, { month: "short", day: "numeric" })}: ${plural(minutes, "minute")}, ${plural(completions, "training")}`,
          current: index === weeks.length - 1,
        }))}
      />
      <div className="grid grid-cols-1 gap-3">
        <h3 className="text-2xl">Recent trainings</h3>
        {workouts.length === 0 ? (
          <p className="text-muted">Nothing finished yet.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {workouts.map(({ id, title, workoutType, localDate, duration }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
                <span className="min-w-0 font-semibold">{title}</span>
                <span className="text-muted text-sm tabular-nums">
                  {[
                    calendarDay(localDate),
                    workoutType && optionName(workoutType),
                    duration === null ? null : plural(duration, "minute"),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
