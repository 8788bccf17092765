import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RereadDocumentInput } from "../../../../worker/contract/program-import";
import type { DocumentRead } from "../../../../worker/contract/program-reading";
import { documentQuery } from "../../../data/documents";
import { api, call } from "../../../lib/http/api";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToldChange } from "../../../shell/use-told-change";
import { useToast } from "../../../ui/toast-context";

export type Reread = ReturnType<typeof useReread>;

/** Reads the document again with the coach's answers about its headings and sheets. */
export function useReread({ documentId }: DocumentRead, remember: boolean) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast("Not Read Again");
  return useMutation({
    mutationFn: (corrections: Pick<RereadDocumentInput, "headings" | "sheets">) =>
      call<DocumentRead>(
        api.api.admin.documents[":documentId"].reread.$post({
          param: { documentId },
          json: { ...corrections, remember },
        }),
      ),
    onSuccess: (read) => {
      client.setQueryData(documentQuery(documentId).queryKey, read);
      toast({ title: "Read again", description: "This is what the document says now.", tone: "success" });
    },
    onError: (error) =>
      toastFailure(error, "The document could not be read in this way. What was read before still stands."),
  });
}

/** Forgets the remembered layout and reads the document as if for the first time. */
export const useForgetLayout = ({ documentId, layout }: DocumentRead) =>
  useToldChange(
    ["document", documentId],
    () => call(api.api.admin["document-layouts"][":id"].$delete({ param: { id: layout.id ?? "" } })),
    {
      told: () => ({ title: "Layout forgotten", description: "The next file like this is asked about again." }),
      failed: "The layout was not forgotten. Please try again.",
    },
  );
