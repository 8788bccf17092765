import { useSyncExternalStore } from "react";
import { deviceOwner } from "../lib/device-owner";

/**
 * Whether this browser was signed in the last time it looked, so that the header of a member does not open as a
 * visitor's and change under the finger. Decides nothing but that.
 */
export function useSessionHint(): boolean {
  return useSyncExternalStore(noChanges, wasSignedIn, () => false);
}

const noChanges = () => () => {};

function wasSignedIn(): boolean {
  const owner = deviceOwner();
  return owner !== null && owner !== "nobody";
}
