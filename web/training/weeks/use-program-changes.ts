import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminProgram, AdminWeeklyProgram, BulkResult } from "../../../worker/contract/programs";
import type { BulkAction } from "../../../worker/contract/programs-limits";
import { discardProgram, patchProgram, putProgram, readOverlaps } from "../../data/admin-programs";
import { atId } from "../../data/at-id";
import { changed } from "../../data/changed";
import { once } from "../../data/once";
import { useChange } from "../../data/use-change";
import { calendarDay, plural } from "../../lib/format/format";
import { siteTime } from "../../lib/format/site-clock";
import { api, call } from "../../lib/http/api";
import { useFailureToast } from "../../shell/use-failure-toast";
import { useToldChange } from "../../shell/use-told-change";
import { useToast } from "../../ui/toast-context";

const weeks = api.api.admin["weekly-programs"];

/** Publishes or unpublishes optimistically, and reverts if the server refuses. */
export function usePublish(id: number) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const mutationKey = ["publish-program", id];
  return useMutation({
    mutationKey,
    // Two quick presses are sent one after the other, so that the last one decides.
    scope: { id: mutationKey.join("/") },
    mutationFn: (isPublished: boolean) => putProgram(id, { isPublished }),
    onMutate: (isPublished) =>
      patchProgram(client, id, { isPublished, status: isPublished ? "published" : "draft", publishAt: null }),
    onSuccess: (program) => {
      const { title, isPublished } = program;
      toast({
        title: isPublished ? "Published" : "Unpublished",
        description: isPublished ? `Members see ${title} now.` : `${title} is a draft again; only admins see it.`,
        tone: "success",
      });
      if (isPublished && program.assignedTo === null) void warnOfOverlaps(program, toast);
    },
    onError: async (error, isPublished, before) => {
      if (before) {
        const { isPublished: wasPublished, status, publishAt } = before;
        await patchProgram(client, id, { isPublished: wasPublished, status, publishAt });
      }
      toastFailure(error, `Failed to ${isPublished ? "publish" : "unpublish"} weekly program`);
    },
    // While another press is in flight, the list would show an intermediate state.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? changed(client, "program") : undefined),
  });
}

/** Warns of overlapping weeks: members see only one, which no admin would notice. */
async function warnOfOverlaps(program: AdminWeeklyProgram, toast: ReturnType<typeof useToast>["toast"]): Promise<void> {
  const [other, ...more] = await readOverlaps(program).catch(() => []);
  if (!other) return;
  const those = more.length ? `“${other.title}” and ${plural(more.length, "other week")}` : `“${other.title}”`;
  toast({
    title: "Two weeks for the same dates",
    description: `${those} ${more.length ? "run" : "runs"} on days of “${program.title}” too. Members see one of them at a time.`,
  });
}

export function useDatesChange(onSaved: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ id, ...dates }: Pick<AdminProgram, "id" | "startDate" | "endDate">) => putProgram(id, dates),
    onSuccess: async ({ id, startDate, endDate }) => {
      await patchProgram(client, id, { startDate, endDate });
      toast({ title: "Success", description: "The dates were changed.", tone: "success" });
      onSaved();
      await changed(client, "program");
    },
  });
}

export function useDelete(onDone: () => void) {
  const restore = useRestore();
  return useToldChange("program", discardProgram, {
    told: (_, id) => ({
      title: "Success",
      description: "Weekly program deleted successfully!",
      action: { label: "Undo", onAction: () => restore.mutate(id) },
    }),
    onDone,
    failed: DELETE_FAILED,
  });
}

export const DELETE_FAILED = "Failed to delete weekly program";

/** Restores a deleted week. */
export const useRestore = (onDone?: (program: AdminProgram) => void) =>
  useToldChange("program", (id: number) => call<AdminProgram>(weeks[":id"].restore.$post(atId(id))), {
    told: ({ title }) => ({ title: "Success", description: `“${title}” is back.` }),
    onDone,
    failed: "The week could not be brought back.",
  });

type Duplicate = { id: number; key: string };

/** Copies the week as a draft for the next free week. */
export const useDuplicate = (onDone: (program: AdminWeeklyProgram) => void) =>
  useToldChange(
    "program",
    ({ id, key }: Duplicate) => call<AdminWeeklyProgram>(weeks[":id"].duplicate.$post(atId(id), once(key))),
    {
      told: ({ startDate }) => ({
        title: "Duplicated",
        description: `The copy is a draft for the week of ${calendarDay(startDate)}.`,
      }),
      onDone,
      failed: "The week was not duplicated. Please try again.",
    },
  );

/** Sets or removes a week's publication time. */
export const useSchedule = (onDone: () => void) =>
  useToldChange(
    "program",
    ({ id, publishAt }: { id: number; publishAt: string | null }) => putProgram(id, { publishAt }),
    {
      told: ({ title, publishAt }) =>
        publishAt
          ? { title: "Scheduled", description: `${title} appears on ${siteTime(publishAt)}.` }
          : { title: "Schedule taken back", description: `${title} is a draft again.` },
      onDone,
    },
  );

/** Same in one press; without a dialog, errors are shown as a toast. */
export function useScheduleAtOnce(id: number) {
  const toastFailure = useFailureToast();
  const { mutate } = useSchedule(() => undefined);
  return (publishAt: string | null) =>
    mutate(
      { id, publishAt },
      { onError: (error) => toastFailure(error, "The schedule was not saved. Please try again.") },
    );
}

const BULK_DONE: Record<BulkAction, string> = {
  publish: "Published",
  unpublish: "Unpublished",
  delete: "Deleted",
  restore: "Brought back",
};

export function useBulk(onDone: (action: BulkAction, changed: number[]) => void) {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  return useChange(
    "program",
    (json: { ids: number[]; action: BulkAction }) => call<BulkResult>(weeks.bulk.$post({ json })),
    {
      onDone: ({ changed: ids, refused }, { action }) => {
        if (ids.length) {
          toast({ title: BULK_DONE[action], description: plural(ids.length, "week"), tone: "success" });
        }
        if (refused.length) {
          const description = refused.map(({ title, message }) => `${title}: ${message}`).join(" ");
          toast({ title: "Not published", description, tone: "destructive" });
        }
        onDone(action, ids);
      },
      onFailed: (error) => toastFailure(error),
    },
  );
}
