import { ExternalLink } from "lucide-react";
import { resolveVideo } from "../../../worker/contract/video";

/** What will become of a video address, while it is typed. */
export function VideoCheck({ address, of }: { address: string; of: string }) {
  const video = resolveVideo(address);
  if (!address.trim()) return null;
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm" aria-live="polite">
      <span className={video.kind === "unknown" || video.kind === "none" ? "text-warning" : "text-success"}>
        {WORDS[video.kind]}
      </span>
      {video.kind === "none" ? null : (
        <a href={video.href} target="_blank" rel="noreferrer" className="link inline-flex min-h-6 items-center gap-1.5">
          <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
          Watch<span className="sr-only"> the video of {of} in a new tab</span>
        </a>
      )}
    </p>
  );
}

const WORDS = {
  youtube: "YouTube: plays on the page.",
  vimeo: "Vimeo: plays on the page.",
  file: "Video file: plays on the page.",
  unknown: "This address can only be linked, not played on the page.",
  none: "This is not a web address. Start it with https://.",
};
