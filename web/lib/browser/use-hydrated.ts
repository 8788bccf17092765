import { useSyncExternalStore } from "react";

const noChanges = () => () => {};

/** Returns false on the server and during hydration, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}
