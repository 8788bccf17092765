import { useSyncExternalStore } from "react";
import { deviceOwner } from "../lib/session/device-owner";

/**
 * Returns whether this browser was signed in when it last looked, so that the header does not first show a visitor's
 * links. Used for nothing else.
 */
export function useSessionHint(): boolean {
  return useSyncExternalStore(noChanges, wasSignedIn, () => false);
}

/** Shows what `first-frame.js` hid on a page rendered for visitors, once the user is known. */
export function showVisitorParts(): void {
  delete document.documentElement.dataset.expects;
}

const noChanges = () => () => {};

function wasSignedIn(): boolean {
  const owner = deviceOwner();
  return owner !== null && owner !== "nobody";
}
