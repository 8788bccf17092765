import { MessageCircle } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { TalkThreadProps } from "../features/community/talk/talk-thread";
import { plural } from "../lib/format/format";
import { useLoaded } from "../training/use-loaded";

const load = () => import("../features/community/talk/talk-thread");

type TalkLineProps = TalkThreadProps & { count: number | undefined; what: "day" | "workout" };

/** Shows the number of comments on a day or a workout, and opens them. Their code is loaded on press. */
export function TalkLine({ count = 0, what, ...talk }: TalkLineProps) {
  const asked = useSearchParams()[0].has("talk");
  const [open, setOpen] = useState(false);
  const [code, fetchCode] = useLoaded(load, false);
  const panel = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return;
    void fetchCode().then((isThere) => {
      setOpen(isThere);
      if (isThere) requestAnimationFrame(() => box.current?.scrollIntoView({ block: "start" }));
    });
  }, [asked, fetchCode]);
  return (
    <section
      ref={box}
      aria-label={`Said about ${talk.about}`}
      className="grid scroll-mt-24 grid-cols-1 gap-3 border-line border-t pt-2"
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={async () => setOpen(!open && (await fetchCode()))}
        className="inline-flex min-h-11 w-fit items-center gap-2 rounded-sm font-semibold text-muted text-sm transition-colors hover:text-ink"
      >
        <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
        {count > 0 ? plural(count, "comment") : `Ask or say something about this ${what}`}
      </button>
      {open && code ? (
        <div id={panel} className="animate-fade pb-2">
          <code.TalkThread {...talk} />
        </div>
      ) : null}
    </section>
  );
}
