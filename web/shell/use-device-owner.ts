import { useEffect } from "react";
import { useAway } from "../lib/http/network";
import { deviceOwner, isOwner, onOwnerChangedElsewhere, setDeviceOwner } from "../lib/session/device-owner";
import { useSession } from "../lib/session/session";

/** Keeps what is saved on the device to the member who is signed in: it goes when they sign out or another one comes. */
export function useDeviceOwner(): void {
  const session = useSession();
  const away = useAway();
  const userId = session.state === "signed-in" ? session.user.id : null;
  const signedOut = session.state === "signed-out";

  useEffect(() => {
    const owner = deviceOwner();
    // Away means that this very member was restored from the device.
    if (userId && !isOwner(owner, userId) && !away) {
      setDeviceOwner({ id: userId });
      void wipe({ userId });
      // Without an owner it was shared by whoever signs in now.
      if (owner !== null) void takeSharedFile();
    }
    if (signedOut && owner !== null) {
      // Said first: if the page is closed before all is gone, the next one goes on wiping.
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
