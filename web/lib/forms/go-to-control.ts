/** Content from the server renders some frames after its answer; after this many, the control will not appear. */
const MOST_FRAMES = 30;

/** Scrolls to a control and focuses it, as soon as it has been rendered. */
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

/** Opens closed `details` around a control, as it could not take focus inside them. */
function openFolds(control: HTMLElement): void {
  for (let fold = control.closest<HTMLDetailsElement>(CLOSED); fold; fold = control.closest(CLOSED)) fold.open = true;
}

const CLOSED = "details:not([open])";
const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");
