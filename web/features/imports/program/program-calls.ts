import { queryOptions } from "@tanstack/react-query";
import type { DocumentRead } from "../../../../worker/contract/program-reading";
import { api, call } from "../../../lib/http/api";

export function documentQuery(documentId: string) {
  return queryOptions({
    queryKey: ["/api/admin/documents", documentId],
    queryFn: () => call<DocumentRead>(api.api.admin.documents[":documentId"].$get({ param: { documentId } })),
    // What was read of a file stays what it is until the coach has it read again.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
