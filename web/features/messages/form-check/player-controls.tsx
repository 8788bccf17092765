import { Pause, Play, StepBack, StepForward } from "lucide-react";
import { momentText } from "../../../media/clip/shape-geometry";
import { IconButton } from "../../../ui/icon-button";
import { Segmented } from "../../../ui/segmented";

type PlayerControlsProps = {
  /** What is played, for screen readers: `Both` clips, or the only one. */
  both?: boolean;
  moment: number;
  playing: boolean;
  speed: number;
  onStep: (frames: number) => void;
  onToggle: () => void;
  onSpeed: (speed: number) => void;
};

/** Single frames, playing and speed, below a clip or a pair of them. */
export function PlayerControls({ both = false, ...player }: PlayerControlsProps) {
  const { moment, playing, speed, onStep, onToggle, onSpeed } = player;
  const frame = both ? "Both one frame" : "One frame";
  const toggle = playing ? "Pause" : "Play";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton tone="outline" label={`${frame} back`} icon={<StepBack aria-hidden />} onClick={() => onStep(-1)} />
      <IconButton
        tone="outline"
        label={both ? `${toggle} both` : toggle}
        icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={onToggle}
      />
      <IconButton tone="outline" label={`${frame} on`} icon={<StepForward aria-hidden />} onClick={() => onStep(1)} />
      <span className="figures min-w-24 text-xl">{momentText(moment)}</span>
      <Segmented
        label={both ? "Speed of both" : "Speed"}
        value={String(speed)}
        onValueChange={(value) => onSpeed(Number(value))}
        options={SPEEDS}
      />
    </div>
  );
}

const SPEEDS = [
  { value: "1", label: "1×" },
  { value: "0.5", label: "½×" },
  { value: "0.25", label: "¼×" },
  { value: "0.1", label: "⅒×" },
];
