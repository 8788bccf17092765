import { Check, CircleAlert, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import type { ToastMessage } from "./toast-context";

const LIFETIME_MS = 5000;

export function ToastCard({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const tone = message.tone ?? "default";
  const { action } = message;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeLeft(tone !== "destructive", hovered || focused, onDismiss);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock; all there is to do sits in the button.
    <div
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDismiss();
      }}
      className={cx("pointer-events-auto flex items-start gap-3 py-1.5", tone === "destructive" ? BAR : CARD)}
    >
      {tone === "success" ? <Check aria-hidden className="mt-2.5 size-5 shrink-0" strokeWidth={2.25} /> : null}
      {tone === "destructive" ? (
        <CircleAlert aria-hidden className="mt-2.5 size-5 shrink-0" strokeWidth={1.75} />
      ) : null}
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{message.title}</p>
        {message.description ? <p className="text-sm">{message.description}</p> : null}
      </div>
      {action ? (
        <Button
          variant="quiet"
          className="text-current! underline hover:bg-transparent hover:opacity-75 focus-visible:outline-current"
          onClick={() => {
            onDismiss();
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton
        label="Dismiss notification"
        icon={<X aria-hidden />}
        onClick={onDismiss}
        className="text-current! hover:bg-transparent hover:opacity-75 focus-visible:outline-current -mr-2"
      />
    </div>
  );
}

function useTimeLeft(runs: boolean, paused: boolean, onEnd: () => void) {
  const left = useRef(LIFETIME_MS);
  useEffect(() => {
    if (!runs || paused) return;
    const since = Date.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (Date.now() - since));
    };
  }, [runs, paused, onEnd]);
}

const CARD =
  "w-full max-w-md rounded-md border border-transparent bg-ink pr-3 pl-4 text-paper shadow-lift animate-rise";
/** Opaque from the first frame, since it is shown in space the page has just made. */
const BAR = "page max-w-none! bg-danger text-on-danger";
