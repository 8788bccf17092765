import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

type Disclosure = {
  open: boolean;
  toggle: () => void;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** For the element that holds the button and what it opens. */
  container: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
};

/**
 * Something that a button opens: closed by Escape (which gives the focus back to the button), by a press elsewhere,
 * when the focus goes elsewhere, and by going to another page.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the page; going to another one closes.
  useEffect(close, [key, close]);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open, close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    // Without a new element the window itself has lost the focus, or something that cannot hold it was pressed.
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
  };
  return { open, toggle: () => setOpen(!open), close, button, container: { ref: root, onKeyDown, onBlur } };
}
