import { Clapperboard, Play, VideoOff } from "lucide-react";
import { resolveVideo } from "../../../worker/contract/video";
import { cx } from "../../ui/cx";
import type { ExerciseTexts } from "../exercise-fields";
import { TrainingArt } from "../training-art";

type RowVideoProps = {
  of: string;
  texts: ExerciseTexts;
  /** The library's video for the name; null if there is none, or the row has its own. */
  offered: string | null;
  onUse: (videoUrl: string) => void;
  /** Opens the address field. */
  onOpen: () => void;
};

/**
 * Shows a row's video as a picture that plays on press. Without one, the press uses the library's, or asks for an
 * address.
 */
export function RowVideo({ of, texts, offered, onUse, onOpen }: RowVideoProps) {
  const video = resolveVideo(texts.videoUrl);
  if (video.kind !== "none") {
    return (
      <a
        href={video.href}
        target="_blank"
        rel="noreferrer"
        title={`Watch: ${video.href}`}
        className={cx(BOX, "border-transparent")}
      >
        <TrainingArt title={texts.name} category={texts.category} className="size-full" />
        <span aria-hidden className="absolute inset-0 grid place-items-center">
          <Play className="size-3.5 rounded-full bg-paper fill-ink p-0.5 text-ink" />
        </span>
        <span className="sr-only">Watch the video of {of} in a new tab</span>
      </a>
    );
  }
  const Icon = offered ? Clapperboard : VideoOff;
  return (
    <button
      type="button"
      aria-label={offered ? `Use the known video of ${of}` : `Add a video to ${of}`}
      title={offered ? `Use the known video: ${offered}` : "No video yet: add one"}
      className={cx(
        BOX,
        "border-dashed hover:border-ink hover:text-ink",
        offered ? "border-accent bg-accent-soft text-accent" : "border-line-strong text-muted",
      )}
      onClick={() => (offered ? onUse(offered) : onOpen())}
    >
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
    </button>
  );
}

const BOX =
  "relative grid h-11 w-8 shrink-0 place-items-center overflow-hidden rounded-xs border lg:pointer-fine:h-7 [&>svg]:min-h-0";
