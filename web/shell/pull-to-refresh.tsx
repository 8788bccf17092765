import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { everythingChanged } from "../data/changed";
import { cx } from "../ui/cx";

/** Pixels the indicator must move, at half the finger's speed, and its maximum. */
const ENOUGH = 64;
const MOST = 96;

/** Pull to refresh, for installed apps on iOS, which cannot be reloaded; Android has its own. */
export function PullToRefresh() {
  const client = useQueryClient();
  const sign = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let from: number | null = null;
    let pulled = 0;
    const show = (by: number) => {
      pulled = by;
      if (sign.current) sign.current.style.transform = `translateY(${by}px)`;
    };
    const start = ({ touches, target }: TouchEvent) => {
      const isOwn = target instanceof Element && target.closest("[data-session='true'], [data-chat], [role$=dialog]");
      from = touches.length === 1 && window.scrollY <= 0 && !isOwn ? (touches[0]?.clientY ?? null) : null;
    };
    const move = ({ touches }: TouchEvent) => {
      if (from === null) return;
      show(window.scrollY > 0 ? 0 : Math.min(MOST, Math.max(0, ((touches[0]?.clientY ?? 0) - from) / 2)));
    };
    const end = async () => {
      const wanted = from !== null && pulled >= ENOUGH;
      from = null;
      if (!wanted) return show(0);
      show(ENOUGH);
      setBusy(true);
      setSaid("Updating…");
      await everythingChanged(client).catch(() => {});
      setBusy(false);
      setSaid("Up to date.");
      show(0);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener("touchstart", start, { passive: true, signal });
    window.addEventListener("touchmove", move, { passive: true, signal });
    window.addEventListener("touchend", end, { signal });
    window.addEventListener("touchcancel", end, { signal });
    return () => leaving.abort();
  }, [client]);
  return (
    <>
      <div
        ref={sign}
        aria-hidden
        className="pointer-events-none fixed inset-x-0 -top-12 z-50 mx-auto grid size-11 place-items-center rounded-full border border-line bg-raised text-accent shadow-lift"
      >
        <RefreshCw className={cx("size-5", busy && "animate-spin motion-reduce:animate-none")} strokeWidth={1.75} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
