import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { cx } from "./cx";
import { floatingClass } from "./floating-class";
import { usePlaceBeside } from "./use-place-beside";

type MenuPopupProps = {
  id: string;
  labelledBy: string;
  anchor: RefObject<HTMLElement | null>;
  side: "below" | "right";
  align: "start" | "end";
  /** Item to focus at once; none if hovering opened a submenu. */
  focus: "first" | "last" | "none";
  onClose: (returnFocus: boolean) => void;
  children: ReactNode;
};

/**
 * A menu's list (ARIA menu pattern). A native popover in place: it is drawn above everything without leaving its
 * landmark, and needs no focus guards.
 */
export function MenuPopup({ id, labelledBy, anchor, side, align, focus, onClose, children }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });

  usePlaceBeside(popup, anchor, side, align);
  useLayoutEffect(() => {
    if (!popup.current || focus === "none") return;
    itemsOf(popup.current)
      .at(focus === "first" ? 0 : -1)
      ?.focus();
  }, [focus]);

  useEffect(() => {
    function pressedElsewhere(event: PointerEvent) {
      const target = event.target as Node;
      if (!popup.current?.contains(target) && !anchor.current?.contains(target)) onClose(false);
    }
    document.addEventListener("pointerdown", pressedElsewhere);
    return () => document.removeEventListener("pointerdown", pressedElsewhere);
  }, [anchor, onClose]);

  function keyDown(event: KeyboardEvent) {
    if (!popup.current) return;
    const items = itemsOf(popup.current);
    const here = items.indexOf(document.activeElement as HTMLElement);
    const goal = destination(event.key, here, items, typed.current, event.timeStamp);
    const back = event.key === "Escape" || (side === "right" && event.key === "ArrowLeft");
    if (event.key === "Tab") {
      onClose(false);
      return;
    }
    if (!goal && !back) return;
    event.preventDefault();
    event.stopPropagation();
    if (goal) goal.focus();
    else onClose(true);
  }

  return (
    <div
      ref={popup}
      id={id}
      role="menu"
      tabIndex={-1}
      popover="manual"
      aria-labelledby={labelledBy}
      onKeyDown={keyDown}
      className={cx(
        floatingClass,
        "inset-auto m-0 max-h-[80dvh] min-w-52 max-w-[calc(100vw-1.5rem)] overflow-y-auto border-line bg-raised p-1.5 text-ink",
      )}
    >
      {children}
    </div>
  );
}

function itemsOf(popup: HTMLElement): HTMLElement[] {
  const all = popup.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])');
  return Array.from(all).filter((item) => item.closest('[role="menu"]') === popup);
}

function destination(
  key: string,
  here: number,
  items: HTMLElement[],
  typed: { text: string; at: number },
  now: number,
) {
  if (key === "ArrowDown") return items[(here + 1) % items.length];
  if (key === "ArrowUp") return items.at(here <= 0 ? -1 : here - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  typed.text = now - typed.at < 500 ? typed.text + key.toLowerCase() : key.toLowerCase();
  typed.at = now;
  const from = typed.text.length === 1 ? here + 1 : Math.max(here, 0);
  const ordered = [...items.slice(from), ...items.slice(0, from)];
  return ordered.find((item) => item.textContent?.trim().toLowerCase().startsWith(typed.text));
}
