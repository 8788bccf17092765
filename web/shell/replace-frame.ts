/** What can have the focus, be typed into, or be tapped. */
const CONTROLS = "a, button, label, summary, input, textarea";

/**
 * A page takes the place of what the server has rendered of it: elements of its own, alike and in the same order. What was
 * typed, the focus and a tap that is kept go on to them. Answers what to call when they stand.
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
      // Of those that are called the same, the one with the same number.
      const same = (each: HTMLElement) => nameOf(each) === nameOf(old);
      const own = now.filter(same)[before.filter(same).indexOf(old)];
      if (!own || own === old) continue;
      if (old.matches("input, textarea")) typeInto(own as HTMLInputElement, old as HTMLInputElement);
      if (old === focused) own.focus({ preventScroll: true });
      if (old.dataset.tapped) own.dataset.tapped = old.dataset.tapped;
    }
  };
}

const nameOf = (element: HTMLElement) =>
  element.tagName + element.getAttribute("name") + element.ariaLabel + element.textContent;

/** As if by hand, so that the page hears of it. */
function typeInto(own: HTMLInputElement, old: HTMLInputElement): void {
  if (old.checked !== old.defaultChecked && old.checked !== own.checked) own.click();
  if (old.value === old.defaultValue || own.value !== own.defaultValue) return;
  // React notes what it sets itself and takes only what differs from it as typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(own), "value")?.set?.call(own, old.value);
  own.dispatchEvent(new Event("input", { bubbles: true }));
}
