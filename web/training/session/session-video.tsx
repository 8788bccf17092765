import { Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { resolveVideo } from "../../../worker/contract/video";
import { VideoPlayer } from "../../ui/video-player";
import { ExerciseVideo } from "../exercise-video";
import { TrainingArt } from "../training-art";

/** Shows the exercise's video in place: a picture until it is pressed, because a player is another site's page. */
export function SessionVideo({ name, address }: { name: string; address: string | null }) {
  const [asked, setAsked] = useState(false);
  const player = useRef<HTMLDivElement>(null);
  const video = resolveVideo(address);
  // The pressed picture is gone: focus moves to the player.
  useEffect(() => {
    if (asked) player.current?.querySelector<HTMLElement>("iframe, video")?.focus();
  }, [asked]);
  if (video.kind === "none") return null;
  if (video.kind === "unknown") return <ExerciseVideo name={name} address={address} />;
  if (asked) {
    return (
      <div ref={player}>
        <VideoPlayer title={name} kind={video.kind === "file" ? "file" : "frame"} src={video.embedUrl} />
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-label={`Show video of ${name}`}
      className="relative grid h-[clamp(6rem,18dvh,12rem)] place-items-center overflow-hidden rounded-sm focus-visible:outline-offset-2"
      onClick={() => setAsked(true)}
    >
      <TrainingArt title={name} className="absolute inset-0 size-full" />
      <span aria-hidden className="relative grid size-14 place-items-center rounded-full bg-paper text-ink shadow-lift">
        <Play className="ml-1 size-6 fill-current" strokeWidth={1.75} />
      </span>
    </button>
  );
}
