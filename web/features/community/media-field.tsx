import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { MediaButton } from "../../media/media-button";
import { MediaPreview } from "../../media/media-preview";
import { UploadProgress } from "../../media/upload-progress";
import type { MediaUpload } from "../../media/use-media-upload";
import type { ShownMedia } from "./shown-post";

type MediaFieldProps = {
  media: ShownMedia | null;
  upload: MediaUpload;
  disabled: boolean;
  onRemove: () => void;
  size?: "sm" | "md";
  /** Beside the buttons. */
  children?: ReactNode;
};

/** The photo or video of a post: chosen, on its way, shown, taken out again. */
export function MediaField({ media, upload, disabled, onRemove, size = "md", children }: MediaFieldProps) {
  const buttons = useRef<HTMLDivElement>(null);

  function remove() {
    // The buttons are on again before one of them takes the focus, which goes with the preview.
    flushSync(onRemove);
    buttons.current?.querySelector("button")?.focus();
  }

  const closed = disabled || upload.state.status !== "idle" || media !== null;
  return (
    <>
      {media ? (
        <MediaPreview
          src={media.mediaUrl}
          mediaType={media.mediaType}
          alt={media.mediaType === "image" ? "Your photo" : "Your video"}
          onRemove={remove}
        />
      ) : null}
      <UploadProgress upload={upload} />
      <div ref={buttons} className="flex flex-wrap items-center gap-2">
        <MediaButton kind="image" size={size} onFiles={upload.start} disabled={closed} />
        <MediaButton kind="video" size={size} onFiles={upload.start} disabled={closed} />
        {children}
      </div>
    </>
  );
}
