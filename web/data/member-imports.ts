import { queryOptions } from "@tanstack/react-query";
import type { ImportRow, ImportVerdicts, MemberImport } from "../../worker/contract/member-imports";
import { IMPORT_CHUNK } from "../../worker/contract/member-imports-limits";
import { api, call } from "../lib/http/api";
import { inChunks, keyOf } from "./in-chunks";
import { KEYS } from "./keys";

export const memberImportsQuery = queryOptions({
  queryKey: [...KEYS.members, "imports"],
  queryFn: () => call<MemberImport[]>(api.api.admin["member-imports"].$get()),
  staleTime: 0,
});

type Progress = (verdicts: ImportVerdicts) => void;

/** Previews the rows' effect, in chunks. */
export async function checkMembers(rows: readonly ImportRow[], onProgress: Progress): Promise<void> {
  for (const part of inChunks(rows, IMPORT_CHUNK)) {
    onProgress(await call<ImportVerdicts>(api.api.admin["member-imports"].check.$post({ json: { rows: part } })));
  }
}

/** Imports rows in chunks; rows imported by an earlier attempt are not sent again. */
export async function importMembers(
  rows: readonly ImportRow[],
  fileName: string,
  onProgress: (done: number) => void,
): Promise<string> {
  const fileKey = await keyOf(rows);
  const begun = await call<{ id: string; done: number[] }>(
    api.api.admin["member-imports"].$post({ json: { fileName, fileKey, total: rows.length } }),
  );
  const known = new Set(begun.done);
  let done = known.size;
  onProgress(done);
  for (const part of inChunks(
    rows.filter(({ row }) => !known.has(row)),
    IMPORT_CHUNK,
  )) {
    await call<ImportVerdicts>(
      api.api.admin["member-imports"][":id"].rows.$post({ param: { id: begun.id }, json: { rows: part } }),
    );
    done += part.length;
    onProgress(done);
  }
  return begun.id;
}
