import type { AdminProgram, CalendarWeek, CopiedPrograms } from "../../../../worker/contract/programs";
import { putProgram } from "../../../data/admin-programs";
import { once } from "../../../data/once";
import { calendarDay, plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { useCallKey } from "../../../lib/http/use-call-key";
import { useToldChange } from "../../../shell/use-told-change";
import { mondayMorning } from "../../../training/weeks/monday-morning";
import { datesAt } from "./calendar-weeks";

type Dates = Pick<AdminProgram, "startDate" | "endDate" | "publishAt">;

/** Moves a week to another Monday. A schedule for its Monday morning moves along. */
export function useMoveWeek() {
  const move = useToldChange(
    "program",
    ({ id, to: { publishAt, ...dates } }: { id: number; to: Dates; back?: Dates }) =>
      putProgram(id, { ...dates, ...(publishAt ? { publishAt } : {}) }),
    {
      told: ({ id, title, startDate }, { back }) => ({
        title: back ? "Moved" : "Moved back",
        description: `${title} begins on ${calendarDay(startDate)}.`,
        ...(back ? { action: { label: "Undo", onAction: () => move.mutate({ id, to: back }) } } : {}),
      }),
      failed: "The week was not moved. Please try again.",
    },
  );
  return (program: CalendarWeek, monday: string) => {
    const dates = datesAt(program, monday);
    if (dates.startDate === program.startDate) return;
    const onMonday = program.publishAt !== null && program.publishAt === mondayMorning(program.startDate);
    const { startDate, endDate, publishAt } = program;
    move.mutate({
      id: program.id,
      to: { ...dates, publishAt: onMonday ? mondayMorning(monday) : null },
      back: { startDate, endDate, publishAt },
    });
  };
}

/** Copies weeks as drafts, the first for a given Monday. */
export function useCopyWeeks(onDone?: () => void) {
  const keyFor = useCallKey();
  return useToldChange(
    "program",
    (json: { ids: number[]; startDate: string }) =>
      call<CopiedPrograms>(api.api.admin["weekly-programs"].copies.$post({ json }, once(keyFor(JSON.stringify(json))))),
    {
      told: ({ programs: [first, ...more] }) => ({
        title: "Copied",
        description: first
          ? `${plural(more.length + 1, "draft")} from ${calendarDay(first.startDate)} on.`
          : `${plural(0, "draft")}.`,
      }),
      onDone,
      failed: "Nothing was copied. Please try again.",
    },
  );
}
