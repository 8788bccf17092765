import { useState } from "react";
import { VideoFacade, VideoFrame } from "./video-frame";

type VideoPlayerProps = {
  title: string;
  /** `frame`: the address of another site's player. `file`: a video file. */
  kind: "frame" | "file";
  src: string;
};

/** A 16:9 player behind a cover: nothing is loaded from elsewhere before somebody asks for it. */
export function VideoPlayer({ title, kind, src }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false);
  if (!playing) return <VideoFacade title={title} onPlay={() => setPlaying(true)} />;
  return (
    <VideoFrame>
      {kind === "file" ? (
        // biome-ignore lint/a11y/useMediaCaption: somebody else's file comes without a caption track; none could be made up here.
        <video src={src} title={title} controls autoPlay playsInline preload="metadata" />
      ) : (
        <iframe
          src={withAutoplay(src)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          // YouTube refuses to play for a page that does not say where it is.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </VideoFrame>
  );
}

/** The cover has been pressed already; a second press on the player's own would only annoy. */
function withAutoplay(src: string): string {
  const url = new URL(src);
  url.searchParams.set("autoplay", "1");
  url.searchParams.set("playsinline", "1");
  return url.href;
}
