import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { ToastContext, type ToastMessage } from "./toast-context";
import { useRoom } from "./use-room";

/**
 * Loaded with the first toast, as most visits have none. It may be needed offline or on a page older than the last
 * deploy, so a plain version is the fallback.
 */
const ToastCard = lazy(async () => {
  try {
    return { default: (await import("./toast-card")).ToastCard };
  } catch {
    return { default: PlainToast };
  }
});

function PlainToast({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  return (
    <div className="pointer-events-auto bg-ink p-4 text-paper">
      {message.title} {message.description}
      <button type="button" className="block min-h-11 underline" onClick={onDismiss}>
        Dismiss notification
      </button>
    </div>
  );
}

/**
 * Shows one toast at a time, the newest. Success shows over the page for some seconds; an error stays, in space of its
 * own at the top, covering nothing. Both live regions are always present, because some screen readers do not announce a
 * region that is added together with its text.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(ToastMessage & { key: number }) | null>(null);
  const count = useRef(0);
  const newest = useRef<ToastMessage | null>(null);
  const toast = useCallback((message: ToastMessage) => {
    count.current += 1;
    newest.current = message;
    setShown({ ...message, key: count.current });
  }, []);
  const dismiss = useCallback(() => {
    newest.current = null;
    setShown(null);
  }, []);
  const current = useCallback(() => newest.current, []);
  const alertRoom = useRoom("--alert-room");
  const api = useMemo(() => ({ toast, dismiss, told: current }), [toast, dismiss, current]);
  const urgent = shown?.tone === "destructive";
  const card = shown ? (
    <Suspense fallback={null}>
      <ToastCard key={shown.key} message={shown} onDismiss={dismiss} />
    </Suspense>
  ) : null;
  return (
    <ToastContext value={api}>
      {children}
      <div className="pointer-events-none fixed inset-x-0 top-(--toasts-top,auto) bottom-(--toasts-bottom,calc(var(--bottom-bar,0px)+var(--places,0px))) z-60 grid justify-items-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:justify-items-end sm:p-6">
        <div role="status" aria-atomic className="contents">
          {urgent ? null : card}
        </div>
      </div>
      <div ref={alertRoom} role="alert" aria-atomic className="fixed inset-x-0 top-0 z-60 print:hidden">
        {urgent ? card : null}
      </div>
    </ToastContext>
  );
}
