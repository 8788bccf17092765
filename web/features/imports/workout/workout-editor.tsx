import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { type DraftProblem, WORKOUT_CONTROLS } from "./check-draft";
import { EXERCISES_HEADING, ExerciseTable } from "./exercise-table";
import type { WorkoutWork } from "./use-workout-work";
import type { DraftChange } from "./workout-draft";

type WorkoutEditorProps = {
  work: WorkoutWork;
  problems: DraftProblem[];
  onChange: (change: DraftChange) => void;
};

/** The workout as read, with every part editable. */
export function WorkoutEditor({ work, problems, onChange }: WorkoutEditorProps) {
  const { draft, upload } = work;
  const problemOf = (control: string) => problems.find((problem) => problem.control === control)?.message;
  const say = (field: "title" | "minutes" | "description") => (event: { target: { value: string } }) =>
    onChange({ do: "say", field, text: event.target.value });
  return (
    <Card as="section" aria-labelledby="preview" className="grid grid-cols-1 gap-6">
      <h2 id="preview" tabIndex={-1} className="text-3xl">
        Workout Preview &amp; Edit
      </h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label="Title" id={WORKOUT_CONTROLS.title} error={problemOf(WORKOUT_CONTROLS.title)} required>
          <TextInput value={draft.title} onChange={say("title")} />
        </Field>
        <Field
          label="Duration in minutes"
          id={WORKOUT_CONTROLS.minutes}
          help={isMinutes(draft.minutes) ? undefined : "This is no whole number, so it counts as 0."}
        >
          <TextInput inputMode="numeric" value={draft.minutes} onChange={say("minutes")} />
        </Field>
        <Field
          label="Description"
          id={WORKOUT_CONTROLS.description}
          error={problemOf(WORKOUT_CONTROLS.description)}
          className="sm:col-span-2"
        >
          <TextArea grow rows={2} value={draft.description} onChange={say("description")} />
        </Field>
      </div>
      <section aria-labelledby={EXERCISES_HEADING} className="grid grid-cols-1 gap-3">
        <h3 id={EXERCISES_HEADING} tabIndex={-1} className="text-2xl">
          Exercises
        </h3>
        <ExerciseTable draft={draft} notes={upload.notes} onChange={onChange} />
      </section>
    </Card>
  );
}

const isMinutes = (text: string) => /^\s*\d*\s*$/.test(text);
