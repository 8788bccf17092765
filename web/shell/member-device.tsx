import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { startSaving } from "../lib/offline/saved-data";
import { useSession } from "../lib/session/session";
import { OfflineNotice } from "./offline-notice";
import { PastDueNotice } from "./past-due-notice";
import { PendingNotice } from "./pending-notice";
import { UnreadWatch } from "./unread-watch";
import { UpdateNotice } from "./update-notice";
import { useNetworkReturn } from "./use-network-return";

/** What a member's device does by itself: saves what they read, keeps what it could not send, offers new versions. */
export function MemberDevice() {
  const client = useQueryClient();
  useEffect(() => startSaving(client), [client]);
  const session = useSession();
  const returning = useNetworkReturn();
  return (
    <div className="print:hidden">
      <OfflineNotice returning={returning} />
      {session.state === "signed-in" ? (
        <>
          <PastDueNotice user={session.user} />
          <PendingNotice user={session.user} />
        </>
      ) : null}
      <UpdateNotice />
      <UnreadWatch />
    </div>
  );
}
