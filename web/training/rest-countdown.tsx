import { useEffect } from "react";
import { clockText } from "../../worker/contract/clock-text";
import { Button } from "../ui/button";
import { addToRest, endRest, REST_OVER_SHOWN_MS, type RunningRest, useRest } from "./rest-timer";
import { useCountdownCues } from "./use-countdown-cues";
import { useNow } from "./use-now";

const EXTRA_SECONDS = 15;

type RestCountdownProps = {
  /** Called after a press ended the rest; returns focus, as the button is gone. */
  onEnded?: () => void;
};

/** Shows the running rest, wherever it was started. A page must have exactly one. */
export function RestCountdown({ onEnded }: RestCountdownProps) {
  const rest = useRest();
  return (
    <>
      {rest ? <Counting rest={rest} onEnded={onEnded} /> : null}
      {/* Always in the page, so that screen readers announce changes. */}
      <p role="status" className="sr-only">
        {rest ? <Announcement rest={rest} /> : null}
      </p>
    </>
  );
}

function Counting({ rest, onEnded }: RestCountdownProps & { rest: RunningRest }) {
  const now = useNow(true, 200);
  const leftMs = rest.endsAt - now;
  const left = Math.max(0, Math.ceil(leftMs / 1000));
  useCountdownCues(`rest ${rest.endsAt}`, left);
  const isExpired = leftMs < -REST_OVER_SHOWN_MS;
  useEffect(() => {
    if (isExpired) endRest();
  }, [isExpired]);
  const share = rest.seconds > 0 ? Math.min(1, left / rest.seconds) : 0;
  return (
    <div className="relative flex animate-rise items-center gap-x-3 overflow-hidden rounded-sm border border-line-strong bg-raised py-1.5 pr-1.5 pl-3">
      {/* A width attribute instead of a style, which the content security policy refuses. */}
      <svg aria-hidden className="absolute inset-0 size-full">
        <rect width={`${share * 100}%`} height="100%" className="fill-accent-soft" />
      </svg>
      <div className="relative flex min-w-0 flex-1 items-baseline gap-x-2.5">
        <p role="timer" aria-label={`Rest after ${rest.name}`} className="figures text-3xl leading-none">
          {clockText(left)}
        </p>
        <p className="truncate">{left > 0 ? `Rest, ${rest.name}` : "Rest is over. Next set."}</p>
      </div>
      <Button variant="quiet" size="sm" className="relative px-2!" onClick={() => addToRest(EXTRA_SECONDS)}>
        <span aria-hidden>+{EXTRA_SECONDS} s</span>
        <span className="sr-only">{EXTRA_SECONDS} seconds more rest</span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="relative px-2!"
        onClick={() => {
          onEnded?.();
          endRest();
        }}
      >
        {left > 0 ? "Skip" : "Close"}
        <span className="sr-only"> the rest</span>
      </Button>
    </div>
  );
}

/** Announces the start and the end, not every second. */
function Announcement({ rest }: { rest: RunningRest }) {
  const now = useNow(true, 500);
  return now < rest.endsAt ? `Resting ${rest.seconds} seconds after ${rest.name}.` : "Rest is over. Next set.";
}
