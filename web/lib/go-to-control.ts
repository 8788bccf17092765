/** Brings a control into sight and gives it the keyboard, after the page has been drawn anew. */
export function goToControl(id: string): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(id);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center", behavior: REDUCED.matches ? "auto" : "smooth" });
  });
}

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");
