import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx";
import { floatingClass } from "./overlay-class";

/** Once one tooltip has shown, its neighbours show at once for 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={700} timeout={300}>
      {children}
    </Base.Provider>
  );
}

type TooltipProps = { label: ReactNode; children: ReactElement; side?: "top" | "bottom" | "left" | "right" };

/**
 * A hint for the eye only: the tooltip is not announced, so the trigger keeps an accessible name of its own and
 * nothing may be said here that is said nowhere else.
 */
export function Tooltip({ label, children, side = "top" }: TooltipProps) {
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
