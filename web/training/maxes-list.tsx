import { useState } from "react";
import type { SetTrainingMax, TrainingMaxes } from "../../worker/contract/training";
import type { MaxSource } from "../../worker/contract/training-limits";
import { dayOf } from "../lib/format/day-of";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { TextInput } from "../ui/text-input";
import { MaxForm } from "./max-form";

type MaxesListProps = {
  maxes: TrainingMaxes;
  /** The possessive for the sentences. */
  whose: "your" | "their";
  busy: boolean;
  error: string | undefined;
  onSet: (wanted: SetTrainingMax) => void;
};

/** Lists training maxes, each with its history. */
export function MaxesList({ maxes: { lifts, weightUnit }, whose, busy, error, onSet }: MaxesListProps) {
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      {lifts.length === 0 ? (
        <p className="text-muted text-sm">
          No maximums yet. The first one is asked for where a week says a percentage, or is added here.
        </p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {lifts.map(({ lift: name, max, proposed, changes }) => (
            <li key={name} className="grid grid-cols-1 gap-2 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="font-semibold">{name}</span>
                <span className="flex items-center gap-3 tabular-nums">
                  {max ? `${number(max.load)} ${max.unit}` : "–"}
                  <Button size="sm" variant="quiet" onClick={() => setEditing(editing === name ? null : name)}>
                    Change<span className="sr-only"> the max in {name}</span>
                  </Button>
                </span>
              </div>
              {proposed ? (
                <p className="text-muted text-sm">
                  The log speaks of about {number(proposed.load)} {proposed.unit}.
                </p>
              ) : null}
              {editing === name && max ? (
                <MaxForm
                  label={`Max in ${name}`}
                  unit={max.unit}
                  load={max.load}
                  busy={busy}
                  error={error}
                  onSave={(load) => onSet({ lift: name, load, unit: max.unit })}
                >
                  {proposed ? (
                    <Button
                      size="sm"
                      variant="secondary"
                      disabled={busy}
                      onClick={() => onSet({ lift: name, load: proposed.load, unit: proposed.unit, fromLog: true })}
                    >
                      Use {number(proposed.load)} {proposed.unit}
                    </Button>
                  ) : null}
                  <Button
                    size="sm"
                    variant="quiet"
                    disabled={busy}
                    onClick={() => onSet({ lift: name, load: null, unit: max.unit })}
                  >
                    Take it away
                  </Button>
                </MaxForm>
              ) : null}
              {changes.length > 1 ? <PastMaxes lift={name} changes={changes} /> : null}
            </li>
          ))}
        </ul>
      )}
      <AddedLift whose={whose} unit={weightUnit} busy={busy} error={error} onSet={onSet} />
    </div>
  );
}

type PastMaxesProps = { lift: string; changes: TrainingMaxes["lifts"][number]["changes"] };

function PastMaxes({ lift, changes }: PastMaxesProps) {
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center text-muted">
        What it has been<span className="sr-only">: {lift}</span>
      </summary>
      <ul className="grid gap-1 pb-1 text-muted tabular-nums">
        {changes.map((change) => (
          <li key={change.at}>
            {dayOf(change.at)}: {number(change.load)} {change.unit}, {SOURCES[change.source]}
          </li>
        ))}
      </ul>
    </details>
  );
}

type AddedLiftProps = Omit<MaxesListProps, "maxes"> & { unit: TrainingMaxes["weightUnit"] };

function AddedLift({ whose, unit, busy, error, onSet }: AddedLiftProps) {
  const [lift, setLift] = useState("");
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">Add a lift</summary>
      <div className="grid grid-cols-1 gap-3 pt-2">
        <Field label="Lift" help={`As the weeks call it: percentages of it go by ${whose} maximum.`}>
          <TextInput autoComplete="off" maxLength={200} value={lift} onChange={({ target }) => setLift(target.value)} />
        </Field>
        <MaxForm
          label="Max"
          unit={unit}
          load={null}
          busy={busy}
          error={error}
          onSave={(load) => onSet({ lift, load, unit })}
        />
      </div>
    </details>
  );
}

const SOURCES: Record<MaxSource, string> = { hand: "typed in", log: "from the log", coach: "set by the coach" };

const number = (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: 2 });
