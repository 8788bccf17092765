import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminProgram, AdminWeeklyProgram, BulkResult } from "../../../worker/contract/programs";
import type { BulkAction } from "../../../worker/contract/programs-limits";
import { patchProgram, putProgram, readOverlaps } from "../../data/admin-programs";
import { changed } from "../../data/changed";
import { calendarDay, plural } from "../../lib/format/format";
import { siteTime } from "../../lib/format/site-clock";
import { api, call } from "../../lib/http/api";
import { useFailureToast } from "../../shell/use-failure-toast";
import { useToast } from "../../ui/toast-context";

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

export function useDelete(onDeleted: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const restore = useRestore();
  return useMutation({
    mutationFn: async (id: number) => {
      await call(api.api.admin["weekly-programs"][":id"].$delete({ param: { id: String(id) } }));
    },
    onSuccess: async (_, id) => {
      toast({
        title: "Success",
        description: "Weekly program deleted successfully!",
        tone: "success",
        action: { label: "Undo", onAction: () => restore.mutate(id) },
      });
      onDeleted();
      await changed(client, "program");
    },
    onError: (error) => toastFailure(error, DELETE_FAILED),
  });
}

export const DELETE_FAILED = "Failed to delete weekly program";

/** Restores a deleted week. */
export function useRestore(onRestored: (program: AdminProgram) => void = () => undefined) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (id: number) =>
      call<AdminProgram>(api.api.admin["weekly-programs"][":id"].restore.$post({ param: { id: String(id) } })),
    onSuccess: async (program) => {
      toast({ title: "Success", description: `“${program.title}” is back.`, tone: "success" });
      onRestored(program);
      await changed(client, "program");
    },
    onError: (error) => toastFailure(error, "The week could not be brought back."),
  });
}

/** Copies the week as a draft for the next free week. */
export function useDuplicate(onMade: (program: AdminWeeklyProgram) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ id, key }: { id: number; key: string }) =>
      call<AdminWeeklyProgram>(
        api.api.admin["weekly-programs"][":id"].duplicate.$post(
          { param: { id: String(id) } },
          { headers: { "Idempotency-Key": key } },
        ),
      ),
    onSuccess: async (program) => {
      const when = calendarDay(program.startDate);
      toast({ title: "Duplicated", description: `The copy is a draft for the week of ${when}.`, tone: "success" });
      onMade(program);
      await changed(client, "program");
    },
    onError: (error) => toastFailure(error, "The week was not duplicated. Please try again."),
  });
}

/** Sets or removes a week's publication time. */
export function useSchedule(onSaved: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ id, publishAt }: { id: number; publishAt: string | null }) => putProgram(id, { publishAt }),
    onSuccess: async ({ title, publishAt }) => {
      const description = publishAt ? `${title} appears on ${siteTime(publishAt)}.` : `${title} is a draft again.`;
      toast({ title: publishAt ? "Scheduled" : "Schedule taken back", description, tone: "success" });
      onSaved();
      await changed(client, "program");
    },
  });
}

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
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (json: { ids: number[]; action: BulkAction }) =>
      call<BulkResult>(api.api.admin["weekly-programs"].bulk.$post({ json })),
    onSuccess: async ({ changed: ids, refused }, { action }) => {
      if (ids.length) {
        toast({ title: BULK_DONE[action], description: plural(ids.length, "week"), tone: "success" });
      }
      if (refused.length) {
        const description = refused.map(({ title, message }) => `${title}: ${message}`).join(" ");
        toast({ title: "Not published", description, tone: "destructive" });
      }
      onDone(action, ids);
      await changed(client, "program");
    },
    onError: (error) => toastFailure(error),
  });
}
