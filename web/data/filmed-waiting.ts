import { readStored } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";

/** Where unsent messages are kept, under their writer's own prefix. */
export const UNSENT_MESSAGES = "unsent-messages";

/** Form checks that were filmed in training and may still arrive by themselves: for what only counts them, and sends nothing. */
export function filmedWaiting(userId: string): { failed: boolean }[] {
  const kept = readStored("device", `${memberPrefix(userId)}${UNSENT_MESSAGES}`);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each: { clip?: unknown; refused?: unknown; failure?: unknown } | null) =>
    each?.clip && !each.refused ? [{ failed: Boolean(each.failure) }] : [],
  );
}
