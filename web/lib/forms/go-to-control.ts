/** What waits for an answer is drawn some frames after it came; by then it is either there or will not be. */
const MOST_FRAMES = 30;

/** Brings a control into sight and gives it the keyboard, as soon as the page has been drawn with it. */
export function goToControl(id: string, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(id);
    if (control) {
      openFolds(control);
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: "center", behavior: REDUCED.matches ? "auto" : "smooth" });
    } else if (frames > 1) goToControl(id, frames - 1);
  });
}

/** What stands in a closed fold can take no focus. */
function openFolds(control: HTMLElement): void {
  for (let fold = control.closest<HTMLDetailsElement>(CLOSED); fold; fold = control.closest(CLOSED)) fold.open = true;
}

const CLOSED = "details:not([open])";
const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");
