import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { ColumnType } from "../../../worker/contract/drafts";
import type { WeeklyProgram, WorkoutSection } from "../../../worker/contract/programs";
import { changed } from "../../data/changed";
import { finishSection, programQuery, takeBack } from "../../data/programs";
import { isUnauthorized } from "../../lib/http/request-error";
import { useFailureToast } from "../../shell/use-failure-toast";
import { useToast } from "../../ui/toast-context";

export const COMPLETION_FAILED = "Failed to record workout completion. Please try again.";
const UNDO_FAILED = "The training could not be taken back. Please try again.";

type SectionOf = { dailyWorkoutId: number; columnType: ColumnType };
type Done = Pick<WorkoutSection, "lastCompletedOn" | "lastCompletionId">;

/** Completes a section optimistically, and reverts if the server refuses. */
export function useCompleteSection(programId: string, today: CalendarDate) {
  const client = useQueryClient();
  const { toast } = useToast();
  const key = programQuery(programId).queryKey;
  return useMutation({
    // This function handles being offline itself.
    networkMode: "always",
    mutationFn: finishSection,
    onMutate: async (finished) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<WeeklyProgram>(key);
      const done = { lastCompletedOn: today, lastCompletionId: null };
      client.setQueryData<WeeklyProgram>(key, (program) => program && withDone(program, finished, done));
      return { before };
    },
    onSuccess: (completed, finished) => {
      if (!completed.sent) {
        toast({
          title: "Workout Completed!",
          description: "It is kept on this device and sent when you are back online.",
          tone: "success",
        });
        return;
      }
      const { id, localDate } = completed.result.entry;
      toast({ title: "Workout Completed!", description: "Your progress has been recorded.", tone: "success" });
      const done = { lastCompletedOn: localDate, lastCompletionId: id };
      client.setQueryData<WeeklyProgram>(key, (program) => program && withDone(program, finished, done));
    },
    onError: (error, _finished, context) => {
      if (context?.before) client.setQueryData(key, context.before);
      if (!isUnauthorized(error)) toast({ title: "Error", description: COMPLETION_FAILED, tone: "destructive" });
    },
    // After a failure too: the membership may have ended, which changes the program's view.
    onSettled: (completed) => (completed && !completed.sent ? undefined : changed(client, "training")),
  });
}

/** Deletes a completion made by mistake or for the wrong day. */
export function useUndoSection(programId: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ completionId }: SectionOf & { completionId: number }) => takeBack(completionId),
    onSuccess: (_, { dailyWorkoutId, columnType }) => {
      toast({ title: "Taken back", description: "It does not count any more." });
      const open = { lastCompletedOn: null, lastCompletionId: null };
      client.setQueryData<WeeklyProgram>(
        programQuery(programId).queryKey,
        (program) => program && withDone(program, { dailyWorkoutId, columnType }, open),
      );
    },
    onError: (error) => toastFailure(error, UNDO_FAILED),
    onSettled: () => changed(client, "training"),
  });
}

function withDone(program: WeeklyProgram, { dailyWorkoutId, columnType }: SectionOf, done: Done): WeeklyProgram {
  return {
    ...program,
    dailyWorkouts: program.dailyWorkouts.map((day) =>
      day.id !== dailyWorkoutId
        ? day
        : {
            ...day,
            workoutSections: day.workoutSections.map((section) =>
              section.columnType === columnType ? { ...section, ...done } : section,
            ),
          },
    ),
  };
}
