import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminProgram, ProgramChange } from "../../../worker/contract/programs";
import { api, call } from "../../lib/api";
import { isUnauthorized, shownMessage } from "../../lib/request-error";
import { useToast } from "../../ui/toast-context";
import { patchProgram, refreshPrograms } from "./admin-programs-query";

/** Publishing shows at once and is taken back when the server says no. */
export function usePublish(id: number) {
  const client = useQueryClient();
  const { toast } = useToast();
  const mutationKey = ["publish-program", id];
  return useMutation({
    mutationKey,
    // Two quick presses go out one after the other, so that the last one decides.
    scope: { id: mutationKey.join("/") },
    mutationFn: (isPublished: boolean) => putProgram(id, { isPublished }),
    onMutate: (isPublished) => patchProgram(client, id, { isPublished }),
    onSuccess: ({ title, isPublished }) =>
      toast({
        title: isPublished ? "Published" : "Unpublished",
        description: isPublished ? `Members see ${title} now.` : `${title} is a draft again; only admins see it.`,
        tone: "success",
      }),
    onError: async (error, isPublished, before) => {
      if (before) await patchProgram(client, id, { isPublished: before.isPublished });
      if (isUnauthorized(error)) return;
      const fallback = `Failed to ${isPublished ? "publish" : "unpublish"} weekly program`;
      toast({ title: "Error", description: shownMessage(error, fallback), tone: "destructive" });
    },
    // With another press on its way the list would show the state in between.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? refreshPrograms(client) : undefined),
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
      await refreshPrograms(client);
    },
  });
}

export function useDelete(onDeleted: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (id: number) => {
      await call(api.api.admin["weekly-programs"][":id"].$delete({ param: { id: String(id) } }));
    },
    onSuccess: async () => {
      toast({ title: "Success", description: "Weekly program deleted successfully!", tone: "success" });
      onDeleted();
      await refreshPrograms(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: "Error", description: shownMessage(error, DELETE_FAILED), tone: "destructive" });
    },
  });
}

export const DELETE_FAILED = "Failed to delete weekly program";

function putProgram(id: number, json: ProgramChange) {
  return call(api.api.admin["weekly-programs"][":id"].$put({ param: { id: String(id) }, json }));
}
