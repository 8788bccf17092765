import { useSyncExternalStore } from "react";

/** Tailwind's `sm`. */
const WIDE = "(width >= 40rem)";

/** Whether the window is wider than a phone, for what classes cannot express. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
}
