import type { ComponentProps } from "react";
import { BarChart } from "../../../ui/chart-bars";

/** Counts side by side; where only one part of the range has any, a sentence says more than a chart of one bar. */
export function CountChart(props: ComponentProps<typeof BarChart>) {
  const filled = props.bars.filter(({ value }) => value !== 0);
  const [only] = filled;
  if (filled.length === 1 && only) return <p>Only {only.text}.</p>;
  return <BarChart {...props} />;
}
