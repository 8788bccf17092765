import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportedWorkout, ImportWorkout } from "../../../../worker/contract/imports";
import { changed } from "../../../data/changed";
import { api } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { RequestError } from "../../../lib/http/request-error";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";

type Import = { body: ImportWorkout; key: string };
/** `before`: an earlier attempt with the same key had succeeded, and its content is what was stored. */
export type Imported = ImportedWorkout["workout"] & { before: boolean };

export function useImportWorkout(onImported: (workout: Imported, sent: Import) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast("Import Failed");
  const run = useMutation({
    mutationFn: async ({ body, key }: Import): Promise<Imported> => {
      const response = await api.api.admin["import-workout"].$post(
        { json: body },
        { headers: { "Idempotency-Key": key } },
      );
      if (!response.ok) throw await RequestError.from(response as unknown as Response);
      const { workout } = await response.json();
      return { ...workout, before: response.status === 200 };
    },
    onSuccess: async (workout, sent) => {
      toast({
        title: "Workout Imported Successfully",
        description: "The workout has been added to your database",
        tone: "success",
      });
      onImported(workout, sent);
      await changed(client, "workout");
    },
    onError: (error) => toastFailure(error, IMPORT_FAILED),
  });
  return {
    ...run,
    refused: run.error instanceof RequestError && run.error.status < 500,
    refusal: failureText(run.error, IMPORT_FAILED),
  };
}

const IMPORT_FAILED = "The workout could not be imported. Please try again.";
