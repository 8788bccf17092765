import type { ExerciseField } from "./exercise-fields";

export const DIFFICULTIES = ["Beginner", "Intermediate", "Advanced"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Fields of an exercise, in the order of a document's columns. */
export const TEMPLATE_FIELDS = [
  "exerciseCode",
  "tier",
  "category",
  "name",
  "sets",
  "reps",
  "setRep",
  "load",
  "tempo",
  "rest",
  "duration",
  "description",
  "notes",
  "videoUrl",
] as const satisfies ExerciseField[];
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

export const TEMPLATE_LIMITS = { name: 200, description: 5000, category: 200, minutes: 1440, exercises: 100 } as const;

export const TEMPLATE_DEFAULTS = {
  difficulty: "Beginner",
  estimatedDuration: 30,
  exerciseFields: ["name", "setRep", "load", "tempo", "notes", "videoUrl"],
  isActive: true,
} as const satisfies {
  difficulty: Difficulty;
  estimatedDuration: number;
  exerciseFields: TemplateField[];
  isActive: boolean;
};

export const TEMPLATE_REFUSALS = {
  name: "Template name is required",
  difficulty: "This is not a difficulty.",
  exercises: `At most ${TEMPLATE_LIMITS.exercises} sample exercises.`,
} as const;

/** `code` of a refused save: somebody else has changed the template since it was opened. */
export const STALE_TEMPLATE = "stale_template";

/** Document formats in which a template can be downloaded. */
export const TEMPLATE_DOCUMENTS = ["xlsx", "docx"] as const;
export type TemplateDocument = (typeof TEMPLATE_DOCUMENTS)[number];

/** Returns the file name of an export: `{name}_template.json`, with underscores for spaces. */
export const templateExportName = (name: string) => `${fileNameOf(name)}_template.json`;

/** Returns the file name of the document. */
export const templateDocumentName = (name: string, type: TemplateDocument) => `${fileNameOf(name)}.${type}`;

/** Replaces characters that file systems refuse, and a leading dot, which would hide the file. */
const fileNameOf = (name: string) =>
  name
    .trim()
    .replace(/[/\\:*?"<>|\p{Cc}]/gu, "-")
    .replace(/^\.+/, "")
    .replace(/\s/g, "_") || "workout";
