import { findLength } from "./find-length";
import { VideoFrame } from "./video-frame";

type VideoPlayerProps = {
  /** What the video shows; the player's title. */
  title: string;
  kind: "frame" | "file";
  src: string;
};

/** A 16:9 player. Render it only on request, as it loads a third party's page. Never plays by itself. */
export function VideoPlayer({ title, kind, src }: VideoPlayerProps) {
  return (
    <VideoFrame>
      {kind === "file" ? (
        // biome-ignore lint/a11y/useMediaCaption: somebody else's file comes without a caption track; none could be made up here.
        <video src={src} title={title} controls playsInline preload="metadata" onLoadedMetadata={findLength} />
      ) : (
        <iframe
          src={src}
          title={title}
          allow="encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          // YouTube refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </VideoFrame>
  );
}
