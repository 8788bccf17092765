import { type ExerciseField, NO_EXERCISE } from "../contract/exercise-fields";
import type { TemplateDocument, TemplateField } from "../contract/templates-limits";
import { writeDocx } from "./docx/write-docx";
import { exerciseTable, oneLine } from "./exercise-table";
import type { WrittenDocument } from "./written-table";
import { writeXlsx } from "./xlsx/write-xlsx";

type Written = {
  title: string;
  description: string | null;
  /** Minutes. */
  estimatedDuration: number;
  exercises: Record<ExerciseField, string | null>[];
};

/** Lines to fill in below the examples. */
const EMPTY_ROWS = 8;

/**
 * Writes a workout as a document for a coach to fill in, with a column for each of the fields. Out: the bytes of a .xlsx or
 * .docx that `readWorkout` reads back without a note. A workout without exercises gets one to write over.
 */
export function writeWorkout(
  workout: Written,
  fields: readonly TemplateField[],
  type: TemplateDocument,
): Promise<Uint8Array> {
  const examples = workout.exercises.length ? workout.exercises : [{ ...NO_EXERCISE, name: "First exercise" }];
  const { columns, rows } = exerciseTable(examples, fields);
  const empty = Array.from({ length: EMPTY_ROWS }, () => columns.map(() => ""));
  return writeDocument(
    {
      title: oneLine(workout.title),
      facts: [
        { label: "Duration", value: `${workout.estimatedDuration} min` },
        ...(workout.description ? [{ label: "Description", value: oneLine(workout.description) }] : []),
      ],
      tables: [{ above: [], columns, rows: [...rows, ...empty] }],
      draft: null,
    },
    type,
  );
}

export const writeDocument = (written: WrittenDocument, type: TemplateDocument): Promise<Uint8Array> =>
  type === "docx" ? writeDocx(written) : writeXlsx(written);
