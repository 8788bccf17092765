import type { MediaKind } from "../../../worker/contract/media-limits";
import { findLength } from "../../ui/find-length";
import { OpenablePhoto } from "../../ui/openable-photo";

type MessageMediaProps = { mediaUrl: string; mediaType: MediaKind; by: string };

/** Shows a message's media. */
export function MessageMedia({ mediaUrl, mediaType, by }: MessageMediaProps) {
  if (mediaType === "video") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: somebody's own clip has no captions to show.
      <video
        src={mediaUrl}
        controls
        playsInline
        preload="metadata"
        onLoadedMetadata={findLength}
        aria-label={`Video from ${by}`}
        className={VIDEO}
      />
    );
  }
  if (mediaType === "audio") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a recording of somebody's voice has no captions to show.
      <audio
        src={mediaUrl}
        controls
        preload="metadata"
        onLoadedMetadata={findLength}
        aria-label={`Voice note from ${by}`}
        className="w-72 max-w-full"
      />
    );
  }
  return <OpenablePhoto src={mediaUrl} alt={`Photo from ${by}`} className="w-64 max-w-full rounded-sm" />;
}

const VIDEO = "aspect-video w-80 max-w-full rounded-sm bg-sunken";
