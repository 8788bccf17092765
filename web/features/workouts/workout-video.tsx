import { ExternalLink, LockKeyhole } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { resolveVideo } from "../../../worker/contract/video";
import type { Workout } from "../../../worker/contract/workouts";
import { TrainingArt } from "../../training/training-art";
import { buttonClass } from "../../ui/button";
import { VideoFacade } from "../../ui/video-frame";
import { VideoPlayer } from "../../ui/video-player";

/** The workout's own video: a poster until it is pressed. Without one, its picture. */
export function WorkoutVideo({ workout }: { workout: Workout }) {
  const { title, focus, exercises, gated, videoUrl } = workout;
  const [asked, setAsked] = useState(false);
  const player = useRef<HTMLDivElement>(null);
  const video = resolveVideo(videoUrl);
  // The pressed poster is gone: focus moves to the player.
  useEffect(() => {
    if (asked) player.current?.querySelector<HTMLElement>("iframe, video")?.focus();
  }, [asked]);
  if (gated) return <LockedVideo title={title} />;
  if (video.kind === "none") {
    return (
      <TrainingArt title={title} category={focus} exercises={exercises} className="aspect-[5/2] w-full rounded-md" />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {video.kind === "unknown" ? (
        <div className="grid justify-items-start gap-3 rounded-md border border-line bg-raised p-4">
          <p>Video format not supported for embedding</p>
          <a
            href={video.href}
            target="_blank"
            rel="noreferrer"
            aria-label={`Watch on YouTube: ${title}, in a new tab`}
            className={buttonClass({ variant: "secondary" })}
          >
            Watch on YouTube
          </a>
        </div>
      ) : (
        <>
          <div ref={player}>
            {asked ? (
              <VideoPlayer title={title} kind={video.kind === "file" ? "file" : "frame"} src={video.embedUrl} />
            ) : (
              <VideoFacade title={title} posterSrc={ownPoster(workout)} onPlay={() => setAsked(true)} />
            )}
          </div>
          <a
            href={video.href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start text-muted text-sm hover:text-ink"
          >
            <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
            Open the video at its source
            <span className="sr-only"> in a new tab</span>
          </a>
        </>
      )}
    </div>
  );
}

/** Returns the poster if it is our own upload: another host would learn who trains before the video is requested. */
function ownPoster({ thumbnailUrl }: Workout): string | undefined {
  return thumbnailUrl && /^\/[^/\\]/.test(thumbnailUrl) ? thumbnailUrl : undefined;
}

function LockedVideo({ title }: { title: string }) {
  return (
    <div className="relative grid aspect-[5/2] place-items-center overflow-hidden rounded-md">
      <TrainingArt title={title} className="absolute inset-0 size-full scale-110 blur-md" />
      <p className="relative flex items-center gap-2 rounded-sm bg-paper px-4 py-2.5 font-semibold">
        <LockKeyhole aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
        Videos are for members
      </p>
    </div>
  );
}
