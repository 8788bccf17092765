import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode, Ref } from "react";
import { cx } from "./cx";
import { floatingClass } from "./floating-class";

export type TooltipProps = {
  label: ReactNode;
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
  side?: "top" | "bottom" | "left" | "right";
};

export function TooltipPopup({ label, children, side = "top" }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={700} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={12} className="z-50">
          <Base.Popup
            aria-hidden
            className={cx(floatingClass, "max-w-64 border-transparent bg-ink px-2.5 py-1.5 text-paper text-sm")}
          >
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
