import { useState } from "react";
import type { MediaKind } from "../../../worker/contract/media-limits";
import { Dialog } from "../../ui/dialog";

type MessageMediaProps = { mediaUrl: string; mediaType: MediaKind; by: string };

/** What came with a message. A photo opens large. */
export function MessageMedia({ mediaUrl, mediaType, by }: MessageMediaProps) {
  const [large, setLarge] = useState(false);
  if (mediaType === "video") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: somebody's own clip has no captions to show.
      <video src={mediaUrl} controls playsInline preload="metadata" aria-label={`Video from ${by}`} className={VIDEO} />
    );
  }
  if (mediaType === "audio") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a recording of somebody's voice has no captions to show.
      <audio
        src={mediaUrl}
        controls
        preload="metadata"
        aria-label={`Voice note from ${by}`}
        className="w-72 max-w-full"
      />
    );
  }
  const alt = `Photo from ${by}`;
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        aria-label={`${alt}. Show it large`}
        className="block w-64 max-w-full overflow-hidden rounded-sm border border-line bg-sunken"
      >
        {/* A box of its own height before anything has loaded: the history must not move when it has. */}
        <img src={mediaUrl} alt={alt} loading="lazy" decoding="async" className="aspect-4/3 w-full object-cover" />
      </button>
      <Dialog open={large} onOpenChange={setLarge} title={alt} size="lg">
        <img src={mediaUrl} alt={alt} className="mx-auto max-h-[72dvh] w-auto max-w-full rounded-sm object-contain" />
      </Dialog>
    </>
  );
}

const VIDEO = "aspect-video w-80 max-w-full rounded-sm bg-sunken";
