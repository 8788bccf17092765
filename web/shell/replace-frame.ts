/** Elements that can have focus, input or a tap. */
const CONTROLS = "a, button, label, summary, input, textarea";

/**
 * Prepares replacing the server-rendered view by the app's own, equal elements: input, focus, a recorded tap and a press are
 * transferred. Returns a function to call once the new elements exist.
 */
export function watchFrame(root: HTMLElement): () => void {
  const controls = () => [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  const before = controls();
  let focused = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  root.addEventListener("focusin", note);
  return () => {
    root.removeEventListener("focusin", note);
    const now = controls();
    for (const old of before) {
      // Elements of the same name are matched by their position among them.
      const same = (each: HTMLElement) => nameOf(each) === nameOf(old);
      const own = now.filter(same)[before.filter(same).indexOf(old)];
      if (!own || own === old) continue;
      if (old.matches("input, textarea")) typeInto(own as HTMLInputElement, old as HTMLInputElement);
      if (old === focused) own.focus({ preventScroll: true });
      if (old.dataset.tapped) own.dataset.tapped = old.dataset.tapped;
      if (old.dataset.pressed) clickOnRelease(own);
    }
  };
}

/** A button pressed on an element that was replaced before its release makes no click; a touch makes one at its end. */
function clickOnRelease(own: HTMLElement): void {
  const release = ({ target }: Event) => {
    if (own.contains(target as Element)) own.click();
  };
  addEventListener("mouseup", release, { capture: true, once: true });
}

const nameOf = (element: HTMLElement) =>
  element.tagName + element.getAttribute("name") + element.ariaLabel + element.textContent;

/** Sets the value as if typed, so that the page notices it. */
function typeInto(own: HTMLInputElement, old: HTMLInputElement): void {
  if (old.checked !== old.defaultChecked && old.checked !== own.checked) own.click();
  if (old.value === old.defaultValue || own.value !== own.defaultValue) return;
  // React ignores values set through its own setter; only the native one counts as typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(own), "value")?.set?.call(own, old.value);
  own.dispatchEvent(new Event("input", { bubbles: true }));
}
