import { type SetTarget, type Span, setTargets } from "../../../worker/contract/set-targets";
import type { Sets } from "../../../worker/contract/sets";
import type { WeightUnit } from "../../../worker/contract/training-limits";
import type { LogShape } from "../log-shape";
import { emptyRow, type SetRow, setNumbers } from "../set-rows";
import { readNumber } from "../typed-number";
import { readSeconds, typedSeconds } from "../typed-seconds";

type Prescription = {
  dose: readonly Sets[];
  /** Loads of the sets in percent, in kilos or pounds, from `percentLoads`. */
  ownLoads: readonly (string | null)[];
  last: readonly SetRow[];
  shape: LogShape;
  unit: WeightUnit;
};

/**
 * Returns what each row holds if its set is done as prescribed: for a range the last value if it is within, else the
 * lower end, which claims no more than was done. What the dose leaves open is as last time.
 */
export function prescribedRows(rows: readonly SetRow[], prescription: Prescription): SetRow[] {
  const targets = setTargets(prescription.dose);
  const numbers = setNumbers(rows);
  return rows.map((row, index) => {
    const set = (numbers[index] ?? 1) - 1;
    const target = targets[set] ?? targets.at(-1);
    const ownLoad = prescription.ownLoads[set] ?? null;
    const last = prescription.last[index] ?? prescription.last.at(-1) ?? null;
    return prescribedRow(row, target, { ...prescription, ownLoad, before: last });
  });
}

type Beside = Pick<Prescription, "shape" | "unit"> & { ownLoad: string | null; before: SetRow | null };

function prescribedRow(row: SetRow, target: SetTarget | undefined, beside: Beside): SetRow {
  const { shape, unit, before } = beside;
  const plain = emptyRow(unit, { bodyweight: row.bodyweight ?? shape.bodyweight }, row.side ?? undefined);
  const { measure } = shape;
  const sameMeasure = target?.measure === measure;
  const amount = amountOf(sameMeasure ? (target?.amount ?? null) : null, beforeAmount(before, measure));
  const amountText = amount === null ? "" : measure === "time" ? typedSeconds(amount) : String(amount);
  const field = measure === "reps" ? "reps" : measure;
  return { ...plain, ...loadOf(target, plain, beside), [field]: amountText };
}

/** Returns the load with its unit; added to bodyweight, or taken off it, where the set is. */
function loadOf(
  target: SetTarget | undefined,
  row: SetRow,
  { ownLoad, before }: Beside,
): Pick<SetRow, "load" | "unit"> {
  const none = { load: "", unit: row.unit };
  if (ownLoad) return { load: ownLoad.split("–")[0] ?? "", unit: row.unit };
  const comparable = before && Boolean(before.bodyweight) === Boolean(row.bodyweight) ? before : null;
  if (target?.load) {
    const { low, high, unit } = target.load;
    const lastLoad = comparable?.unit === unit ? readNumber(comparable.load) : null;
    return { load: String(lastLoad !== null && lastLoad >= low && lastLoad <= high ? lastLoad : low), unit };
  }
  return comparable ? { load: comparable.load, unit: comparable.unit } : none;
}

function amountOf(span: Span | null, before: number | null): number | null {
  if (!span) return before;
  return before !== null && before >= span.low && before <= span.high ? before : span.low;
}

function beforeAmount(before: SetRow | null, measure: LogShape["measure"]): number | null {
  if (!before) return null;
  const amount =
    measure === "time"
      ? readSeconds(before.time ?? "")
      : readNumber((measure === "reps" ? before.reps : before.distance) ?? "");
  return Number.isNaN(amount) ? null : amount;
}

/** Returns whether a set's amount is unknown beforehand: as many as possible, and none logged last time. */
export function isOpenSet(dose: readonly Sets[], set: number): boolean {
  const targets = setTargets(dose);
  return (targets[set] ?? targets.at(-1))?.open ?? false;
}
