import type { SyntheticEvent } from "react";

/**
 * Finds the duration of a recording that was written in pieces, which does not state it: seeks to the end, which
 * reveals it, and back to the start.
 */
export function findLength({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>): void {
  if (media.duration !== Number.POSITIVE_INFINITY) return;
  const back = () => {
    media.currentTime = 0;
  };
  media.addEventListener("seeked", back, { once: true });
  media.currentTime = Number.MAX_SAFE_INTEGER;
}
