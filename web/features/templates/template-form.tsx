import { useEffect, useRef, useState } from "react";
import type { WorkoutTemplate } from "../../../worker/contract/templates";
import {
  DIFFICULTIES,
  type Difficulty,
  STALE_TEMPLATE,
  TEMPLATE_DEFAULTS,
  TEMPLATE_FIELDS,
  TEMPLATE_LIMITS,
} from "../../../worker/contract/templates-limits";
import { readTemplate, useSaveTemplate } from "../../data/templates";
import { useUnloadGuard } from "../../lib/forms/use-unload-guard";
import { refusalsOf } from "../../lib/http/issues-of";
import { isUnauthorized, RequestError, shownMessage } from "../../lib/http/request-error";
import { ExerciseList } from "../../training/editor/exercise-list";
import type { FormRow } from "../../training/editor/exercise-rows";
import { focusProblem } from "../../training/editor/focus-problem";
import { type ExerciseField, LABELS } from "../../training/exercise-fields";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { FailedSave, type SaveFailure } from "../../ui/failed-save";
import { Field } from "../../ui/field";
import { FieldGroup } from "../../ui/field-group";
import { Select } from "../../ui/select";
import { submitting } from "../../ui/submitting";
import { TextArea } from "../../ui/text-area";
import { TextInput } from "../../ui/text-input";
import { TitledSection } from "../../ui/titled-section";
import { useToast } from "../../ui/toast-context";
import { UnsavedChanges } from "../../ui/unsaved-changes";
import { useOpenedHeading } from "../../ui/use-opened-heading";
import {
  checkTemplate,
  draftOf,
  emptyTemplate,
  isSame,
  payloadOf,
  problemAt,
  type TemplateDraft,
  templateStore,
} from "./template-draft";

type TemplateFormProps = {
  userId: string;
  /** Null for a new one. */
  template: WorkoutTemplate | null;
  /** Unsaved values of an earlier visit. */
  start: TemplateDraft | null;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  /** Restarts from the stored version. */
  onTakeNewer: (template: WorkoutTemplate) => void;
  onCancel: () => void;
  onDiscard: () => void;
};

export function TemplateForm(props: TemplateFormProps) {
  const { userId, template, start, onDirty, onSaved, onTakeNewer, onCancel, onDiscard } = props;
  const [before] = useState(() => (template ? draftOf(template) : emptyTemplate()));
  const [draft, setDraft] = useState(start ?? before);
  const { problems, failure, busy, submit, withNewer } = useStoring({ template, draft, onSaved });
  const heading = useOpenedHeading(true);
  const dirty = !isSame(draft, before);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => templateStore.save(userId, dirty ? { template, draft } : null), [userId, template, draft, dirty]);
  useUnloadGuard(dirty);

  const onRows = useRef((edit: (rows: FormRow[]) => FormRow[]) =>
    setDraft((now) => ({ ...now, rows: edit(now.rows) })),
  );
  return (
    <form
      noValidate
      aria-labelledby="template-form"
      onSubmit={submitting(submit)}
      className="grid min-w-0 grid-cols-1 gap-5 border-line border-b pb-10"
    >
      <h2 id="template-form" ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl">
        {template ? "Edit Template" : "Create Template"}
      </h2>
      {start ? <UnsavedChanges onDiscard={onDiscard}>The template below is as you left it.</UnsavedChanges> : null}
      <TemplateFields draft={draft} problems={problems} onDraft={setDraft} />
      <TitledSection id="sample-exercises" title="Sample Exercises" level={3} small className="grid grid-cols-1 gap-3">
        <ExerciseList
          rows={draft.rows}
          most={TEMPLATE_LIMITS.exercises}
          shown={draft.exerciseFields as ExerciseField[]}
          problems={problems}
          onRows={onRows.current}
        />
      </TitledSection>
      <Checkbox
        label="Active"
        help="New workouts can start from active templates."
        checked={draft.isActive}
        onChange={({ target }) => setDraft({ ...draft, isActive: target.checked })}
      />
      {failure ? (
        <FailedSave
          failure={failure}
          onTakeNewer={() => void withNewer(onTakeNewer)}
          onSaveOver={() => void withNewer(({ updatedAt }) => submit(updatedAt))}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={busy} busyLabel={template ? "Updating…" : "Creating…"}>
          {template ? "Update Template" : "Create Template"}
        </Button>
        <Button variant="secondary" size="lg" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type StoringProps = Pick<TemplateFormProps, "template" | "onSaved"> & { draft: TemplateDraft };

/** Saves the template and reports errors. */
function useStoring({ template, draft, onSaved }: StoringProps) {
  const { toast } = useToast();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveTemplate();
  const refuse = (found: Record<string, string>, message: string, stale = false) => {
    setProblems(found);
    setFailure({ message, stale });
    toast({ title: "Error", description: message, tone: "destructive" });
    focusProblem(found, (field) => `template-${field}`);
  };
  const submit = (madeOn = template?.updatedAt) => {
    const found = checkTemplate(draft);
    setFailure(null);
    setProblems(found);
    const [wrong] = Object.values(found);
    if (wrong) return refuse(found, wrong);
    save.mutate(
      { id: template?.id ?? null, payload: { ...payloadOf(draft), ...(madeOn ? { updatedAt: madeOn } : {}) }, key },
      {
        onSuccess: ({ name }) => {
          const title = template ? "Template Updated" : "Template Created";
          toast({ title, description: `“${name}” is saved.`, tone: "success" });
          onSaved();
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          const found = refusalsOf(error, (path) => problemAt(draft, path));
          const stale = error instanceof RequestError && error.body?.code === STALE_TEMPLATE;
          refuse(found, shownMessage(error, NOT_SAVED), stale);
        },
      },
    );
  };
  /** Calls `use` with the version that somebody else saved. */
  const withNewer = async (use: (newer: WorkoutTemplate) => void) => {
    if (!template) return;
    try {
      use(await readTemplate(template.id));
    } catch (error) {
      if (!isUnauthorized(error)) refuse({}, shownMessage(error, NOT_SAVED), true);
    }
  };
  return { problems, failure, busy: save.isPending, submit, withNewer };
}

type TemplateFieldsProps = {
  draft: TemplateDraft;
  problems: Record<string, string>;
  onDraft: (draft: TemplateDraft) => void;
};

/** The template's name, description, and the fields of its exercises. */
function TemplateFields({ draft, problems, onDraft }: TemplateFieldsProps) {
  const text = (field: "name" | "category" | "estimatedDuration" | "description") => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => onDraft({ ...draft, [field]: target.value }),
  });
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label="Template Name"
          id="template-name"
          required
          error={problems.name}
          className="content-start sm:col-span-2 lg:col-span-1"
        >
          <TextInput maxLength={TEMPLATE_LIMITS.name} autoComplete="off" {...text("name")} />
        </Field>
        <Field label="Category" id="template-category" error={problems.category} className="content-start">
          <TextInput maxLength={TEMPLATE_LIMITS.category} autoComplete="off" {...text("category")} />
        </Field>
        <Field label="Difficulty" id="template-difficulty" error={problems.difficulty} className="content-start">
          <Select
            value={draft.difficulty}
            onChange={({ target }) => onDraft({ ...draft, difficulty: target.value as Difficulty })}
            options={DIFFICULTIES.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field
          label="Estimated Duration (minutes)"
          id="template-estimatedDuration"
          error={problems.estimatedDuration}
          help={
            /^\s*\d+\s*$/.test(draft.estimatedDuration)
              ? undefined
              : `Counts as ${TEMPLATE_DEFAULTS.estimatedDuration}.`
          }
          className="content-start"
        >
          <TextInput inputMode="numeric" autoComplete="off" {...text("estimatedDuration")} />
        </Field>
      </div>
      <Field label="Description" id="template-description" error={problems.description}>
        <TextArea rows={2} grow maxLength={TEMPLATE_LIMITS.description} {...text("description")} />
      </Field>
      <FieldGroup legend="Exercise Fields" help="The columns of a document made from this template.">
        <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-4 lg:grid-cols-7">
          {TEMPLATE_FIELDS.map((field) => (
            <Checkbox
              key={field}
              label={LABELS[field]}
              checked={draft.exerciseFields.includes(field)}
              disabled={field === "name"}
              onChange={({ target }) => onDraft({ ...draft, exerciseFields: chosen(draft, field, target.checked) })}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}

const NOT_SAVED = "The template could not be saved.";

function chosen({ exerciseFields }: TemplateDraft, field: (typeof TEMPLATE_FIELDS)[number], on: boolean) {
  return TEMPLATE_FIELDS.filter((each) => (each === field ? on : exerciseFields.includes(each)));
}
