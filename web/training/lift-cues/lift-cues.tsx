import { Check, Crosshair, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { PlacedCue } from "../../../worker/contract/placed-cues";
import { storeTick } from "../../data/pending-ticks";
import { sendTicks } from "../../data/send-ticks";
import { Button, buttonClass } from "../../ui/button";
import { useToast } from "../../ui/toast-context";
import { CueFrame } from "./cue-frame";

type LiftCuesProps = { name: string; cues: readonly PlacedCue[]; userId: string };

/** Shows the coach's cues for a lift, each time, until somebody ticks them off. */
export function LiftCues({ name, cues, userId }: LiftCuesProps) {
  /** Cues ticked here stay in place, so that the tick can be undone. */
  const [said, setSaid] = useState<ReadonlyMap<number, { cue: PlacedCue; ticked: boolean }>>(new Map());
  const { toast } = useToast();
  const tick = (cue: PlacedCue, ticked: boolean) => {
    setSaid((before) => new Map(before).set(cue.id, { cue, ticked }));
    storeTick(userId, { id: cue.id, ticked, tried: false });
    void sendTicks(userId).then((refusals) => {
      for (const description of refusals) toast({ title: "Not changed", description, tone: "destructive" });
    });
  };
  const others = [...said.values()].flatMap(({ cue }) => (cues.some(({ id }) => id === cue.id) ? [] : [cue]));
  const shown = [...cues, ...others].sort((a, b) => a.id - b.id);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={`Cues for ${name}`} className="col-span-full grid grid-cols-1 gap-2">
      {shown.map((cue) =>
        said.get(cue.id)?.ticked ? (
          <li key={cue.id} className="flex min-h-11 items-center justify-between gap-3 text-muted text-sm">
            <span role="status" className="flex min-w-0 items-center gap-2">
              <Check aria-hidden className="size-4 shrink-0 text-success" strokeWidth={2.5} />
              <span className="min-w-0 truncate">Done with: {cue.text}</span>
            </span>
            <Button variant="quiet" size="sm" icon={<Undo2 aria-hidden />} onClick={() => tick(cue, false)}>
              Undo
            </Button>
          </li>
        ) : (
          <Cue key={cue.id} cue={cue} onDone={() => tick(cue, true)} />
        ),
      )}
    </ul>
  );
}

function Cue({ cue, onDone }: { cue: PlacedCue; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { text, media, messageId } = cue;
  return (
    <li className="animate-fade rounded-r-sm border-accent border-l-4 bg-raised py-2 pr-2 pl-3">
      <p className="text-muted text-xs">From your coach</p>
      <p className="max-w-prose whitespace-pre-line font-semibold text-lg leading-snug [overflow-wrap:anywhere]">
        {text}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-1.5">
        <Button variant="secondary" size="sm" icon={<Check aria-hidden strokeWidth={2} />} onClick={onDone}>
          Got it<span className="sr-only"> “{text}”</span>
        </Button>
        {media ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<Crosshair aria-hidden strokeWidth={1.75} />}
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? "Hide clip" : "Show on your clip"}
          </Button>
        ) : null}
      </div>
      {open && media ? (
        <div id={panel} className="grid animate-fade grid-cols-1 gap-2 pt-2">
          <CueFrame media={media} at={cue.at} shapes={cue.shapes} />
          {messageId === null ? null : (
            <Link
              to={addressOf("messages", { query: { message: messageId } })}
              className={`${buttonClass({ variant: "quiet", size: "sm" })} justify-self-start`}
            >
              Open the form check
            </Link>
          )}
        </div>
      ) : null}
    </li>
  );
}
