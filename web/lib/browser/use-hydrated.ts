import { useSyncExternalStore } from "react";

const noChanges = () => () => {};

/** False on the server and while the browser takes over what it has rendered: both must come out alike. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}
