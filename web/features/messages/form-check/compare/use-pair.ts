import { type RefObject, useEffect, useRef, useState } from "react";
import { FRAME_SECONDS } from "../use-clip";
import { type ClipPair, mostAhead, positionsAt, spanOf, within } from "./pair-time";

/** A player that has drifted further than this is corrected; smaller drift is normal. */
const DRIFT_SECONDS = 0.12;
/** HTMLMediaElement.HAVE_FUTURE_DATA: below this a player has nothing to play next. */
const HAS_MORE = 3;

type Player = RefObject<HTMLVideoElement | null>;

/** Plays two clips together on one timeline at one speed. */
export function usePair() {
  const newer = useRef<HTMLVideoElement>(null);
  const earlier = useRef<HTMLVideoElement>(null);
  const [lengths, setLengths] = useState({ newer: 0, earlier: 0 });
  const [ahead, setAhead] = useState(0);
  const [time, setTime] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const pair: ClipPair = { ...lengths, ahead };
  const now = useRef(0);

  function show(moment: number, of = pair) {
    now.current = within(moment, of);
    setTime(now.current);
    const positions = positionsAt(now.current, of);
    hold(newer, positions.newer.at);
    hold(earlier, positions.earlier.at);
  }

  usePlaying({ newer, earlier, pair, playing, speed, now, onTime: setTime, onEnd: () => setPlaying(false) });

  return {
    newer,
    earlier,
    pair,
    time,
    playing,
    speed,
    setSpeed,
    seek(moment: number) {
      setPlaying(false);
      show(moment);
    },
    step(frames: number) {
      setPlaying(false);
      show(now.current + frames * FRAME_SECONDS);
    },
    toggle() {
      // At the end, playing starts over.
      if (!playing && now.current >= spanOf(pair).to - FRAME_SECONDS) show(spanOf(pair).from);
      setPlaying(!playing);
    },
    /** Shifts the earlier clip against the newer one. */
    shift(next: number) {
      const { least, most } = mostAhead(pair);
      const to = Math.round(Math.min(Math.max(least, next), most) * 1000) / 1000;
      setPlaying(false);
      setAhead(to);
      show(now.current, { ...pair, ahead: to });
    },
    lengthOf: (which: "newer" | "earlier") => (seconds: number) =>
      // The same length is no change: each player reports its length repeatedly.
      setLengths((before) =>
        before[which] === seconds || !Number.isFinite(seconds) ? before : { ...before, [which]: seconds },
      ),
  };
}

type Playing = {
  newer: Player;
  earlier: Player;
  pair: ClipPair;
  playing: boolean;
  speed: number;
  now: RefObject<number>;
  onTime: (moment: number) => void;
  onEnd: () => void;
};

/** Drives both players by one clock, which waits for the one that is buffering. */
function usePlaying({ newer, earlier, pair, playing, speed, now, onTime, onEnd }: Playing): void {
  const latest = useRef({ pair, onTime, onEnd });
  useEffect(() => {
    latest.current = { pair, onTime, onEnd };
  });
  useEffect(() => {
    if (!playing) return;
    let before = performance.now();
    let frame = 0;
    const run = (at: number) => {
      const own = latest.current;
      const passed = ((at - before) / 1000) * speed;
      before = at;
      const positions = positionsAt(now.current, own.pair);
      const both = [
        [newer.current, positions.newer],
        [earlier.current, positions.earlier],
      ] as const;
      const waits = both.some(([player, { runs }]) => runs && player && player.readyState < HAS_MORE);
      if (!waits) now.current = within(now.current + passed, own.pair);
      for (const [player, { at: due, runs }] of both) if (player) follow(player, due, runs, speed);
      own.onTime(now.current);
      if (now.current >= spanOf(own.pair).to) own.onEnd();
      else frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    const players = [newer.current, earlier.current];
    return () => {
      cancelAnimationFrame(frame);
      for (const player of players) player?.pause();
    };
  }, [newer, earlier, playing, speed, now]);
}

function follow(player: HTMLVideoElement, due: number, runs: boolean, speed: number): void {
  if (player.playbackRate !== speed) player.playbackRate = speed;
  if (!runs) {
    player.pause();
    return;
  }
  if (Math.abs(player.currentTime - due) > DRIFT_SECONDS && !player.seeking) player.currentTime = due;
  if (player.paused) void player.play().catch(() => {});
}

function hold(player: Player, at: number): void {
  const { current } = player;
  if (!current) return;
  current.pause();
  if (Math.abs(current.currentTime - at) > 0.001) current.currentTime = at;
}
