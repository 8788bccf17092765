import type { Numbers } from "../../../../worker/contract/numbers";
import { OPTIONS } from "./training-bars";

const HEADS = ["from", "to", "monthly_revenue", "monthly_revenue_after_coupons", "trials", "trials_paid", "ended"];

/** Returns the numbers as CSV, a row per part of the range: days as `YYYY-MM-DD`, money with two decimals. */
export function numbersCsv({ parts, trainings }: Numbers): Blob {
  const rows = parts.map(({ from, to, monthlyCents, netMonthlyCents, trials, paid, ended }) => {
    const done = OPTIONS.map((option) =>
      trainings
        .filter((each) => each.option === option && each.date >= from && each.date <= to)
        .reduce((sum, each) => sum + each.completions, 0),
    );
    return [
      from,
      to,
      (monthlyCents / 100).toFixed(2),
      (netMonthlyCents / 100).toFixed(2),
      trials,
      paid,
      ended,
      ...done,
    ];
  });
  const heads = [...HEADS, ...OPTIONS.map((option) => `trainings_${option}`)];
  return new Blob([[heads, ...rows].map((row) => `${row.join(",")}\r\n`).join("")], { type: "text/csv" });
}
