import type { SyntheticEvent } from "react";

/**
 * What a browser has recorded piece by piece does not say how long it is, and its timeline would stand at the end. Once it is
 * there, the end is sought, which tells the length, and then its start.
 */
export function findLength({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>): void {
  if (media.duration !== Number.POSITIVE_INFINITY) return;
  const back = () => {
    media.currentTime = 0;
  };
  media.addEventListener("seeked", back, { once: true });
  media.currentTime = Number.MAX_SAFE_INTEGER;
}
