import { Check, CircleAlert, X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { ToastContext, type ToastMessage } from "./toast-context";

const LIFETIME_MS = 5000;

/**
 * One toast at a time; the newest wins. Both live regions are always in the page, because a region that arrives
 * together with its text is not announced by every screen reader.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(ToastMessage & { key: number }) | null>(null);
  const count = useRef(0);
  const toast = useCallback((message: ToastMessage) => {
    count.current += 1;
    setShown({ ...message, key: count.current });
  }, []);
  const dismiss = useCallback(() => setShown(null), []);
  const api = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);
  const urgent = shown?.tone === "destructive";
  const card = shown ? <ToastCard key={shown.key} message={shown} onDismiss={dismiss} /> : null;
  return (
    <ToastContext value={api}>
      {children}
      <div className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar,0px) z-60 grid justify-items-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:justify-items-end sm:p-6">
        <div role="status" aria-atomic className="contents">
          {urgent ? null : card}
        </div>
        <div role="alert" aria-atomic className="contents">
          {urgent ? card : null}
        </div>
      </div>
    </ToastContext>
  );
}

function ToastCard({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const tone = message.tone ?? "default";
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
      className={cx(CARD, tone === "destructive" ? "bg-danger text-on-danger" : "bg-ink text-paper")}
    >
      {tone === "success" ? <Check aria-hidden className="mt-2.5 size-5 shrink-0" strokeWidth={2.25} /> : null}
      {tone === "destructive" ? (
        <CircleAlert aria-hidden className="mt-2.5 size-5 shrink-0" strokeWidth={1.75} />
      ) : null}
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{message.title}</p>
        {message.description ? <p className="text-sm">{message.description}</p> : null}
      </div>
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
  "pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-md border border-transparent py-1.5 pr-3 pl-4 shadow-lift animate-rise";
