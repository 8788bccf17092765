import type { ComponentProps } from "react";
import { BarChart } from "../../../ui/chart-bars";

/** Counts side by side; where only one or two parts of the range have any, a sentence says more than a chart of them. */
export function CountChart(props: ComponentProps<typeof BarChart>) {
  const filled = props.bars.filter(({ value }) => value !== 0);
  if (filled.length === 1 || filled.length === 2) return <p>Only {filled.map(({ text }) => text).join(", and ")}.</p>;
  return <BarChart {...props} />;
}
