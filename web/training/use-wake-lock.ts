import { useEffect } from "react";

/** Keeps the screen on while `active`, if supported. Hiding the page releases the lock, so it is requested again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isStopped = false;
    const acquire = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      try {
        const screenLock = await navigator.wakeLock.request("screen");
        if (isStopped) await screenLock.release();
        else lock = screenLock;
      } catch {
        // Refused, for example with a low battery; the timer does not need it.
      }
    };
    void acquire();
    document.addEventListener("visibilitychange", acquire);
    return () => {
      isStopped = true;
      document.removeEventListener("visibilitychange", acquire);
      lock?.release().catch(() => {});
    };
  }, [active]);
}
