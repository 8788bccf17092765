import { useQuery } from "@tanstack/react-query";
import { dashboardQuery } from "../../data/training";
import { plural } from "../../lib/format/format";
import { Belt } from "../../ui/belt";
import { TitledSection } from "../../ui/titled-section";
import { daysThisWeek } from "./activity-weeks";

/** The weekly target's progress, for members who set one; hidden if it fails to load. */
export function WeekProgress() {
  const { data } = useQuery(dashboardQuery);
  if (!data?.weeklyTarget) return null;
  const { weeklyTarget, activity } = data;
  const days = daysThisWeek(activity);
  return (
    <TitledSection id="week" title="This Week" small className="grid grid-cols-1 gap-5">
      <Belt
        label="Training days"
        rank="brown"
        stripes={Math.min(4, weeklyTarget)}
        value={days}
        max={weeklyTarget}
        valueText={`${days} of ${plural(weeklyTarget, "day")}`}
      />
    </TitledSection>
  );
}
