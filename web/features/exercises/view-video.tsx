import { ExternalLink } from "lucide-react";
import { resolveVideo } from "../../../worker/contract/video";
import { buttonClass } from "../../ui/button";

/** Links to an exercise's video; nothing for an invalid address. */
export function ViewVideo({ address, of }: { address: string | null; of: string }) {
  const video = resolveVideo(address);
  if (video.kind === "none") return null;
  return (
    <a href={video.href} target="_blank" rel="noreferrer" className={buttonClass({ variant: "quiet", size: "sm" })}>
      <ExternalLink aria-hidden strokeWidth={1.75} />
      View Video<span className="sr-only"> of {of} in a new tab</span>
    </a>
  );
}
