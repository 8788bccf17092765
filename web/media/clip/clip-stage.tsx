import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { cx } from "../../ui/cx";
import { findLength } from "../../ui/find-length";
import type { Frame } from "./shape-geometry";

type ClipStageProps = {
  mediaUrl: string;
  mediaType: "image" | "video";
  label: string;
  video: RefObject<HTMLVideoElement | null>;
  /** The maximum height. */
  height: "60dvh" | "34dvh" | "15rem";
  /** Shows the browser's own controls. */
  controls?: boolean;
  onPlay?: () => void;
  onPause?: () => void;
  onTime?: (seconds: number) => void;
  onLength?: (seconds: number) => void;
  /** Called if it fails to load. */
  onMissing?: () => void;
  /** Drawn over the picture, once its size is known. */
  children?: (frame: Frame) => ReactNode;
};

/** A clip or photo with a layer for drawings that fits it exactly. */
export function ClipStage(props: ClipStageProps) {
  const {
    mediaUrl,
    mediaType,
    label,
    video,
    controls = false,
    onPlay,
    onPause,
    onTime,
    onLength,
    onMissing,
    children,
  } = props;
  const [frame, setFrame] = useState<Frame | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture loaded before React hydrated it has fired no event here.
    const { videoWidth = 0, videoHeight = 0, duration = 0 } = video.current ?? {};
    const { naturalWidth = 0, naturalHeight = 0 } = image.current ?? {};
    if (videoWidth) {
      setFrame((before) => before ?? { width: videoWidth, height: videoHeight });
      onLength?.(duration);
    } else if (naturalWidth) setFrame((before) => before ?? { width: naturalWidth, height: naturalHeight });
  }, [video, onLength]);
  return (
    <div
      className={cx("relative mx-auto w-full overflow-hidden rounded-sm bg-sunken", frame === null && "aspect-video")}
      // Only once the size is known: a server-rendered page must have no inline style.
      style={frame ? sizeOf(frame, props.height) : undefined}
    >
      {mediaType === "image" ? (
        <img
          ref={image}
          src={mediaUrl}
          alt={label}
          onError={onMissing}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setFrame({ width: naturalWidth, height: naturalHeight })
          }
          className={PICTURE}
        />
      ) : (
        <video
          ref={video}
          src={mediaUrl}
          aria-label={label}
          controls={controls}
          muted
          playsInline
          preload="auto"
          onError={onMissing}
          onPlay={onPlay}
          onPause={onPause}
          onTimeUpdate={({ currentTarget }) => onTime?.(currentTarget.currentTime)}
          onSeeked={({ currentTarget }) => onTime?.(currentTarget.currentTime)}
          onDurationChange={({ currentTarget }) => onLength?.(currentTarget.duration)}
          onLoadedMetadata={(event) => {
            const { videoWidth, videoHeight } = event.currentTarget;
            setFrame({ width: videoWidth, height: videoHeight });
            findLength(event);
          }}
          className={PICTURE}
        />
      )}
      {frame ? children?.(frame) : null}
    </div>
  );
}

/** Returns the largest size that fits width and height, keeping the picture's proportions. */
const sizeOf = ({ width, height }: Frame, most: string) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, calc(${most} * ${(width / height).toFixed(4)}))`,
});

const PICTURE = "block size-full";
