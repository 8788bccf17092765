import type { ComponentProps } from "react";
import { BarChart } from "../../../ui/chart-bars";

/** A bar chart of counts; a sentence if only one or two parts have any. */
export function CountChart(props: ComponentProps<typeof BarChart>) {
  const filled = props.bars.filter(({ value }) => value !== 0);
  if (filled.length === 1 || filled.length === 2) return <p>Only {filled.map(({ text }) => text).join(", and ")}.</p>;
  return <BarChart {...props} />;
}
