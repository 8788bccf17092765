import { useQueryClient } from "@tanstack/react-query";
import type { CurrentUser, ProfileChange } from "../../../../worker/contract/account";
import { SESSION_KEY } from "../../../lib/session/session-key";
import { changeProfile } from "../auth/account-calls";

/** Stores a change of the profile, and shows it everywhere: in posts by its name, in streaks by its time zone. */
export function useProfileChange(): (change: ProfileChange) => Promise<CurrentUser> {
  const client = useQueryClient();
  return async (change) => {
    const changed = await changeProfile(change);
    client.setQueryData(SESSION_KEY, changed);
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    return changed;
  };
}
