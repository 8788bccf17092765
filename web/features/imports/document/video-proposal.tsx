import { Check, X } from "lucide-react";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import type { Proposal } from "../workout/workout-draft";

type VideoProposalProps = {
  proposal: Proposal;
  id?: string | undefined;
  onAccept: () => void;
  onDismiss: () => void;
};

/** The library's video for an exercise name, to be previewed, accepted or dismissed. */
export function VideoProposal({ proposal, id, onAccept, onDismiss }: VideoProposalProps) {
  const { name, libraryName, videoUrl } = proposal;
  return (
    <div id={id} className="grid grid-cols-1 gap-1.5 rounded-sm bg-accent-soft p-2.5 text-sm">
      <p className="min-w-0">
        From your library:{" "}
        <a href={videoUrl} target="_blank" rel="noreferrer" className="link break-all">
          {libraryName === name ? shortAddress(videoUrl) : libraryName}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      <div className="flex items-center gap-1">
        <Button variant="secondary" size="sm" icon={<Check aria-hidden strokeWidth={1.75} />} onClick={onAccept}>
          Use video<span className="sr-only"> for {name}</span>
        </Button>
        <IconButton
          label={`Dismiss the video for ${name}`}
          icon={<X aria-hidden />}
          className="sm:size-9"
          onClick={onDismiss}
        />
      </div>
    </div>
  );
}

function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, "");
}
