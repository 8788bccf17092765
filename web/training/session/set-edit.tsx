import { type Gym, isBarbellLift } from "../../../worker/contract/gym";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import type { LogShape } from "../log-shape";
import { isEmptyRow, type SetRow } from "../set-rows";
import { readSeconds, typedSeconds } from "../typed-seconds";
import type { SessionSet } from "./session-sets";
import { SetField, type SetFieldProps } from "./set-field";

type SetEditProps = {
  id: string;
  name: string;
  set: SessionSet;
  isDone: boolean;
  shape: LogShape;
  gym: Gym;
  onChange: (index: number, row: SetRow) => void;
  onDone: () => void;
  onClear: () => void;
};

const EFFORT_STEP = 0.5;

/** Edits a set that differs from the dose; every change is logged at once. */
export function SetEdit({ id, name, set, isDone, shape, gym, onChange, onDone, onClear }: SetEditProps) {
  const loadStep = isBarbellLift(name) ? 2 * Math.min(...gym.plates) : gym.step;
  return (
    <form
      id={id}
      noValidate
      aria-label={`Change set ${set.number} of ${name}`}
      className="grid animate-fade grid-cols-1 gap-4 border-line border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {set.rows.map(({ index, row, prescribed, problems }) => {
        // The first change logs the rest of the dose with it.
        const shown = isEmptyRow(row) ? prescribed : row;
        const of = `set ${set.number}${row.side ? `, ${row.side} side` : ""}`;
        const change = (field: Partial<SetRow>) => onChange(index, { ...shown, ...field });
        const wrong = (field: string) => problems.some((problem) => problem.field === field);
        return (
          <div key={index} className="grid grid-cols-1 gap-3">
            {row.side ? <p className="font-semibold">{row.side === "left" ? "Left side" : "Right side"}</p> : null}
            <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
              <SetField
                label={shown.bodyweight ? "Load beside bodyweight" : "Load"}
                of={of}
                unit={shown.unit}
                value={shown.load}
                step={loadStep}
                least={shown.bodyweight ? -gym.step * 100 : 0}
                mode="decimal"
                wrong={wrong("load")}
                onChange={(load) => change({ load })}
              />
              <MeasureField shape={shape} of={of} row={shown} wrong={wrong} onChange={change} />
              <SetField
                label="Effort, 1 to 10"
                of={of}
                value={shown.effort}
                step={EFFORT_STEP}
                least={1}
                mode="decimal"
                wrong={wrong("effort")}
                onChange={(effort) => change({ effort })}
              />
            </div>
            {problems.length > 0 ? <FieldError>{problems.map(({ message }) => message).join(" ")}</FieldError> : null}
          </div>
        );
      })}
      <div className="flex flex-wrap gap-2">
        {isDone || set.isLogged ? (
          <Button variant="quiet" className="min-h-14 text-danger!" onClick={onClear}>
            Not done
          </Button>
        ) : null}
        <Button type="submit" className="min-h-14 flex-1 text-lg">
          {isDone ? "Done" : `Log set ${set.number}`}
        </Button>
      </div>
    </form>
  );
}

type Measured = "reps" | "time" | "distance";
/** Each measure's label, unit and text format. */
const MEASURES: Record<Measured, Pick<SetFieldProps, "label" | "unit" | "step" | "mode" | "read" | "write">> = {
  reps: { label: "Reps", step: 1, mode: "numeric" },
  time: { label: "Time", unit: "s", step: 5, mode: "text", read: readSeconds, write: typedSeconds },
  distance: { label: "Metres", unit: "m", step: 5, mode: "decimal" },
};

type MeasureFieldProps = {
  shape: LogShape;
  of: string;
  row: SetRow;
  wrong: (field: string) => boolean;
  onChange: (field: Partial<SetRow>) => void;
};

function MeasureField({ shape: { measure }, of, row, wrong, onChange }: MeasureFieldProps) {
  if (measure !== "reps" && measure !== "time" && measure !== "distance") return null;
  return (
    <SetField
      {...MEASURES[measure]}
      of={of}
      value={row[measure] ?? ""}
      wrong={wrong(measure)}
      onChange={(value) => onChange({ [measure]: value })}
    />
  );
}
