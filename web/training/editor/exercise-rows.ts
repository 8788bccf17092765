import { checkTexts } from "../check-texts";
import { editExercise } from "../edit-exercise";
import { type ExerciseField, type ExerciseTexts, exerciseOf, NO_TEXTS, textsOf } from "../exercise-fields";

/** An exercise of a form: `id` is the stored one's, `key` the form's own. */
export type FormRow = { key: string; id: number | null; texts: ExerciseTexts };

type Stored = Record<ExerciseField, string | null> & { name: string; id?: number };

let made = 0;
const newKey = () => `new-${++made}-${crypto.randomUUID().slice(0, 8)}`;

export const blankRow = (): FormRow => ({ key: newKey(), id: null, texts: NO_TEXTS });

const rowOf = ({ id, ...exercise }: Stored): FormRow => ({
  key: id === undefined ? newKey() : `e${id}`,
  id: id ?? null,
  texts: textsOf(exercise),
});

/** Returns the form's rows: always one at least. */
export const rowsOf = (exercises: Stored[]): FormRow[] => (exercises.length ? exercises.map(rowOf) : [blankRow()]);

/** Returns the exercises to send, without rows that have no name. */
export function exercisesOf(rows: FormRow[]) {
  return rows
    .filter(({ texts }) => texts.name.trim())
    .map(({ id, texts }) => ({ ...(id === null ? {} : { id }), ...exerciseOf(texts) }));
}

export function editRow(rows: FormRow[], key: string, field: ExerciseField, text: string): FormRow[] {
  return rows.map((row) => (row.key === key ? { ...row, texts: editExercise(row.texts, field, text) } : row));
}

/** Moves a row to another position. */
export function moveRow(rows: FormRow[], key: string, to: number): FormRow[] {
  const row = rows.find((each) => each.key === key);
  if (!row) return rows;
  const others = rows.filter((each) => each !== row);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

/** Returns the problems by row and field (`{key}.{field}`). A row without a name is not sent, so it has none. */
export function problemsOf(rows: FormRow[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { key, texts } of rows.filter((row) => row.texts.name.trim())) {
    for (const [field, message] of Object.entries(checkTexts(texts))) problems[`${key}.${field}`] = message;
  }
  return problems;
}

/** Returns the form's key for a server error at `exercises.3.videoUrl`; the index counts the sent rows. */
export function problemKey(rows: FormRow[], path: string): string | null {
  const [, index, field] = /^\w+\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const row = index === undefined ? undefined : rows.filter(({ texts }) => texts.name.trim())[Number(index)];
  return row && field && field in row.texts ? `${row.key}.${field}` : null;
}

export const exerciseControl = (key: string, field: ExerciseField) => `exercise-${key}-${field}`;
