import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { isUnauthorized } from "../../lib/request-error";
import { useToast } from "../../ui/toast-context";
import { completeSection, type Finished, programKey, refreshAfterCompletion } from "./program-calls";

export const COMPLETION_FAILED = "Failed to record workout completion. Please try again.";

/** Completes a section. The screen shows it at once, and takes it back when the server has not recorded it. */
export function useCompleteSection(programId: string, today: CalendarDate) {
  const client = useQueryClient();
  const { toast } = useToast();
  const key = programKey(programId);
  return useMutation({
    mutationFn: completeSection,
    onMutate: async (finished) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<WeeklyProgram>(key);
      if (before) client.setQueryData(key, withDone(before, finished, today));
      return { before };
    },
    onSuccess: ({ entry }, finished) => {
      toast({ title: "Workout Completed!", description: "Your progress has been recorded.", tone: "success" });
      client.setQueryData<WeeklyProgram>(key, (program) => program && withDone(program, finished, entry.localDate));
    },
    onError: (error, _finished, context) => {
      if (context?.before) client.setQueryData(key, context.before);
      if (!isUnauthorized(error)) toast({ title: "Error", description: COMPLETION_FAILED, tone: "destructive" });
    },
    // Also after a failure: it may mean that the membership has ended, and then the program looks different.
    onSettled: () => refreshAfterCompletion(client),
  });
}

function withDone(program: WeeklyProgram, finished: Finished, on: CalendarDate): WeeklyProgram {
  return {
    ...program,
    dailyWorkouts: program.dailyWorkouts.map((day) =>
      day.id !== finished.dailyWorkoutId
        ? day
        : {
            ...day,
            workoutSections: day.workoutSections.map((section) =>
              section.columnType === finished.columnType ? { ...section, lastCompletedOn: on } : section,
            ),
          },
    ),
  };
}
