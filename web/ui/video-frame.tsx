import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { MovementArt } from "./movement-art";

/** A 16:9 box filled by its child (iframe, video, cover), so that its height is known before loading. */
export function VideoFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative aspect-video overflow-hidden rounded-md bg-sunken [&>*]:absolute [&>*]:inset-0 [&>*]:size-full">
      {children}
    </div>
  );
}

/** A placeholder for a player, so that nothing is loaded from other hosts before a press. */
export function VideoFacade({
  title,
  posterSrc,
  onPlay,
}: {
  title: string;
  posterSrc?: string | undefined;
  onPlay: () => void;
}) {
  return (
    <VideoFrame>
      <button
        type="button"
        onClick={onPlay}
        aria-label={`Play video: ${title}`}
        className="group grid place-items-center focus-visible:-outline-offset-4"
      >
        {posterSrc ? (
          <img src={posterSrc} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
        ) : (
          <MovementArt movement={null} title={title} className="absolute inset-0 size-full" />
        )}
        <span
          aria-hidden
          className="relative grid size-16 place-items-center rounded-full bg-paper text-ink shadow-lift transition-transform group-hover:scale-106"
        >
          <Play className="ml-1 size-7 fill-current" strokeWidth={1.75} />
        </span>
      </button>
    </VideoFrame>
  );
}
