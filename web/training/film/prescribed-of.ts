import { logShape } from "../log-shape";
import { percentLoads } from "../percent-loads";
import { prescribedRows } from "../session/prescribed-rows";
import { rowOf, type SetRow } from "../set-rows";
import type { ShownExercise } from "../swap/shown-exercise";
import type { Training } from "../use-training";

/** Returns what each row of an exercise holds if it is done as prescribed. */
export function prescribedOf(exercise: ShownExercise, { past }: Training, rows: readonly SetRow[]): readonly SetRow[] {
  if (!past) return rows;
  const { id, dose } = exercise;
  const unit = past.weightUnit;
  const last = past.lastOf(id);
  return prescribedRows(rows, {
    dose,
    ownLoads: percentLoads(exercise, { lift: past.liftOf(id), gym: past.gym, unit }),
    last: last?.sets.map(rowOf) ?? [],
    shape: logShape(dose, past.todayOf(id), last),
    unit,
  });
}
