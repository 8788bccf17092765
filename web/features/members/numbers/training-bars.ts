import { optionName } from "../../../../worker/contract/day-options";
import type { Numbers, TrainingOption } from "../../../../worker/contract/numbers";
import { calendarDay, plural } from "../../../lib/format/format";
import type { ChartBar } from "../../../ui/chart-bars";

export const OPTIONS = ["no_equipment", "equipment", "coach_program", "workout"] as const;

export const trainingName = (option: TrainingOption) => (option === "workout" ? "Single workouts" : optionName(option));

/** Returns finished trainings per part of the range as bars, described by option. */
export function trainingBars({ parts, trainings }: Pick<Numbers, "parts" | "trainings">): ChartBar[] {
  return parts.map(({ from, to }) => {
    const own = trainings.filter(({ date }) => date >= from && date <= to);
    const of = (rows: typeof own) => rows.reduce((sum, each) => sum + each.completions, 0);
    const texts = OPTIONS.map(
      (option) => [trainingName(option), of(own.filter((each) => each.option === option))] as const,
    )
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${count}`);
    const when = calendarDay(from, { month: "short", day: "numeric" });
    const until = from === to ? "" : ` to ${calendarDay(to, { month: "short", day: "numeric" })}`;
    return {
      label: when,
      value: of(own),
      text: `${when}${until}: ${plural(of(own), "training")}${texts.length ? ` (${texts.join(", ")})` : ""}`,
    };
  });
}
