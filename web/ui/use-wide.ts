import { useSyncExternalStore } from "react";

/** Tailwind's `sm`, `lg` and `xl`. */
type Width = "40rem" | "64rem" | "80rem";

let isPhone = () => false;
/** Sets, for rendering on the server, how to detect a phone. */
export function findPhone(by: typeof isPhone): void {
  isPhone = by;
}

/** Returns whether the window is wider than a phone, or than `from`, where classes cannot express it. */
export function useWide(from: Width = "40rem"): boolean {
  const wide = `(width >= ${from})`;
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(wide).matches,
    () => !isPhone(),
  );
}
