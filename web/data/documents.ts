import { queryOptions } from "@tanstack/react-query";
import type { DocumentRead } from "../../worker/contract/program-reading";
import { api, call } from "../lib/http/api";
import { KEYS } from "./keys";

export function documentQuery(documentId: string) {
  return queryOptions({
    queryKey: [...KEYS.documents, documentId],
    queryFn: () => call<DocumentRead>(api.api.admin.documents[":documentId"].$get({ param: { documentId } })),
    // A reading stays the same until the coach has the file read again.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A workout's document as read, for example in a batch; disabled for null. */
export const workoutDocumentQuery = (id: string | null) =>
  queryOptions({
    queryKey: [...KEYS.workoutDocuments, id],
    queryFn: () => call(api.api.admin["workout-documents"][":id"].$get({ param: { id: id ?? "" } })),
    enabled: id !== null,
  });
