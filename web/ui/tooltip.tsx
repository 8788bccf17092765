import { Tooltip as Base } from "@base-ui/react/tooltip";
import { cloneElement, type ReactNode, useEffect, useRef, useState } from "react";
import { lazyCode } from "./lazy-code";
import type { TooltipProps } from "./tooltip-popup";

const popup = lazyCode(async () => (await import("./tooltip-popup")).TooltipPopup);

/** Once one tooltip has shown, its neighbours show at once for 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={700} timeout={300}>
      {children}
    </Base.Provider>
  );
}

/**
 * A hint for the eye only: the tooltip is not announced, so the trigger keeps an accessible name of its own and
 * nothing may be said here that is said nowhere else.
 */
export function Tooltip(props: TooltipProps) {
  const [Popup, setPopup] = useState(popup.now);
  const trigger = useRef<HTMLElement>(null);
  useEffect(() => {
    let left = false;
    popup.arrived.then((code) => {
      // Around its trigger it makes it anew, and whoever is just there would lose their place: then once they have left.
      const put = () => {
        if (!left && !trigger.current?.contains(document.activeElement)) setPopup(() => code);
      };
      trigger.current?.addEventListener("focusout", put);
      put();
    });
    return () => {
      left = true;
    };
  }, []);
  return Popup ? <Popup {...props} /> : cloneElement(props.children, { ref: trigger });
}
