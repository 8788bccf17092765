import type { ComponentType } from "react";
import type { LazyCode } from "./lazy-code";
import { useLazyCode } from "./use-lazy-code";

type Opened = { open: boolean; onOpenChange: (open: boolean) => void };

/** Wraps a dialog whose code is loaded lazily. If loading fails, it closes and says so. */
export function openedLater<Props extends Opened>(late: LazyCode<ComponentType<Props>>) {
  return function OpenedLater(props: Props) {
    const Window = useLazyCode(late, props.open, () => props.onOpenChange(false));
    return Window ? <Window {...props} /> : null;
  };
}
