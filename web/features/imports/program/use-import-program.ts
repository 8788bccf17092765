import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DocumentImported, ImportDocumentInput } from "../../../../worker/contract/program-import";
import { changed } from "../../../data/changed";
import { once } from "../../../data/once";
import { plural } from "../../../lib/format/format";
import { api } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { RequestError } from "../../../lib/http/request-error";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";
import type { useReviewWork } from "./use-review-work";

type Sent = { body: ImportDocumentInput; key: string; text: string };

/** Creates the drafts once per idempotency key: a retry after a lost response returns the first result. */
export function useImportProgram(documentId: string, works: ReturnType<typeof useReviewWork>) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast("Import Failed");
  const [lostEdits, setLostEdits] = useState(false);
  const { importKey, attempted } = works.work;
  const run = useMutation({
    mutationFn: async ({ body, key }: Sent): Promise<DocumentImported & { before: boolean }> => {
      const response = await api.api.admin.documents[":documentId"].import.$post(
        { param: { documentId }, json: body },
        once(key),
      );
      if (!response.ok) throw await RequestError.from(response as unknown as Response);
      return { ...(await response.json()), before: response.status === 200 };
    },
    onSuccess: async ({ programs, before }, { text }) => {
      setLostEdits(before && attempted !== text);
      works.imported(programs);
      toast({ title: "Program Imported", description: `${plural(programs.length, "draft")} made.`, tone: "success" });
      await changed(client, "program");
    },
    onError: (error) => {
      // A rejected request stored nothing; after a lost response the outcome is unknown.
      if (isRefused(error)) works.attempt(null);
      // The lost request succeeded and its drafts were deleted since, so the next import needs a new key.
      if (error instanceof RequestError && error.body?.code === "deleted_since") works.again();
      toastFailure(error, IMPORT_FAILED);
    },
  });
  return {
    busy: run.isPending,
    refusal: failureText(run.error, IMPORT_FAILED),
    /** An earlier attempt had succeeded with older answers. */
    lostEdits,
    start: (body: ImportDocumentInput) => {
      const text = JSON.stringify(body);
      if (attempted === null) works.attempt(text);
      run.mutate({ body, key: importKey, text });
    },
  };
}

const isRefused = (error: unknown) => error instanceof RequestError && error.status < 500;

const IMPORT_FAILED = "The program could not be imported. Please try again.";
