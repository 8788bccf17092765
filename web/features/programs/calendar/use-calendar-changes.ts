import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminProgram, CalendarWeek, CopiedPrograms } from "../../../../worker/contract/programs";
import { putProgram } from "../../../data/admin-programs";
import { changed } from "../../../data/changed";
import { calendarDay, plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { useCallKey } from "../../../lib/http/use-call-key";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { mondayMorning } from "../../../training/weeks/monday-morning";
import { useToast } from "../../../ui/toast-context";
import { datesAt } from "./calendar-weeks";

type Dates = Pick<AdminProgram, "startDate" | "endDate" | "publishAt">;

/** Moves a week to another Monday. A schedule for its Monday morning moves along. */
export function useMoveWeek() {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const move = useMutation({
    mutationFn: ({ id, to: { publishAt, ...dates } }: { id: number; to: Dates; back?: Dates }) =>
      putProgram(id, { ...dates, ...(publishAt ? { publishAt } : {}) }),
    onSuccess: async ({ id, title, startDate }, { back }) => {
      toast({
        title: back ? "Moved" : "Moved back",
        description: `${title} begins on ${calendarDay(startDate)}.`,
        tone: "success",
        ...(back ? { action: { label: "Undo", onAction: () => move.mutate({ id, to: back }) } } : {}),
      });
      await changed(client, "program");
    },
    onError: (error) => toastFailure(error, "The week was not moved. Please try again."),
  });
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
export function useCopyWeeks(onMade: () => void = () => undefined) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const keyFor = useCallKey();
  return useMutation({
    mutationFn: (json: { ids: number[]; startDate: string }) =>
      call<CopiedPrograms>(
        api.api.admin["weekly-programs"].copies.$post(
          { json },
          { headers: { "Idempotency-Key": keyFor(JSON.stringify(json)) } },
        ),
      ),
    onSuccess: async ({ programs }) => {
      const [first] = programs;
      const from = first ? ` from ${calendarDay(first.startDate)} on` : "";
      toast({ title: "Copied", description: `${plural(programs.length, "draft")}${from}.`, tone: "success" });
      onMade();
      await changed(client, "program");
    },
    onError: (error) => toastFailure(error, "Nothing was copied. Please try again."),
  });
}
