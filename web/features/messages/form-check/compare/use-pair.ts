import { type RefObject, useEffect, useRef, useState } from "react";
import { FRAME_SECONDS } from "../use-clip";
import { type ClipPair, mostAhead, spanOf, standingAt, within } from "./pair-time";

/** A player that is further off than this is put right; less is how players are. */
const DRIFT_SECONDS = 0.12;
/** Below this a player has nothing to show of what comes next. */
const HAS_MORE = 3;

type Player = RefObject<HTMLVideoElement | null>;

/** Two clips that are played together: on one line of time, at one speed. */
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
    const standing = standingAt(now.current, of);
    hold(newer, standing.newer.at);
    hold(earlier, standing.earlier.at);
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
      // What has ended begins again.
      if (!playing && now.current >= spanOf(pair).to - FRAME_SECONDS) show(spanOf(pair).from);
      setPlaying(!playing);
    },
    /** Moves the earlier clip against the newer one, which stays where it is. */
    shift(next: number) {
      const { least, most } = mostAhead(pair);
      const to = Math.round(Math.min(Math.max(least, next), most) * 1000) / 1000;
      setPlaying(false);
      setAhead(to);
      show(now.current, { ...pair, ahead: to });
    },
    lengthOf: (which: "newer" | "earlier") => (seconds: number) =>
      // What is known already is no change: each picture of the two tells its length anew.
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

/** One clock for both: each player follows it, and it waits for the one that has nothing to show yet. */
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
      const standing = standingAt(now.current, own.pair);
      const both = [
        [newer.current, standing.newer],
        [earlier.current, standing.earlier],
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
