import type { LoadWeek } from "../../../worker/contract/rolls";
import { calendarDay } from "../../lib/format/format";
import { loadText, unknownText } from "../../training/mat/roll-words";
import { BarChart, type ChartBar } from "../../ui/chart-bars";

/** Shows the training load of gym and mat per week. It makes no predictions. */
export function LoadPerWeek({ weeks }: { weeks: LoadWeek[] }) {
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
