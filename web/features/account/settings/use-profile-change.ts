import { useQueryClient } from "@tanstack/react-query";
import type { CurrentUser, ProfileChange } from "../../../../worker/contract/account";
import { changeProfile } from "../../../data/account";
import { everythingChanged } from "../../../data/changed";
import { SESSION_KEY } from "../../../lib/session/session-key";

/** Saves a profile change and updates everything that shows it: posts by name, streaks by time zone. */
export function useProfileChange(): (change: ProfileChange) => Promise<CurrentUser> {
  const client = useQueryClient();
  return async (change) => {
    const changed = await changeProfile(change);
    client.setQueryData(SESSION_KEY, changed);
    await everythingChanged(client, SESSION_KEY);
    return changed;
  };
}
