import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../ui/button";
import { NoticeBar } from "./notice-bar";

/** Offers a new version; the old one works until it is taken. */
export function UpdateNotice() {
  const [take, setTake] = useState<(() => void) | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (__HOT_RELOAD__ || !("serviceWorker" in navigator)) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    void import("./register-service-worker").then(({ registerServiceWorker }) => {
      if (!isUnmounted) stop = registerServiceWorker((accept) => setTake(() => accept));
    });
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, []);
  return (
    <div role="status">
      {take ? (
        <NoticeBar>
          <RefreshCw aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 text-muted" />
          <p className="mr-auto">A new version is ready.</p>
          <Button
            size="sm"
            busy={busy}
            busyLabel="Reloading…"
            onClick={() => {
              setBusy(true);
              take();
            }}
          >
            Reload
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setTake(null)}>
            Later
          </Button>
        </NoticeBar>
      ) : null}
    </div>
  );
}
