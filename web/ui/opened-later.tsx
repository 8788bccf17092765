import type { ComponentType } from "react";
import type { LateCode } from "./late-code";
import { useLateCode } from "./use-late-code";

type Opened = { open: boolean; onOpenChange: (open: boolean) => void };

/** A window whose code comes later. One that does not come closes again, in words. */
export function openedLater<Props extends Opened>(late: LateCode<ComponentType<Props>>) {
  return function OpenedLater(props: Props) {
    const Window = useLateCode(late, props.open, () => props.onOpenChange(false));
    return Window ? <Window {...props} /> : null;
  };
}
