import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { MovementArt } from "./movement-art";

/** A 16:9 box whose child (iframe, video, cover) fills it; its height is known before anything has loaded. */
export function VideoFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        "relative aspect-video overflow-hidden rounded-md bg-sunken [&>*]:absolute [&>*]:inset-0 [&>*]:size-full",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Stands in for a player until it is asked for, so that nothing is loaded from elsewhere before. */
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
