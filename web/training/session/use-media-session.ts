import { useEffect } from "react";
import { useRest } from "../rest-timer";

/** What the lock screen and a headset show of a training, where the platform shows it: the rest, else the exercise. */
export function useMediaSession(title: string, exercise: string | null, active: boolean): void {
  const rest = useRest();
  const resting = rest !== null;
  useEffect(() => {
    if (!active || !exercise || !("mediaSession" in navigator) || typeof MediaMetadata === "undefined") return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title: resting ? `Rest. Next: ${exercise}` : exercise, artist: title });
    return () => {
      mediaSession.metadata = null;
    };
  }, [active, exercise, resting, title]);
}
