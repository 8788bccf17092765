import { momentText } from "../../../media/clip/shape-geometry";
import { PlayerControls } from "./player-controls";
import type { Clip } from "./use-clip";

export function ClipControls({ clip }: { clip: Clip }) {
  return (
    <div className="grid gap-3">
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={momentText(clip.time)}
        min={0}
        max={Math.max(clip.length, clip.time) || 1}
        step={0.01}
        value={clip.time}
        onChange={(event) => clip.seek(Number(event.target.value))}
        className="h-6 w-full cursor-pointer accent-accent"
      />
      <PlayerControls
        moment={clip.time}
        playing={clip.playing}
        speed={clip.speed}
        onStep={clip.step}
        onToggle={clip.toggle}
        onSpeed={clip.setSpeed}
      />
    </div>
  );
}
