import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Mat } from "../../../worker/contract/rolls";
import { RollBar } from "../../training/mat/roll-bar";
import { LoadPerWeek } from "./load-per-week";
import { RollList } from "./roll-list";
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
