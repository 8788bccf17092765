import { findLength } from "./find-length";
import { VideoFrame } from "./video-frame";

type VideoPlayerProps = {
  /** What the video shows; named in the player's own title. */
  title: string;
  kind: "frame" | "file";
  src: string;
};

/** A player in 16:9. Show it only once it was asked for: a third party's page loads with it. It never starts by itself. */
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
          // YouTube refuses to play for a page that does not say where it is.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </VideoFrame>
  );
}
