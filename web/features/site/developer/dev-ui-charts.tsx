import { addDays, mondayOf } from "../../../../worker/contract/calendar";
import { BarChart } from "../../../ui/chart-bars";
import { HeatChart, type HeatLevel } from "../../../ui/chart-heat";
import { LineChart } from "../../../ui/chart-line";
import { DevUiSection } from "./dev-ui-section";

export function DevUiCharts() {
  return (
    <DevUiSection id="charts" title="Charts">
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16">
        <LineChart label="Back Squat" unit="kg" points={POINTS} />
        <BarChart label="Minutes each week" unit="minutes" barName="Week of" bars={BARS} />
        <LineChart label="One day only" unit="kg" points={POINTS.slice(0, 1)} />
        <LineChart label="Two hundred days" unit="lb" points={MANY} />
        <LineChart label="Line without points" unit="kg" points={[]} empty="Nothing logged yet." />
        <BarChart label="Bars without values" unit="minutes" bars={BARS.map((bar) => ({ ...bar, value: 0 }))} />
      </div>
      <HeatChart
        label="A year of days"
        weeks={WEEKS}
        levels={["A little", "Some", "A good day", "A lot"]}
        summary="Every level in turn, and the days of an unfinished week."
        heads={["Day", "Training"]}
        rows={WEEKS.flatMap((week) => week.days)
          .filter((day) => day !== null)
          .slice(-3)
          .map(({ key, text }) => ({ key, name: key, text: text() }))}
      />
    </DevUiSection>
  );
}

const START = "2026-01-05";

const POINTS = [
  [0, 80],
  [7, 82.5],
  [14, 82.5],
  [17, 85],
  [28, 90],
  [49, 87.5],
  [56, 92.5],
  [84, 100],
].map(([days = 0, value = 0]) => ({ date: addDays(START, days), value, text: `${value} kg, 5 reps` }));

const MANY = Array.from({ length: 200 }, (_, index) => {
  const value = 150 + Math.round(index / 4) + (index % 5) * 5;
  return { date: addDays(START, index * 2), value, text: `${value} lb` };
});

const BARS = Array.from({ length: 12 }, (_, index) => {
  const label = addDays(START, index * 7).slice(5);
  const value = (index * 53) % 170;
  return { label, value, text: `Week of ${label}: ${value} minutes`, current: index === 11 };
});

const WEEKS = Array.from({ length: 53 }, (_, column) => {
  const monday = addDays(mondayOf(START), column * 7);
  return {
    key: monday,
    label: monday.slice(8) <= "07" ? monday.slice(5, 7) : null,
    days: [0, 1, 2, 3, 4, 5, 6].map((row) => {
      if (column === 52 && row > 3) return null;
      const date = addDays(monday, row);
      return { key: date, level: ((column * 3 + row * 7) % 5) as HeatLevel, text: () => `${date}: level` };
    }),
  };
});
