import { useQueryClient } from "@tanstack/react-query";
import { lazy, useEffect, useState } from "react";
import { startSaving } from "../lib/offline/saved-data";
import { useSession } from "../lib/session/session";
import { Apart } from "./apart";
import { OfflineNotice } from "./offline-notice";
import { PastDueNotice } from "./past-due-notice";
import { PendingNotice } from "./pending-notice";
import { UnreadWatch } from "./unread-watch";
import { UpdateNotice } from "./update-notice";
import { useNetworkReturn } from "./use-network-return";

const PullToRefresh = lazy(async () => ({ default: (await import("./pull-to-refresh")).PullToRefresh }));

/** Background tasks on a member's device: saves answers, retries unsent work, offers new versions. */
export function MemberDevice() {
  const client = useQueryClient();
  useEffect(() => startSaving(client), [client]);
  const [installed, setInstalled] = useState(false);
  useEffect(() => {
    // Only iOS reports this; if not installed, the app may be added from here and needs its startup images.
    if (!("standalone" in navigator)) return;
    if (navigator.standalone) setInstalled(true);
    else void import("./startup-images").then((images) => images.addStartupImages()).catch(() => {});
  }, []);
  const session = useSession();
  const returning = useNetworkReturn();
  return (
    <div className="print:hidden">
      <OfflineNotice returning={returning} />
      {session.state === "signed-in" ? (
        <>
          <PastDueNotice user={session.user} />
          <PendingNotice user={session.user} />
          <UnreadWatch userId={session.user.id} />
        </>
      ) : null}
      <UpdateNotice />
      {installed ? (
        <Apart>
          <PullToRefresh />
        </Apart>
      ) : null}
    </div>
  );
}
