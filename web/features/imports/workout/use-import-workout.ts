import type { ImportedWorkout, ImportWorkout } from "../../../../worker/contract/imports";
import { once } from "../../../data/once";
import { api } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { RequestError } from "../../../lib/http/request-error";
import { useToldChange } from "../../../shell/use-told-change";

type Import = { body: ImportWorkout; key: string };
/** `before`: an earlier attempt with the same key had succeeded, and its content is what was stored. */
export type Imported = ImportedWorkout["workout"] & { before: boolean };

export function useImportWorkout(onDone: (workout: Imported, sent: Import) => void) {
  const run = useToldChange(
    "workout",
    async ({ body, key }: Import): Promise<Imported> => {
      const response = await api.api.admin["import-workout"].$post({ json: body }, once(key));
      if (!response.ok) throw await RequestError.from(response as unknown as Response);
      const { workout } = await response.json();
      return { ...workout, before: response.status === 200 };
    },
    {
      told: () => ({
        title: "Workout Imported Successfully",
        description: "The workout has been added to your database",
      }),
      onDone,
      failed: IMPORT_FAILED,
      failedTitle: "Import Failed",
    },
  );
  return {
    ...run,
    refused: run.error instanceof RequestError && run.error.status < 500,
    refusal: failureText(run.error, IMPORT_FAILED),
  };
}

const IMPORT_FAILED = "The workout could not be imported. Please try again.";
