import { useRef, useState } from "react";

/** Phones usually film 30 frames a second; browsers do not report a clip's rate. */
export const FRAME_SECONDS = 1 / 30;

/** The state of a clip under review: position, speed, and single frames. */
export function useClip() {
  const video = useRef<HTMLVideoElement>(null);
  const [time, setTime] = useState(0);
  const [length, setLength] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeedShown] = useState(1);

  function seek(seconds: number) {
    const { current } = video;
    if (!current) return;
    current.pause();
    const end = Number.isFinite(current.duration) ? current.duration : seconds;
    current.currentTime = Math.min(Math.max(0, seconds), end);
  }

  return {
    video,
    time,
    length,
    playing,
    speed,
    seek,
    step: (frames: number) => seek((video.current?.currentTime ?? 0) + frames * FRAME_SECONDS),
    toggle() {
      const { current } = video;
      if (!current) return;
      if (current.paused) void current.play().catch(() => setPlaying(false));
      else current.pause();
    },
    setSpeed(next: number) {
      setSpeedShown(next);
      if (video.current) video.current.playbackRate = next;
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTime: setTime,
      // The length of a browser's own recording is unknown before it was played.
      onLength: (seconds: number) => setLength(Number.isFinite(seconds) ? seconds : 0),
    },
  };
}

export type Clip = ReturnType<typeof useClip>;
