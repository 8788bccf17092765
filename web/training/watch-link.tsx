import { ExternalLink } from "lucide-react";
import { resolveVideo } from "../../worker/contract/video";

/** Links to a video at its host; nothing if it is no address. */
export function WatchLink({ address, of }: { address: string; of: string }) {
  const video = resolveVideo(address);
  if (video.kind === "none") return null;
  return (
    <a href={video.href} target="_blank" rel="noreferrer" className="link inline-flex min-h-6 items-center gap-1.5">
      <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
      Watch<span className="sr-only"> the video of {of} in a new tab</span>
    </a>
  );
}
