import { useEffect } from "react";
import type { Exercise } from "../../../worker/contract/exercises";
import { type RunningRest, useRest } from "../rest-timer";
import { type RunningWorkout, sessionAddress } from "../running-workout";
import { setCount } from "../set-count";
import type { Training } from "../use-training";
import { doseLine } from "./dose-line";

/**
 * Shows the training on the lock screen and headset, where supported: the exercise with its next set, and during a rest
 * the time left.
 */
export function useMediaSession(
  title: string,
  running: RunningWorkout | null,
  shown: Exercise | null,
  training: Training,
): void {
  const rest = useRest();
  const exercise = shown?.name ?? "";
  const next = shown ? setToCome(shown, running?.ticked[shown.id] ?? [], training) : "";
  const active = running !== null && shown !== null;
  useEffect(() => {
    if (!active || !("mediaSession" in navigator) || typeof MediaMetadata === "undefined") return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title: rest ? `Rest. Next: ${exercise}` : exercise,
      artist: next,
      album: title,
    });
    if (rest) {
      const left = Math.max(0, (rest.endsAt - Date.now()) / 1000);
      mediaSession.setPositionState?.({ duration: rest.seconds, position: Math.max(0, rest.seconds - left) });
    }
    return () => {
      mediaSession.metadata = null;
      mediaSession.setPositionState?.();
    };
  }, [active, exercise, next, rest, title]);
  useRestNotice(active && rest ? { rest, exercise, next, address: sessionAddress(running) } : null);
}

/** Returns `Set 2 of 4, 4 × 8 · tempo 31X0`. */
function setToCome(exercise: Exercise, ticked: readonly number[], training: Training): string {
  const of = setCount(exercise);
  return [`Set ${Math.min(ticked.length + 1, of)} of ${of}`, doseLine(exercise, training.ownLoad(exercise))]
    .filter(Boolean)
    .join(", ");
}

type Notice = { rest: RunningRest; exercise: string; next: string; address: string };

/**
 * Shows a rest as a notification too, with what comes next, if notifications are allowed; removed when the page is
 * visible.
 */
function useRestNotice(notice: Notice | null): void {
  const { rest, exercise, next, address } = notice ?? {};
  const endsAt = rest?.endsAt;
  useEffect(() => {
    if (endsAt === undefined || !("serviceWorker" in navigator) || typeof Notification === "undefined") return;
    const look = async () => {
      if (Notification.permission !== "granted") return;
      const { showRest } = await import("./show-rest");
      await showRest({ endsAt, words: `Next: ${exercise}. ${next}`, address: address ?? "" });
    };
    const tell = () => void look().catch(() => {});
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [address, endsAt, exercise, next]);
}
