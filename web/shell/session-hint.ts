import { useSyncExternalStore } from "react";
import { deviceOwner } from "../lib/session/device-owner";

/**
 * Whether this browser was signed in the last time it looked, so that the header of a member does not open as a
 * visitor's and change under the finger. Decides nothing but that.
 */
export function useSessionHint(): boolean {
  return useSyncExternalStore(noChanges, wasSignedIn, () => false);
}

/** Takes back what `first-frame.js` has hidden of a page that was rendered for visitors, once it is known who is here. */
export function showVisitorParts(): void {
  delete document.documentElement.dataset.expects;
}

const noChanges = () => () => {};

function wasSignedIn(): boolean {
  const owner = deviceOwner();
  return owner !== null && owner !== "nobody";
}
