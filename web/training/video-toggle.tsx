import { ExternalLink, Play, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { resolveVideo } from "../../worker/contract/video";
import { Button, buttonClass } from "../ui/button";
import { VideoPlayer } from "../ui/video-player";

/** Shows and hides the demonstration of one exercise, and leads to where it lives. Nothing without an address. */
export function VideoToggle({ name, address }: { name: string; address: string | null }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const video = resolveVideo(address);
  if (video.kind === "none") return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-1">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          icon={open ? <X aria-hidden strokeWidth={1.75} /> : <Play aria-hidden strokeWidth={1.75} />}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide video" : "Show video"}
          <span className="sr-only"> of {name}</span>
        </Button>
        <NewTab
          href={video.href}
          label={`Open the video of ${name} in a new tab`}
          className="inline-grid size-11 place-items-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-ink sm:size-9"
        >
          <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
        </NewTab>
      </div>
      {open ? (
        <div id={panel} className="animate-fade">
          {video.kind === "unknown" ? (
            <div className="grid justify-items-start gap-3 rounded-md border border-line bg-raised p-4">
              <p className="text-sm">Video format not supported for embedding</p>
              <NewTab
                href={video.href}
                label={`Watch on YouTube: ${name}, in a new tab`}
                className={buttonClass({ variant: "secondary", size: "sm" })}
              >
                Watch on YouTube
              </NewTab>
            </div>
          ) : (
            <VideoPlayer title={name} kind={video.kind === "file" ? "file" : "frame"} src={video.embedUrl} />
          )}
        </div>
      ) : null}
    </div>
  );
}

function NewTab(props: { href: string; label: string; className: string; children: ReactNode }) {
  return (
    <a href={props.href} target="_blank" rel="noreferrer" aria-label={props.label} className={props.className}>
      {props.children}
    </a>
  );
}
