import { ChevronRight } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { menuItemClass } from "./menu-item-class";
import { MenuPopup } from "./menu-popup";

const OPEN_DELAY_MS = 100;
/** Long enough to move diagonally from the item into its list. */
const CLOSE_DELAY_MS = 200;

export function MenuSubmenu({ label, icon, children }: { label: ReactNode; icon?: ReactNode; children: ReactNode }) {
  const id = useId();
  const item = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<"first" | "none" | null>(null);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(null);
    if (returnFocus) item.current?.focus();
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(delay: number, next: "none" | null) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen((now) => (next && now ? now : next)), delay);
  }

  return (
    <div
      onPointerEnter={(event) => event.pointerType === "mouse" && later(OPEN_DELAY_MS, "none")}
      onPointerLeave={(event) => event.pointerType === "mouse" && later(CLOSE_DELAY_MS, null)}
    >
      <button
        ref={item}
        id={`${id}-item`}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onPointerMove={() => item.current?.focus({ preventScroll: true })}
        onClick={() => setOpen("first")}
        onKeyDown={(event) => {
          if (event.key === "ArrowRight") setOpen("first");
        }}
        className={menuItemClass}
      >
        {icon}
        {label}
        <ChevronRight aria-hidden className="ml-auto" />
      </button>
      {open ? (
        <MenuPopup
          id={`${id}-menu`}
          labelledBy={`${id}-item`}
          anchor={item}
          side="right"
          align="start"
          focus={open}
          onClose={close}
        >
          {children}
        </MenuPopup>
      ) : null}
    </div>
  );
}
