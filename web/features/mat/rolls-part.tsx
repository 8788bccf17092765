import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { LoadWeek, Mat, Roll } from "../../../worker/contract/rolls";
import { rollsQuery } from "../../data/rolls";
import { calendarDay } from "../../lib/format/format";
import { QueryRows } from "../../shell/query-rows";
import { RollBar } from "../../training/mat/roll-bar";
import { EditRollDialog } from "../../training/mat/roll-dialog";
import { loadText, rollText, unknownText } from "../../training/mat/roll-words";
import { Button } from "../../ui/button";
import { BarChart, type ChartBar } from "../../ui/chart-bars";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { TitledSection } from "../../ui/titled-section";
import { WeekPlanPart } from "./week-plan-part";

export type RollsPartProps = { mat: Mat; today: CalendarDate };

/** The page's content for members who log rolls. */
export function RollsPart({ mat, today }: RollsPartProps) {
  return (
    <>
      <WeekPlanPart mat={mat} today={today} />
      <div className="overflow-hidden rounded-md border border-line border-t-0 bg-raised">
        <RollBar mat={mat} today={today} />
      </div>
      <LoadPerWeek weeks={mat.weeks} />
      <RollList today={today} />
    </>
  );
}

/** Shows the training load of gym and mat per week. It makes no predictions. */
function LoadPerWeek({ weeks }: { weeks: LoadWeek[] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <BarChart
        label="Load per Week"
        unit="minutes times how hard"
        barName="Week of"
        headingLevel={2}
        bars={weeks.map(barOf)}
        empty="No load yet. A roll counts once it is logged, a workout once its time and how hard it was are noted."
      />
      <p className="max-w-prose text-muted text-sm">
        Load is the minutes times how hard they were, from 1 to 10, of every roll and workout. It says how much you did,
        and nothing about what you can take.
      </p>
    </div>
  );
}

function barOf(week: LoadWeek, index: number, { length }: { length: number }): ChartBar {
  const current = index === length - 1;
  const label = calendarDay(week.monday, { month: "short", day: "numeric" });
  const text = [`${current ? "This week" : `Week of ${label}`}: ${loadText(week)}`, unknownText(week)];
  return { label, value: week.gym + week.mat, text: text.filter(Boolean).join(". "), current };
}

/** Lists all rolls, latest first. */
function RollList({ today }: { today: CalendarDate }) {
  const list = useInfiniteQuery(rollsQuery);
  const [open, setOpen] = useState<Roll | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(null);
    // The pressed button may be gone with its roll.
    heading.current?.focus();
  };
  return (
    <TitledSection id="rolls" title="Rolls" headingRef={heading} className="grid grid-cols-1 content-start gap-4">
      <QueryRows
        query={list}
        headingLevel={3}
        waiting={
          <SkeletonGroup label="Loading rolls" className="divide-y divide-line border-line border-y">
            {["a", "b", "c"].map((key) => (
              <div key={key} className="py-4">
                <Skeleton className="h-6 w-72 max-w-full" />
              </div>
            ))}
          </SkeletonGroup>
        }
        empty={
          <p className="border-line border-y py-6 text-muted">No rolls yet. The first one is a press away, above.</p>
        }
        row={(roll) => (
          <li key={roll.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
            <p className="min-w-0">
              <span className="font-semibold">{calendarDay(roll.localDate)}</span>: {rollText(roll)}
            </p>
            <Button size="sm" variant="quiet" onClick={() => setOpen(roll)}>
              Change<span className="sr-only"> the roll of {calendarDay(roll.localDate)}</span>
            </Button>
            {roll.notes ? (
              <p className="col-span-2 whitespace-pre-line wrap-anywhere text-muted text-sm">{roll.notes}</p>
            ) : null}
          </li>
        )}
      />
      {open ? <EditRollDialog roll={open} today={today} onClose={close} /> : null}
    </TitledSection>
  );
}
