import { useMemo } from "react";
import type { Unsaved } from "../../../worker/contract/unsaved";
import { dropDraft, keepDraft, readDraft } from "../../data/admin-programs";
import { parsedDraft, useDraftOnServer } from "../../lib/offline/draft-on-server";
import { type StoredWeek, storedWeekOf } from "./stored-week";

/** Returns the week of the server's draft; null without one, or if this build cannot read it. */
export const draftWeek = (draft: Unsaved): StoredWeek | null => parsedDraft(draft, storedWeekOf);

/** Unsaved changes of a week, stored on the server. */
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
  return useDraftOnServer(calls, first);
}
