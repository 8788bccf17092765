import { useSyncExternalStore } from "react";

/** Tailwind's `sm`, `lg` and `xl`. */
type Width = "40rem" | "64rem" | "80rem";

let isPhone = () => false;
/** Where there is no window to measure: how to know whether the page is rendered for a phone. */
export function findPhone(by: typeof isPhone): void {
  isPhone = by;
}

/** Whether the window is wider than a phone, or than `from`, for what classes cannot express. */
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
