import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { plural } from "../../../lib/format/format";
import { Button } from "../../../ui/button";
import { VideoProposal } from "../document/video-proposal";
import type { useProgramVideos } from "./use-program-videos";

/** What the library knows of the week's exercises: taken one by one, or all at once. */
export function VideoSuggestions({ videos }: { videos: ReturnType<typeof useProgramVideos> }) {
  const { preview, accepted, failed, retry, acceptAll, acceptingAll } = videos;
  const { suggestions, accepting, onAccept, onDismiss } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  // A proposal that was taken is gone, with the button that was pressed.
  useEffect(() => {
    if (accepted > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [accepted]);
  if (failed) {
    return (
      <p className="text-sm">
        Your library could not be asked for videos.{" "}
        <button type="button" className="link" onClick={retry}>
          Try again
        </button>
      </p>
    );
  }
  if (suggestions.length === 0 && accepted === 0) return null;
  return (
    <section aria-labelledby="video-suggestions" className="grid grid-cols-1 content-start gap-3">
      <h3 id="video-suggestions" ref={heading} tabIndex={-1} className="text-2xl">
        Videos from your library
      </h3>
      <p role="status" className="text-muted text-sm">
        {accepted > 0 ? `${plural(accepted, "exercise")} got a video. ` : null}
        {suggestions.length > 0 ? `${plural(suggestions.length, "proposal")} for names you have used before.` : null}
      </p>
      {suggestions.length > 1 ? (
        <Button
          variant="secondary"
          busy={acceptingAll}
          busyLabel="Adding…"
          icon={<CircleCheck aria-hidden strokeWidth={1.75} />}
          className="justify-self-start"
          onClick={acceptAll}
        >
          Use all {suggestions.length}
        </Button>
      ) : null}
      <ul className="grid max-h-96 gap-2 overflow-y-auto">
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.name}${suggestion.videoUrl}`} className="grid gap-1">
            <p className="font-semibold text-sm">{suggestion.name}</p>
            <VideoProposal
              proposal={suggestion}
              others={suggestion.exerciseIds.length - 1}
              busy={accepting?.includes(suggestion) ?? false}
              onAccept={() => onAccept(suggestion)}
              onDismiss={() => {
                onDismiss(suggestion);
                heading.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
