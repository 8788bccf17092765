import { ExternalLink } from "lucide-react";
import { resolveVideo } from "../../worker/contract/video";
import { buttonClass } from "../ui/button";
import { VideoPlayer } from "../ui/video-player";

/** Shows an exercise's video, with a link to its host. Nothing without an address. */
export function ExerciseVideo({ name, address }: { name: string; address: string | null }) {
  const video = resolveVideo(address);
  if (video.kind === "none") return null;
  if (video.kind === "unknown") {
    return (
      <div className="grid justify-items-start gap-3 rounded-md border border-line bg-raised p-4">
        <p className="text-sm">Video format not supported for embedding</p>
        <a
          href={video.href}
          target="_blank"
          rel="noreferrer"
          aria-label={`Watch on YouTube: ${name}, in a new tab`}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          Watch on YouTube
        </a>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <VideoPlayer title={name} kind={video.kind === "file" ? "file" : "frame"} src={video.embedUrl} />
      <a
        href={video.href}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open the video of ${name} in a new tab`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-muted text-sm hover:text-ink"
      >
        <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
        Open at its source
      </a>
    </div>
  );
}
