const GAP = 6;
const MARGIN = 12;

/** Positions a fixed element below or right of another, on the other side if there is no room, always in view. */
export function placeBeside(
  element: HTMLElement,
  anchor: HTMLElement,
  side: "below" | "right",
  align: "start" | "end",
) {
  const from = anchor.getBoundingClientRect();
  const width = element.offsetWidth;
  const height = element.offsetHeight;
  const rightEdge = document.documentElement.clientWidth - MARGIN;
  const bottomEdge = window.innerHeight - MARGIN;
  let left: number;
  let top: number;
  if (side === "below") {
    left = align === "start" ? from.left : from.right - width;
    top =
      from.bottom + GAP + height > bottomEdge && from.top - GAP - height > MARGIN
        ? from.top - GAP - height
        : from.bottom + GAP;
  } else {
    left = from.right + width > rightEdge && from.left - width > MARGIN ? from.left - width : from.right;
    top = from.top - GAP;
  }
  element.style.left = `${Math.max(MARGIN, Math.min(left, rightEdge - width))}px`;
  element.style.top = `${Math.max(MARGIN, Math.min(top, bottomEdge - height))}px`;
}
