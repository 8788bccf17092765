import { type RefObject, useEffect, useRef } from "react";
import type { AdminWorkout } from "../../../../worker/contract/admin-workouts";
import { MOST_EXERCISES } from "../../../../worker/contract/exercises-limits";
import { WORKOUT_LIMITS } from "../../../../worker/contract/imports-limits";
import type { WorkoutTemplate } from "../../../../worker/contract/templates";
import { FOCUS_AREAS, INTENSITIES } from "../../../../worker/contract/workouts-limits";
import { ForPublishers } from "../../../shell/for-publishers";
import { ExerciseList } from "../../../training/editor/exercise-list";
import type { FormRow } from "../../../training/editor/exercise-rows";
import { VideoCheck } from "../../../training/editor/video-check";
import type { ExerciseField } from "../../../training/exercise-fields";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { FailedSave } from "../../../ui/failed-save";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { TitledSection } from "../../../ui/titled-section";
import { UnsavedChanges } from "../../../ui/unsaved-changes";
import { useOpenedHeading } from "../../../ui/use-opened-heading";
import { CoverField } from "./cover-field";
import { TemplateStart } from "./template-start";
import { useWorkoutForm, workoutControl } from "./use-workout-form";
import type { WorkoutDraft, WorkoutText } from "./workout-form-draft";

type WorkoutFormProps = {
  userId: string;
  /** Null for a new one. */
  workout: AdminWorkout | null;
  start: WorkoutDraft | null;
  /** The initial values are unsaved ones, based on this state. */
  kept: { seen: string | null } | null;
  /** Opened by choosing a workout, so it takes the focus. */
  focus: boolean;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
  onTakeNewer: () => void;
  onTemplate: (template: WorkoutTemplate) => void;
};

const SHOWN: ExerciseField[] = ["name", "duration", "setRep", "load", "videoUrl", "description"];

export function WorkoutForm(props: WorkoutFormProps) {
  const { userId, workout, start, kept, focus, onDirty, onSaved, onCancel, onTakeNewer, onTemplate } = props;
  const form = useWorkoutForm({ userId, workout, start, seen: kept?.seen ?? null, onSaved });
  const { draft, change, problems, dirty, failure, busy, submit } = form;
  const heading = useOpenedHeading(focus);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const onRows = useRef((edit: (rows: FormRow[]) => FormRow[]) => change((now) => ({ ...now, rows: edit(now.rows) })));
  const text = (field: WorkoutText) => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      change((now) => ({ ...now, [field]: value }));
    },
  });
  const field = (name: WorkoutText) => ({ id: workoutControl(name), error: problems[name] });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      aria-labelledby="workout-form"
      className="grid min-w-0 grid-cols-1 gap-5"
    >
      <h2 id="workout-form" ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl">
        {workout ? "Edit Workout" : "Create New Workout"}
      </h2>
      {kept ? <UnsavedChanges onDiscard={onCancel}>They were left here without being saved.</UnsavedChanges> : null}
      {workout ? null : <TemplateStart onChoose={onTemplate} />}
      <Field label="Title" required {...field("title")}>
        <TextInput maxLength={WORKOUT_LIMITS.title} autoComplete="off" {...text("title")} />
      </Field>
      <Field label="Description" {...field("description")}>
        <TextArea rows={2} grow maxLength={WORKOUT_LIMITS.description} {...text("description")} />
      </Field>
      <WorkoutFacts field={field} text={text} draft={draft} />
      <div className="grid grid-cols-1 gap-1">
        <Field label="Main Video URL" help="A YouTube, Vimeo or direct video file URL." {...field("videoUrl")}>
          <TextInput inputMode="url" autoComplete="off" placeholder="https://" {...text("videoUrl")} />
        </Field>
        {problems.videoUrl ? null : <VideoCheck address={draft.videoUrl} of={draft.title || "the workout"} />}
      </div>
      <CoverField
        id={workoutControl("thumbnailUrl")}
        title={draft.title}
        value={draft.thumbnailUrl}
        error={problems.thumbnailUrl}
        onValue={(thumbnailUrl) => change((now) => ({ ...now, thumbnailUrl }))}
      />
      <WorkoutExercises draft={draft} problems={problems} onRows={onRows} />
      <ForPublishers isPublic={workout?.isPublished ?? false}>
        <Checkbox
          label="Published"
          help="Without it, the workout is a draft that members do not see."
          checked={draft.isPublished}
          onChange={(event) => {
            const isPublished = event.target.checked;
            change((now) => ({ ...now, isPublished }));
          }}
        />
      </ForPublishers>
      {failure ? (
        <FailedSave failure={failure} onTakeNewer={onTakeNewer} onSaveOver={() => void form.saveOver()} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={busy} busyLabel={workout ? "Updating…" : "Creating…"}>
          {workout ? "Update Workout" : "Create Workout"}
        </Button>
        {workout || dirty ? (
          <Button variant="secondary" size="lg" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type WorkoutFactsProps = {
  field: (name: WorkoutText) => { id: string; error: string | undefined };
  text: (field: WorkoutText) => { value: string; onChange: (event: { target: { value: string } }) => void };
  draft: WorkoutDraft;
};

/** Duration, day, intensity and focus. */
function WorkoutFacts({ field, text, draft }: WorkoutFactsProps) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[6fr_5fr_6fr_7fr]">
      <Field label="Duration (minutes)" className="content-start" {...field("duration")}>
        <TextInput type="number" inputMode="numeric" min={0} max={WORKOUT_LIMITS.minutes} {...text("duration")} />
      </Field>
      <Field label="Day" help="1 is Monday. Empty: any day." className="content-start" {...field("day")}>
        <TextInput type="number" inputMode="numeric" min={1} max={7} {...text("day")} />
      </Field>
      <Field label="Intensity" className="content-start" {...field("intensity")}>
        <Select {...text("intensity")} options={choices("None", INTENSITIES, draft.intensity)} />
      </Field>
      <Field label="Focus" className="content-start" {...field("focus")}>
        <Select {...text("focus")} options={choices("None", FOCUS_AREAS, draft.focus)} />
      </Field>
    </div>
  );
}

type WorkoutExercisesProps = Pick<ReturnType<typeof useWorkoutForm>, "draft" | "problems"> & {
  onRows: RefObject<(edit: (rows: FormRow[]) => FormRow[]) => void>;
};

function WorkoutExercises({ draft, problems, onRows }: WorkoutExercisesProps) {
  return (
    <TitledSection id="workout-exercises" title="Exercises" level={3} small className="grid grid-cols-1 gap-3">
      <p className="text-muted text-sm">
        Drag them into order, or press Alt with an arrow key. A row without a name is not saved.
      </p>
      <ExerciseList rows={draft.rows} most={MOST_EXERCISES} shown={SHOWN} problems={problems} onRows={onRows.current} />
    </TitledSection>
  );
}

/** Adds the stored value to the choices if it is not among them. */
function choices(none: string, values: readonly string[], own: string) {
  const all = own && !values.includes(own) ? [own, ...values] : values;
  return [{ value: "", label: none }, ...all.map((value) => ({ value, label: value }))];
}
