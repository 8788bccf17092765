import { useSearchParams } from "react-router-dom";
import { useToday } from "../../../lib/format/today";
import { browserTimeZone, useSession } from "../../../lib/session/session";
import { PageHeader } from "../../../ui/page-header";
import { TabPanel, Tabs } from "../../../ui/tabs";
import { PastWeeks } from "./past-weeks";
import { WorkoutList } from "./workout-list";

const WEEKS = "weeks";

/** Lists workouts. The tab and all filters are in the address, so that they can be linked and survive a reload. */
export function WorkoutsPage() {
  const session = useSession();
  const today = useToday(session.state === "signed-in" ? session.user.timeZone : browserTimeZone());
  const [params, setParams] = useSearchParams();

  function choose(tab: string) {
    const next = new URLSearchParams(params);
    if (tab === WEEKS) next.set("tab", WEEKS);
    else next.delete("tab");
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-5 py-5 sm:gap-8 sm:py-12">
      <PageHeader
        size="sm"
        title="Daily Workouts"
        lead="Single sessions for any day, and every week that has been trained here."
      />
      <Tabs
        label="What to show"
        value={params.get("tab") === WEEKS ? WEEKS : "workouts"}
        onValueChange={choose}
        tabs={[
          { value: "workouts", label: "Workouts" },
          { value: WEEKS, label: "Past weeks" },
        ]}
      >
        <TabPanel value="workouts">
          <WorkoutList today={today} />
        </TabPanel>
        <TabPanel value={WEEKS}>
          <PastWeeks today={today} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
