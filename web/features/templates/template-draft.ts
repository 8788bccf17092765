import type { WorkoutTemplate } from "../../../worker/contract/templates";
import {
  type Difficulty,
  TEMPLATE_DEFAULTS,
  TEMPLATE_LIMITS,
  TEMPLATE_REFUSALS,
  type TemplateField,
} from "../../../worker/contract/templates-limits";
import { draftStore } from "../../lib/offline/draft-store";
import {
  blankRow,
  exercisesOf,
  type FormRow,
  problemKey,
  problemsOf,
  rowsOf,
} from "../../training/editor/exercise-rows";

/** The form's values as typed. */
export type TemplateDraft = {
  name: string;
  category: string;
  difficulty: Difficulty;
  estimatedDuration: string;
  description: string;
  exerciseFields: TemplateField[];
  isActive: boolean;
  rows: FormRow[];
};

/** Returns the form's start: one sample exercise to fill in. */
export const emptyTemplate = (): TemplateDraft => ({
  name: "",
  category: "",
  difficulty: TEMPLATE_DEFAULTS.difficulty,
  estimatedDuration: String(TEMPLATE_DEFAULTS.estimatedDuration),
  description: "",
  exerciseFields: [...TEMPLATE_DEFAULTS.exerciseFields],
  isActive: TEMPLATE_DEFAULTS.isActive,
  rows: [blankRow()],
});

export function draftOf(template: WorkoutTemplate): TemplateDraft {
  return {
    name: template.name,
    category: template.category ?? "",
    difficulty: template.difficulty as Difficulty,
    estimatedDuration: String(template.estimatedDuration),
    description: template.description ?? "",
    exerciseFields: template.exerciseFields,
    isActive: template.isActive,
    rows: rowsOf(template.sampleExercises),
  };
}

export function payloadOf(draft: TemplateDraft) {
  return {
    name: draft.name.trim(),
    category: draft.category.trim() || null,
    difficulty: draft.difficulty,
    estimatedDuration: minutesOf(draft.estimatedDuration),
    description: draft.description.trim() || null,
    exerciseFields: draft.exerciseFields,
    isActive: draft.isActive,
    sampleExercises: exercisesOf(draft.rows),
  };
}

/** Unsaved values of this tab: for a template as it was then, or for a new one (null). */
type StoredTemplate = { template: WorkoutTemplate | null; draft: TemplateDraft };

export const templateStore = draftStore<StoredTemplate>("tab", "template-draft", (value) => {
  const stored = value as Partial<StoredTemplate> | null;
  if (!stored?.draft || !Array.isArray(stored.draft.rows)) return null;
  return { template: stored.template ?? null, draft: { ...emptyTemplate(), ...stored.draft } };
});

export const isSame = (one: TemplateDraft, other: TemplateDraft) =>
  JSON.stringify(payloadOf(one)) === JSON.stringify(payloadOf(other));

/** Returns the errors by field, and by `{key}.{field}` of a row. */
export function checkTemplate(draft: TemplateDraft): Record<string, string> {
  return { ...(draft.name.trim() ? {} : { name: TEMPLATE_REFUSALS.name }), ...problemsOf(draft.rows) };
}

export function problemAt(draft: TemplateDraft, path: string): string | null {
  return path in draft ? path : problemKey(draft.rows, path);
}

function minutesOf(text: string): number {
  const minutes = Number.parseInt(text, 10);
  if (!Number.isSafeInteger(minutes)) return TEMPLATE_DEFAULTS.estimatedDuration;
  return Math.min(Math.max(minutes, 1), TEMPLATE_LIMITS.minutes);
}
