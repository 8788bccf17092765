import { queryOptions } from "@tanstack/react-query";
import type { HistoryImport, HistoryRow, HistoryVerdicts, NameProposals } from "../../worker/contract/history-imports";
import { HISTORY_CHUNK, HISTORY_NAMES } from "../../worker/contract/history-imports-limits";
import type { ManyChanged } from "../../worker/contract/members";
import { api, call } from "../lib/http/api";
import { send } from "../lib/http/call";
import { inChunks, keyOf } from "./in-chunks";
import { KEYS } from "./keys";

/** Returns the API of a member's history, for the coach, or of one's own. */
const placeOf = (memberId: string | null) =>
  memberId === null ? KEYS.historyImports[0] : `${KEYS.members[0]}/${encodeURIComponent(memberId)}/history-imports`;

export const historyImportsQuery = (memberId: string | null) =>
  queryOptions({
    queryKey: memberId === null ? KEYS.historyImports : [...KEYS.members, "history", memberId],
    queryFn: () => send<HistoryImport[]>("GET", placeOf(memberId)),
    staleTime: 0,
  });

/** Matches an import's names with the library. */
async function proposeNames(names: readonly string[]): Promise<NameProposals> {
  const found: NameProposals = [];
  for (const part of inChunks(names, HISTORY_NAMES)) {
    found.push(...(await call<NameProposals>(api.api.user["history-imports"].names.$post({ json: { names: part } }))));
  }
  return found;
}

export const proposedNamesQuery = (names: readonly string[]) =>
  queryOptions({
    queryKey: [...KEYS.historyImports, "names", names],
    queryFn: () => proposeNames(names),
    enabled: names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Previews the rows' effect, in chunks. */
export async function checkHistory(
  memberId: string | null,
  rows: readonly HistoryRow[],
  onProgress: (verdicts: HistoryVerdicts) => void,
): Promise<void> {
  for (const part of inChunks(rows, HISTORY_CHUNK)) {
    onProgress(await send<HistoryVerdicts>("POST", `${placeOf(memberId)}/check`, { rows: part }));
  }
}

/** Imports rows in chunks; rows imported by an earlier attempt are not sent again. */
export async function importHistory(
  memberId: string | null,
  { rows, fileName }: { rows: readonly HistoryRow[]; fileName: string },
  onProgress: (done: number) => void,
): Promise<void> {
  const begun = await send<{ id: string; done: number[] }>("POST", placeOf(memberId), {
    fileName: fileName.slice(-200),
    fileKey: await keyOf(rows),
    total: rows.length,
  });
  const known = new Set(begun.done);
  let done = known.size;
  onProgress(done);
  const open = rows.filter(({ row }) => !known.has(row));
  for (const part of inChunks(open, HISTORY_CHUNK)) {
    await send<HistoryVerdicts>("POST", `${placeOf(memberId)}/${begun.id}/rows`, { rows: part });
    done += part.length;
    onProgress(done);
  }
}

export const undoHistory = (memberId: string | null, id: string) =>
  send<ManyChanged>("POST", `${placeOf(memberId)}/${id}/undo`);
