import { useState } from "react";
import { Dialog } from "../../ui/dialog";
import { VideoPlayer } from "../../ui/video-player";

type PostMediaProps = { mediaUrl: string; mediaType: "image" | "video"; by: string };

/** The picture or video of a post. A picture opens large. */
export function PostMedia({ mediaUrl, mediaType, by }: PostMediaProps) {
  const [large, setLarge] = useState(false);
  if (mediaType === "video") return <VideoPlayer kind="file" src={mediaUrl} title={`Video shared by ${by}`} />;
  const alt = `Photo shared by ${by}`;
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        aria-label={`${alt}. Show it large`}
        className="weave block w-full overflow-hidden rounded-md border border-line bg-sunken"
      >
        {/* A box of its own height before anything has loaded: the feed must not move when it has. */}
        <img src={mediaUrl} alt={alt} loading="lazy" decoding="async" className="aspect-4/3 w-full object-cover" />
      </button>
      <Dialog open={large} onOpenChange={setLarge} title={alt} size="lg">
        <img src={mediaUrl} alt={alt} className="mx-auto max-h-[72dvh] w-auto max-w-full rounded-sm object-contain" />
      </Dialog>
    </>
  );
}
