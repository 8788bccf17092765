import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { placedWeek } from "../../../worker/contract/placed-week";
import type { Mat } from "../../../worker/contract/rolls";
import type { WeekPlan } from "../../../worker/contract/week-plan";
import { dashboardQuery } from "../../data/training";
import { ALL_DAYS } from "../../lib/format/training-words";
import { QueryError } from "../../shell/query-error";
import { PlanWeek } from "../../training/plan/plan-week";
import { Button } from "../../ui/button";
import { SkeletonGroup } from "../../ui/skeleton";
import { CalendarAddress } from "./calendar-address";
import { PlanDialog } from "./plan-dialog";

/** Shows the member's plan in words, and this week by it. */
export function WeekPlanPart({ mat, today }: { mat: Mat; today: CalendarDate }) {
  const query = useQuery(dashboardQuery);
  const { data, isPending } = query;
  const [open, setOpen] = useState(false);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading your plan" className="grid gap-3" bars={["h-9 w-56", "h-6 w-full max-w-md"]} />
    );
  }
  if (!data) return <QueryError query={query} title="Your plan did not load" />;
  const plan = data.weekPlan ?? null;
  const placed = placedWeek(data, today);
  return (
    <section aria-labelledby="week-plan" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-prose gap-1.5">
          <h2 id="week-plan" className="text-3xl">
            My Week
          </h2>
          <p className="text-muted">
            {plan
              ? planText(plan)
              : "Say which days you roll and how often you can lift: each week of your coach is then laid around it, and you are asked for no more than that."}
          </p>
        </div>
        <Button variant={plan ? "secondary" : "primary"} onClick={() => setOpen(true)}>
          {plan ? "Change the plan" : "Plan my week"}
        </Button>
      </div>
      {placed ? (
        <div className="overflow-hidden rounded-md border border-line border-t-0 bg-raised">
          <PlanWeek week={placed} mat={mat} today={today} />
        </div>
      ) : plan ? (
        <p className="border-line border-y py-6 text-muted">
          Your coach has no week for these days. The next one is laid on your days once it is published.
        </p>
      ) : null}
      {plan ? <CalendarAddress /> : null}
      {open ? <PlanDialog plan={plan} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

/** Returns `You roll on Monday (hard) and Wednesday (light). You lift twice a week.` */
function planText({ rollDays, lifts }: WeekPlan): string {
  const days = rollDays.map(({ dayOfWeek, effort }) => `${ALL_DAYS[dayOfWeek - 1]?.name} (${effort})`);
  const rolls = days.length ? `roll on ${LIST.format(days)}` : "plan no rolls";
  const often =
    lifts === 0 ? "do not lift" : `lift ${lifts === 1 ? "once" : lifts === 2 ? "twice" : `${lifts} times`} a week`;
  return `You ${rolls}, and ${often}.`;
}

const LIST = new Intl.ListFormat("en");
