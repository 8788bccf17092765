import { useId } from "react";
import { type ExerciseLoads, proposeLoads } from "../../../worker/contract/exercise-loads";
import { JOINTS, LIMITED_MOVEMENTS } from "../../../worker/contract/injuries-limits";
import { JOINT_NAMES, MOVEMENT_NAMES } from "../../training/injuries/injury-words";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";

type LoadsFieldProps = {
  /** The exercise's name and tags, from which its joint loads are proposed. */
  words: readonly string[];
  /** The coach's correction; null uses the proposal. */
  loads: ExerciseLoads | null;
  onChange: (loads: ExerciseLoads | null) => void;
};

/** Edits which joints an exercise loads, for members with injuries: proposed by name and tags, corrected by the coach. */
export function LoadsField({ words, loads, onChange }: LoadsFieldProps) {
  const helpId = useId();
  const shown = loads ?? proposeLoads(words);
  const labels = [
    ...shown.movements.map((movement) => MOVEMENT_NAMES[movement]),
    ...shown.joints.map((joint) => JOINT_NAMES[joint]),
  ];
  return (
    <fieldset aria-describedby={helpId} className="grid grid-cols-1 justify-items-start gap-2">
      <legend className="font-semibold text-sm">What it loads</legend>
      <p id={helpId} className="text-muted text-sm">
        Members who hurt there see it marked, and an alternative that does not.{" "}
        {loads ? "As you have corrected it." : "Proposed by its name and tags."}
      </p>
      <p>{labels.length > 0 ? labels.join(", ") : "Nothing that hurts anybody."}</p>
      <details className="w-full">
        <summary className="flex min-h-11 w-fit items-center font-semibold text-sm underline decoration-dotted underline-offset-4">
          Correct it
        </summary>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {LIMITED_MOVEMENTS.map((movement) => (
            <Checkbox
              key={movement}
              label={MOVEMENT_NAMES[movement]}
              checked={shown.movements.includes(movement)}
              onChange={({ target }) =>
                onChange({ ...shown, movements: withOrWithout(shown.movements, movement, target.checked) })
              }
            />
          ))}
        </div>
        <div className="mt-3 grid grid-cols-2 gap-x-4 border-line border-t pt-3 sm:grid-cols-3">
          {JOINTS.map((joint) => (
            <Checkbox
              key={joint}
              label={JOINT_NAMES[joint]}
              checked={shown.joints.includes(joint)}
              onChange={({ target }) =>
                onChange({ ...shown, joints: withOrWithout(shown.joints, joint, target.checked) })
              }
            />
          ))}
        </div>
      </details>
      {loads ? (
        <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
          Go by its words again
        </Button>
      ) : null}
    </fieldset>
  );
}

const withOrWithout = <Each,>(all: readonly Each[], one: Each, isIn: boolean): Each[] =>
  isIn ? [...all, one] : all.filter((each) => each !== one);
