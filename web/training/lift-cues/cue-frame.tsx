import { useRef, useState } from "react";
import type { OpenCue } from "../../../worker/contract/placed-cues";
import { ClipStage } from "../../media/clip/clip-stage";
import { Drawing } from "../../media/clip/drawing";
import { momentText, shapesInWords } from "../../media/clip/shape-geometry";

type CueFrameProps = Pick<OpenCue, "at" | "shapes"> & { media: NonNullable<OpenCue["media"]> };

/** Shows the clip's frame that a cue is about, with its drawing; playing hides the drawing. */
export function CueFrame({ media, at, shapes }: CueFrameProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [played, setPlayed] = useState(false);
  const [missing, setMissing] = useState(false);
  if (missing) return <p className="text-muted text-sm">The clip did not load. It needs a network.</p>;
  return (
    <ClipStage
      {...media}
      label="Your form check"
      height="15rem"
      video={video}
      controls
      onPlay={() => setPlayed(true)}
      onMissing={() => setMissing(true)}
      // Seeking works only once the clip's length is known.
      onLength={() => {
        if (video.current && video.current.currentTime === 0 && at > 0) video.current.currentTime = at;
      }}
    >
      {(frame) =>
        played || shapes.length === 0 ? null : (
          <svg
            role="img"
            aria-label={`Drawn at ${momentText(at)}: ${shapesInWords(shapes, frame)}`}
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            className="pointer-events-none absolute inset-0 size-full"
          >
            <Drawing shapes={shapes} frame={frame} />
          </svg>
        )
      }
    </ClipStage>
  );
}
