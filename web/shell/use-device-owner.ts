import { useEffect } from "react";
import { useAway } from "../lib/http/network";
import { deviceOwner, isOwner, onOwnerChangedElsewhere, setDeviceOwner } from "../lib/session/device-owner";
import { useSession } from "../lib/session/session";

/** Ties saved data to the signed-in member: deletes it on sign-out, or when another member signs in. */
export function useDeviceOwner(): void {
  const session = useSession();
  const away = useAway();
  const userId = session.state === "signed-in" ? session.user.id : null;
  const signedOut = session.state === "signed-out";

  useEffect(() => {
    const owner = deviceOwner();
    // Offline, this member was restored from the device.
    if (userId && !isOwner(owner, userId) && !away) {
      setDeviceOwner({ id: userId });
      void wipe({ userId });
      // Without an owner, the file was shared by the user now signing in.
      if (owner !== null) void takeSharedFile();
    }
    if (signedOut && owner !== null) {
      // Set first: if the page closes during the deletion, the next page continues it.
      setDeviceOwner("nobody");
      void Promise.all([wipe(null), takeSharedFile()]).then(() => {
        if (deviceOwner() === "nobody") setDeviceOwner(null);
      });
    }
  }, [userId, signedOut, away]);

  useEffect(() => {
    if (!userId) return;
    return onOwnerChangedElsewhere((owner) => {
      if (!isOwner(owner, userId)) window.location.reload();
    });
  }, [userId]);
}

async function takeSharedFile(): Promise<void> {
  const shared = await import("../lib/offline/shared-file");
  await shared.takeSharedFile();
}

async function wipe(keep: { userId: string } | null): Promise<void> {
  const { wipeSaved } = await import("../lib/offline/saved-data");
  await wipeSaved(keep);
}
