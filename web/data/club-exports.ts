import { queryOptions } from "@tanstack/react-query";
import type { Confirmation } from "../../worker/contract/account";
import type { ClubExportState } from "../../worker/contract/exports";
import { api, call } from "../lib/http/api";
import { KEYS } from "./keys";

export const clubExportsQuery = queryOptions({
  queryKey: KEYS.clubExports,
  queryFn: () => call<ClubExportState[]>(api.api.admin.exports.$get()),
  staleTime: 0,
});

export const startClubExport = (confirmation: Confirmation) =>
  call<ClubExportState>(api.api.admin.exports.$post({ json: confirmation }));

/** Packs part after part until all are done; after an abort, it can be resumed. */
export async function packClubExport(
  from: ClubExportState,
  onProgress: (state: ClubExportState) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let state = from; !state.ready && !signal.aborted; onProgress(state)) {
    state = await call<ClubExportState>(
      api.api.admin.exports[":id"].parts.$post({ param: { id: state.id }, json: { number: state.parts } }),
    );
  }
}

export const clubExportAddress = (id: string) => `/api/admin/exports/${encodeURIComponent(id)}/download`;
