import { useRef, useState } from "react";
import type { Review } from "../../../../worker/contract/messages";
import type { Remark } from "../../../../worker/contract/remarks";
import { ClipStage } from "../../../media/clip/clip-stage";
import { Drawing } from "../../../media/clip/drawing";
import { momentText, shapesInWords } from "../../../media/clip/shape-geometry";
import { cx } from "../../../ui/cx";

/** Shows the remarks on a form check: pressing one seeks the clip to its moment and shows its drawing. */
export function ReviewedClip({ review: { media, remarks } }: { review: Review }) {
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const remark = shown === null ? undefined : remarks[shown];

  function show(index: number, { at }: Remark) {
    setShown(index);
    const { current } = video;
    if (!current) return;
    current.pause();
    current.currentTime = at;
    current.scrollIntoView({ block: "nearest" });
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      {media ? (
        <ClipStage
          {...media}
          label="Your form check"
          height="15rem"
          video={video}
          controls
          onPlay={() => setShown(null)}
        >
          {(frame) =>
            remark ? (
              <svg
                role="img"
                aria-label={`Drawn at ${momentText(remark.at)}: ${shapesInWords(remark.shapes, frame) || "nothing"}`}
                viewBox={`0 0 ${frame.width} ${frame.height}`}
                className="pointer-events-none absolute inset-0 size-full"
              >
                <Drawing shapes={remark.shapes} frame={frame} />
              </svg>
            ) : null
          }
        </ClipStage>
      ) : (
        <p className="text-muted text-sm">The clip that this is about is not there any more.</p>
      )}
      <ol aria-label="Remarks" className="divide-y divide-line border-line border-y">
        {remarks.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: remarks of a sent message stay as they are.
          <li key={index}>
            <button
              type="button"
              aria-pressed={shown === index}
              disabled={!media}
              onClick={() => show(index, each)}
              className={cx(
                "flex min-h-11 w-full items-baseline gap-3 px-2 py-2 text-left transition-colors enabled:hover:bg-sunken",
                shown === index && "bg-sunken",
              )}
            >
              {media?.mediaType === "video" ? (
                <span className="figures shrink-0 text-accent">{momentText(each.at)}</span>
              ) : (
                <span className="figures shrink-0 text-accent">{index + 1}</span>
              )}
              <span className="min-w-0 [overflow-wrap:anywhere]">{each.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
