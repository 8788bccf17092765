import { ChevronLeft, ChevronRight, List, Pause, Play } from "lucide-react";
import { landingSample } from "../../../../worker/contract/landing-sample";
import { SessionBelt } from "../../../training/session/session-belt";
import type { SessionSet } from "../../../training/session/session-sets";
import { SetTickRow } from "../../../training/session/set-tick-row";
import { TrainingArt } from "../../../training/training-art";
import { Button } from "../../../ui/button";
import { PhoneFrame } from "./phone-frame";

const { day, session } = landingSample;
const { equipment } = day.options;
const at = equipment.findIndex(({ code }) => code === session.code);
const standing = equipment.map((_, index) => ({
  done: index < at ? session.sets : index === at ? session.done : 0,
  of: session.sets,
}));
const nothing = () => {};

/** Shows a session in progress, built of the product's own parts. Where the browser can, scrolling ticks its next set. */
export function SampleSession() {
  return (
    <PhoneFrame label={`A session on a phone: ${session.name}, set ${session.done + 1} of ${session.sets} is next.`}>
      <div className="flex min-h-14 items-center gap-3 border-line border-b px-4">
        <List className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
        <p className="min-w-0 flex-1 font-semibold text-sm leading-tight">{day.title}</p>
        <p className="figures text-2xl leading-none">{session.clock}</p>
        <Pause className="size-5 shrink-0" strokeWidth={1.75} />
      </div>
      <div className="grid grid-cols-1 gap-2.5 px-3 pt-3 pb-4">
        <SessionBelt standing={standing} at={at} />
        <div className="relative grid h-28 place-items-center overflow-hidden rounded-sm">
          <TrainingArt title={session.name} className="absolute inset-0 size-full" />
          <span className="relative grid size-11 place-items-center rounded-full bg-paper text-ink shadow-lift">
            <Play className="ml-0.5 size-5 fill-current" strokeWidth={1.75} />
          </span>
        </div>
        <div className="grid gap-1">
          <p className="font-display font-extrabold text-[1.75rem] leading-tight">
            <span className="text-muted">{session.code} </span>
            {session.name}
          </p>
          <p className="figures text-lg leading-tight">{DOSE}</p>
          <p className="text-muted text-sm">{session.cue}</p>
        </div>
        <ol className="grid grid-cols-1 gap-1.5">
          {Array.from({ length: session.sets }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is known by its place.
            <SampleSet key={index} number={index + 1} />
          ))}
        </ol>
      </div>
      <div className="grid gap-2 border-line border-t px-3 pt-2.5 pb-2">
        <div className="relative flex items-baseline gap-2.5 overflow-hidden rounded-sm border border-line-strong bg-raised px-3 py-2.5">
          <span className="absolute inset-y-0 left-0 w-3/4 bg-accent-soft" />
          <p className="figures relative text-2xl leading-none">{session.rest}</p>
          <p className="relative text-sm">Rest</p>
        </div>
        <div className="flex items-stretch gap-2">
          <Button variant="secondary" className="w-12 px-0!" icon={<ChevronLeft />} />
          <Button variant="secondary" className="min-h-12 flex-1">
            <span className="figures text-lg">
              {at + 1} of {equipment.length}
            </span>
          </Button>
          <Button variant="secondary" className="w-12 px-0!" icon={<ChevronRight />} />
        </div>
      </div>
    </PhoneFrame>
  );
}

const DOSE = `${equipment[at]?.dose} · tempo 32X1 · RPE 7–8`;

/** The current set; its ticked state lies underneath. */
function SampleSet({ number }: { number: number }) {
  const isNext = number === session.done + 1;
  if (!isNext) return <Row number={number} isDone={number <= session.done} isNext={false} />;
  return (
    <li className="grid *:col-start-1 *:row-start-1 *:grid">
      <ol>
        <Row number={number} isDone isNext={false} />
      </ol>
      <ol className="sample-tick relative">
        <Row number={number} isDone={false} isNext />
      </ol>
    </li>
  );
}

function Row({ number, isDone, isNext }: { number: number; isDone: boolean; isNext: boolean }) {
  const set: SessionSet = {
    number,
    rows: [],
    text: session.set,
    isLogged: isDone,
    asks: false,
    lastText: session.lastTime,
  };
  return (
    <SetTickRow
      name={session.name}
      set={set}
      isDone={isDone}
      isNext={isNext}
      isTimed={false}
      editing={false}
      editId=""
      onTick={nothing}
      onEdit={nothing}
      onWatch={nothing}
    />
  );
}
