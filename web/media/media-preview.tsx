import { X } from "lucide-react";
import { findLength } from "../ui/find-length";
import { IconButton } from "../ui/icon-button";

type MediaPreviewProps = { src: string; mediaType: "image" | "video" | "audio"; alt: string; onRemove?: () => void };

/** Shows an attachment, with a button to remove it. */
export function MediaPreview({ src, mediaType, alt, onRemove }: MediaPreviewProps) {
  return (
    <div className="relative grid max-w-sm grid-cols-1 overflow-hidden rounded-sm border border-line bg-sunken">
      {mediaType === "image" ? (
        <img src={src} alt={alt} className="max-h-72 w-full object-contain" />
      ) : mediaType === "video" ? (
        // biome-ignore lint/a11y/useMediaCaption: a member's own clip has no captions to show.
        <video
          src={src}
          controls
          preload="metadata"
          onLoadedMetadata={findLength}
          playsInline
          aria-label={alt}
          className="max-h-72 w-full"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a recording of somebody's voice has no captions to show.
        <audio
          src={src}
          controls
          preload="metadata"
          onLoadedMetadata={findLength}
          aria-label={alt}
          className="m-3 mr-14"
        />
      )}
      {onRemove ? (
        <IconButton
          label={`Remove ${mediaType === "image" ? "photo" : mediaType}`}
          icon={<X aria-hidden />}
          tone="outline"
          onClick={onRemove}
          className="absolute! top-2 right-2 bg-paper"
        />
      ) : null}
    </div>
  );
}
