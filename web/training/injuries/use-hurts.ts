import { useMemo } from "react";
import type { Hurts, Marked } from "../../../worker/contract/injury-rules";
import type { Training } from "../use-training";
import { useOpenInjuries } from "./pending-injuries";

const NONE: readonly Marked[] = [];

/** Returns open injuries and the exercises' joint loads, with this device's unsent changes applied. */
export function useHurts({ hurts, userId }: Pick<Training, "hurts" | "userId">): Hurts {
  const marked = hurts?.said?.injuries ?? NONE;
  const at = hurts?.at ?? 0;
  const injuries = useOpenInjuries(
    userId,
    useMemo(() => ({ marked, at }), [marked, at]),
  );
  const loads = hurts?.said?.loads;
  return useMemo(() => ({ injuries, loads: loads ?? [] }), [injuries, loads]);
}
