import { Tooltip as Base } from "@base-ui/react/tooltip";
import { cloneElement, type ReactNode, useEffect, useRef, useState } from "react";
import { lazyCode } from "./lazy-code";
import type { TooltipProps } from "./tooltip-popup";

const popup = lazyCode(async () => (await import("./tooltip-popup")).TooltipPopup);

/** After one tooltip, neighbouring ones show at once for 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={700} timeout={300}>
      {children}
    </Base.Provider>
  );
}

/**
 * A visual hint. It is not announced, so the trigger needs its own accessible name, and a tooltip must not be the only
 * place of its text.
 */
export function Tooltip(props: TooltipProps) {
  const [Popup, setPopup] = useState(popup.now);
  const trigger = useRef<HTMLElement>(null);
  useEffect(() => {
    let left = false;
    popup.arrived.then((code) => {
      // Wrapping remounts the trigger, which would lose the focus: so it waits until the focus has left.
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
