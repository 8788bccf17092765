import { Plus, X } from "lucide-react";
import { NO_SETS } from "../../../../worker/contract/no-sets";
import { READ_TEXT_MOST } from "../../../../worker/contract/program-import-limits";
import type { ProgramReading, ReadExercise, Sets } from "../../../../worker/contract/program-reading";
import { plural } from "../../../lib/format/format";
import { tierOptions } from "../../../training/tier";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import type { ReviewAnswers, ReviewChange } from "./review-answers";
import { renamed } from "./same-exercise";

type ExerciseEditProps = {
  at: string;
  read: ReadExercise;
  exercise: ReadExercise;
  reading: ProgramReading;
  answers: ReviewAnswers;
  onChange: (change: ReviewChange) => void;
  onClose: () => void;
};

/** All fields of an exercise. Typing takes effect immediately. */
export function ExerciseEdit({ at, read, exercise, reading, answers, onChange, onClose }: ExerciseEditProps) {
  const put = (patch: Partial<ReadExercise>) =>
    onChange({ do: "edit", keys: [at], exercises: [{ ...exercise, ...patch }] });
  const putSets = (index: number, patch: Partial<Sets>) =>
    put({ prescription: exercise.prescription.map((sets, each) => (each === index ? { ...sets, ...patch } : sets)) });
  const others = exercise.name.trim() === read.name ? null : renamed(reading, answers, read.name, exercise.name, at);
  return (
    <div className="my-2 grid animate-fade grid-cols-1 gap-4 rounded-sm bg-sunken p-3 sm:p-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="Exercise" error={exercise.name.trim() ? undefined : "Give the exercise a name."}>
          <TextInput
            autoFocus
            maxLength={READ_TEXT_MOST}
            value={exercise.name}
            onChange={({ target }) => put({ name: target.value })}
          />
        </Field>
        <Field label="Tier">
          <Select
            value={exercise.tier ?? ""}
            options={tierOptions(exercise.tier ?? "")}
            onChange={({ target }) => put({ tier: target.value || null })}
          />
        </Field>
      </div>
      {others && others.keys.length > 0 && exercise.name.trim() ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange({ do: "edit", ...others })}
        >
          Call it so in {plural(others.keys.length, "other place")} too
        </Button>
      ) : null}
      {exercise.prescription.map((sets, index) => (
        // Groups of sets may be alike; they are told apart by their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <SetsFields key={index} index={index} exercise={exercise} sets={sets} putSets={putSets} put={put} />
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden strokeWidth={1.75} />}
        onClick={() => put({ prescription: [...exercise.prescription, NO_SETS] })}
      >
        Add sets
      </Button>
      <FieldsBesideSets exercise={exercise} put={put} />
      <Field label="Notes">
        <TextArea
          rows={2}
          maxLength={READ_TEXT_MOST}
          value={exercise.notes ?? ""}
          onChange={({ target }) => put({ notes: target.value || null })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onClose}>
          Done
        </Button>
        {exercise === read ? null : (
          <Button size="sm" variant="quiet" onClick={() => onChange({ do: "forget-edit", key: at })}>
            As it was read
          </Button>
        )}
      </div>
    </div>
  );
}

type SetsFieldsProps = {
  index: number;
  exercise: ReadExercise;
  sets: Sets;
  putSets: (index: number, patch: Partial<Sets>) => void;
  put: (patch: Partial<ReadExercise>) => void;
};

function SetsFields({ index, exercise, sets, putSets, put }: SetsFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={exercise.prescription.length > 1 ? "mb-1 text-muted text-sm" : "sr-only"}>
        {exercise.prescription.length > 1 ? `Group ${index + 1}` : "Dose"}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <div className="grid grid-cols-2 gap-2 min-[30rem]:grid-cols-4 xl:grid-cols-7">
          {SETS_FIELDS.map(({ field, label }) => (
            <Field key={field} label={label}>
              <TextInput
                maxLength={READ_TEXT_MOST}
                value={sets[field] ?? ""}
                onChange={({ target }) => putSets(index, { [field]: target.value || null })}
              />
            </Field>
          ))}
        </div>
        <IconButton
          label={`Remove group ${index + 1} of the sets`}
          icon={<X aria-hidden />}
          onClick={() => put({ prescription: exercise.prescription.filter((_, each) => each !== index) })}
        />
      </div>
    </fieldset>
  );
}

type FieldsBesideSetsProps = { exercise: ReadExercise; put: (patch: Partial<ReadExercise>) => void };

function FieldsBesideSets({ exercise, put }: FieldsBesideSetsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {BESIDE.map(({ field, label }) => (
        <Field key={field} label={label}>
          <TextInput
            maxLength={READ_TEXT_MOST}
            value={exercise[field] ?? ""}
            onChange={({ target }) => put({ [field]: target.value || null })}
          />
        </Field>
      ))}
    </div>
  );
}

const SETS_FIELDS = [
  { field: "count", label: "Sets" },
  { field: "reps", label: "Reps" },
  { field: "duration", label: "Time" },
  { field: "distance", label: "Distance" },
  { field: "load", label: "Load" },
  { field: "percent", label: "Percent" },
  { field: "effort", label: "Effort" },
] as const;

const BESIDE = [
  { field: "exerciseCode", label: "Code" },
  { field: "category", label: "Category" },
  { field: "tempo", label: "Tempo" },
  { field: "rest", label: "Rest" },
] as const;
