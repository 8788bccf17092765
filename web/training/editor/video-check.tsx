import { resolveVideo } from "../../../worker/contract/video";
import { WatchLink } from "../watch-link";

/** Says how a video address will be shown, while it is typed. */
export function VideoCheck({ address, of }: { address: string; of: string }) {
  const video = resolveVideo(address);
  if (!address.trim()) return null;
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm" aria-live="polite">
      <span className={video.kind === "unknown" || video.kind === "none" ? "text-warning" : "text-success"}>
        {WORDS[video.kind]}
      </span>
      <WatchLink address={address} of={of} />
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
