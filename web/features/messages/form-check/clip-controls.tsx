import { Pause, Play, StepBack, StepForward } from "lucide-react";
import { momentText } from "../../../media/clip/shape-geometry";
import { IconButton } from "../../../ui/icon-button";
import { Segmented } from "../../../ui/segmented";
import type { Clip } from "./use-clip";

export const SPEEDS = [
  { value: "1", label: "1×" },
  { value: "0.5", label: "½×" },
  { value: "0.25", label: "¼×" },
  { value: "0.1", label: "⅒×" },
];

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
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          tone="outline"
          label="One frame back"
          icon={<StepBack aria-hidden />}
          onClick={() => clip.step(-1)}
        />
        <IconButton
          tone="outline"
          label={clip.playing ? "Pause" : "Play"}
          icon={clip.playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          onClick={clip.toggle}
        />
        <IconButton
          tone="outline"
          label="One frame on"
          icon={<StepForward aria-hidden />}
          onClick={() => clip.step(1)}
        />
        <span className="figures min-w-24 text-xl">{momentText(clip.time)}</span>
        <Segmented
          label="Speed"
          value={String(clip.speed)}
          onValueChange={(speed) => clip.setSpeed(Number(speed))}
          options={SPEEDS}
        />
      </div>
    </div>
  );
}
