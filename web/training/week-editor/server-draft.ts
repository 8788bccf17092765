import { useMemo } from "react";
import type { Unsaved } from "../../../worker/contract/unsaved";
import { dropDraft, keepDraft, readDraft } from "../../data/admin-programs";
import { keptOf, useKeptOnServer } from "../../lib/offline/kept-on-server";
import { type StoredWeek, storedWeekOf } from "./stored-week";

/** What the server has kept; null for nothing, or for what this build cannot read. */
export const draftWeek = (draft: Unsaved): StoredWeek | null => keptOf(draft, storedWeekOf);

/** Unsaved work on a week, on the server. */
export function useServerDraft(id: number, first: Unsaved) {
  const calls = useMemo(
    () => ({
      read: () => readDraft(id),
      keep: (json: Parameters<typeof keepDraft>[1]) => keepDraft(id, json),
      drop: () => dropDraft(id),
      parse: storedWeekOf,
      said: ({ week, revision }: StoredWeek) => [week, revision],
    }),
    [id],
  );
  return useKeptOnServer(calls, first);
}
