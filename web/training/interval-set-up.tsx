import { NumberStepper } from "../ui/number-stepper";
import { Segmented } from "../ui/segmented";
import {
  INTERVAL_MODES,
  type IntervalChoice,
  type IntervalMode,
  MAT_MINUTES,
  MODE_NAMES,
  planOf,
  planText,
} from "./interval-choice";
import { INTERVAL_LIMITS } from "./interval-schedule";

type IntervalSetUpProps = { choice: IntervalChoice; onChoice: (choice: IntervalChoice) => void };

export function IntervalSetUp({ choice, onChoice }: IntervalSetUpProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Segmented<IntervalMode>
        label="Kind of timer"
        value={choice.mode}
        onValueChange={(mode) => onChoice({ ...choice, mode })}
        options={INTERVAL_MODES.map((mode) => ({ value: mode, label: MODE_NAMES[mode] }))}
        className="w-full [&>label]:flex-1 [&>label]:px-1.5"
      />
      <Fields choice={choice} onChoice={onChoice} />
      <p className="text-muted tabular-nums">{planText(planOf(choice))} Ten seconds to get into place.</p>
    </div>
  );
}

function Fields({ choice, onChoice }: IntervalSetUpProps) {
  const { mode, mat, emom, own } = choice;
  if (mode === "tabata") {
    return <p className="max-w-prose">Eight times twenty seconds all out, with ten seconds to breathe in between.</p>;
  }
  if (mode === "emom") {
    const put = (change: Partial<typeof emom>) => onChoice({ ...choice, emom: { ...emom, ...change } });
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <Rounds value={emom.rounds} onValueChange={(rounds) => put({ rounds })} />
        <Seconds label="A round every" least={15} value={emom.every} onValueChange={(every) => put({ every })} />
      </div>
    );
  }
  if (mode === "own") {
    const put = (change: Partial<typeof own>) => onChoice({ ...choice, own: { ...own, ...change } });
    return (
      <div className="grid gap-4 sm:grid-cols-3">
        <Seconds label="Work" least={5} value={own.work} onValueChange={(work) => put({ work })} />
        <Seconds label="Rest" least={0} value={own.rest} onValueChange={(rest) => put({ rest })} />
        <Rounds value={own.rounds} onValueChange={(rounds) => put({ rounds })} />
      </div>
    );
  }
  const put = (change: Partial<typeof mat>) => onChoice({ ...choice, mat: { ...mat, ...change } });
  return (
    <div className="grid gap-4">
      <Segmented
        label="Minutes a round"
        value={String(mat.minutes)}
        onValueChange={(minutes) => put({ minutes: Number(minutes) })}
        options={MAT_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))}
        className="w-full [&>label]:flex-1"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Rounds value={mat.rounds} onValueChange={(rounds) => put({ rounds })} />
        <Seconds label="Rest between" least={0} value={mat.rest} onValueChange={(rest) => put({ rest })} />
      </div>
    </div>
  );
}

function Rounds(props: { value: number; onValueChange: (value: number) => void }) {
  return <NumberStepper label="Rounds" min={1} max={INTERVAL_LIMITS.rounds} {...props} />;
}

function Seconds({
  least,
  ...rest
}: {
  label: string;
  least: number;
  value: number;
  onValueChange: (value: number) => void;
}) {
  return (
    <NumberStepper unit="seconds" min={least} max={INTERVAL_LIMITS.seconds} step={least === 0 ? 15 : 5} {...rest} />
  );
}
