import { readStored } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";

/** The storage name of unsent messages, below their author's prefix. */
export const UNSENT_MESSAGES = "unsent-messages";

/** Returns the form checks filmed in training that wait to be sent. For counting only: it loads no code to send them. */
export function filmedWaiting(userId: string): { failed: boolean }[] {
  const stored = readStored("device", `${memberPrefix(userId)}${UNSENT_MESSAGES}`);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: { clip?: unknown; refused?: unknown; failure?: unknown } | null) =>
    each?.clip && !each.refused ? [{ failed: Boolean(each.failure) }] : [],
  );
}
