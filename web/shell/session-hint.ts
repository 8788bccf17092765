import { useEffect, useSyncExternalStore } from "react";
import type { Session } from "../lib/session";

const KEY = "longroll-was-signed-in";

/**
 * Whether this browser was signed in the last time it looked, so that the header of a member does not open as a
 * visitor's and change under the finger. Decides nothing but that.
 */
export function useSessionHint(session: Session): boolean {
  const { state } = session;
  useEffect(() => {
    if (state === "signed-in") keep("1");
    if (state === "signed-out") keep(null);
  }, [state]);
  return useSyncExternalStore(noChanges, wasSignedIn, () => false);
}

const noChanges = () => () => {};

function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

function keep(value: string | null): void {
  try {
    if (value) localStorage.setItem(KEY, value);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage can be forbidden; the header then opens as a visitor's.
  }
}
