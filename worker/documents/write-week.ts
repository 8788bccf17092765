import { DAY_NAMES, type ExerciseDraft, type WeekDraft, type WorkoutDraft } from "../contract/drafts";
import { TEMPLATE_FIELDS, type TemplateDocument, type TemplateField } from "../contract/templates-limits";
import { exerciseTable, oneLine } from "./exercise-table";
import { writeDocument } from "./write-workout";
import type { WrittenLine } from "./written-table";

/** As the reader names them, so that each is one. */
const OPTIONS = {
  no_equipment: "Option 1: No Equipment",
  equipment: "Option 2: Equipment",
  coach_program: "Option 3: Coach's Program",
} as const;

/** A week as a document that `readWeek` reads back: the same draft, as long as nobody has changed the document. */
export function writeWeek(week: WeekDraft, type: TemplateDocument): Promise<Uint8Array> {
  const fields = fieldsOf(week.days.flatMap(({ sections }) => sections.flatMap(({ exercises }) => exercises)));
  return writeDocument(
    {
      title: oneLine(week.title ?? "Week"),
      facts: [
        ...(week.weekNumber === null ? [] : [{ label: "Week", value: String(week.weekNumber) }]),
        ...(week.description ? [{ label: "Description", value: oneLine(week.description) }] : []),
      ],
      tables: week.days.flatMap((day) => {
        const name = DAY_NAMES[day.dayOfWeek] ?? "";
        const own: WrittenLine[] = [
          { style: "day", text: oneLine(day.title ? `${name} – ${day.title}` : name) },
          ...[day.description, day.notes].flatMap((words): WrittenLine[] =>
            words ? [{ style: "words", text: `Day notes: ${oneLine(words)}` }] : [],
          ),
        ];
        const sections = day.sections.filter(({ exercises }) => exercises.length > 0);
        if (!sections.length) return [{ above: own, ...exerciseTable([], fields) }];
        return sections.map(({ columnType, exercises }, index) => ({
          above: [...(index === 0 ? own : []), { style: "option" as const, text: OPTIONS[columnType] }],
          ...exerciseTable(exercises, fields),
        }));
      }),
      draft: week,
    },
    type,
  );
}

/** A workout in the same way, for `readWorkout`. */
export function writeStoredWorkout(workout: WorkoutDraft, type: TemplateDocument): Promise<Uint8Array> {
  const { title, description, estimatedDuration, exercises } = workout;
  return writeDocument(
    {
      title: oneLine(title ?? "Workout"),
      facts: [
        ...(estimatedDuration === null ? [] : [{ label: "Duration", value: `${estimatedDuration} min` }]),
        ...(description ? [{ label: "Description", value: oneLine(description) }] : []),
      ],
      tables: [{ above: [], ...exerciseTable(exercises, fieldsOf(exercises)) }],
      draft: workout,
    },
    type,
  );
}

/** A column for each thing that some exercise says. */
const fieldsOf = (exercises: readonly ExerciseDraft[]): TemplateField[] =>
  TEMPLATE_FIELDS.filter((field) => field === "name" || exercises.some((exercise) => exercise[field]));
