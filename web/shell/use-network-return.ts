import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { CurrentUser } from "../../worker/contract/account";
import { everythingChanged } from "../data/changed";
import { lookForNetwork, networkIsBack, useAway } from "../lib/http/network";
import { watchForNetwork } from "../lib/http/network-return";
import { endSession } from "../lib/session/session";
import { SESSION_KEY } from "../lib/session/session-key";

/** Detects that the network went or returned. On return, visible data is refetched; returns true meanwhile. */
export function useNetworkReturn(): boolean {
  const client = useQueryClient();
  const away = useAway();
  const [returning, setReturning] = useState(false);

  useEffect(() => {
    const onOffline = () => void lookForNetwork();
    window.addEventListener("offline", onOffline);
    return () => window.removeEventListener("offline", onOffline);
  }, []);

  useEffect(() => {
    if (!away) return;
    return watchForNetwork(async (answer) => {
      setReturning(true);
      await comeBack(client, answer).finally(() => setReturning(false));
    });
  }, [away, client]);

  return returning;
}

async function comeBack(client: QueryClient, answer: Response): Promise<void> {
  const before = client.getQueryData<CurrentUser | null>(SESSION_KEY);
  if (answer.status === 401) {
    networkIsBack();
    endSession();
    return;
  }
  const user = (await answer.json()) as CurrentUser;
  if (before && user.id !== before.id) {
    window.location.reload();
    return;
  }
  networkIsBack();
  // Hidden data is dropped and refetched when opened, so that no saved data appears without notice.
  client.removeQueries({ type: "inactive" });
  await everythingChanged(client);
}
