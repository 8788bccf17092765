import { isOffered, optionName } from "../../../../worker/contract/day-options";
import { COLUMN_TYPES, type ColumnType, DAY_NAMES, WEEKDAYS, type Weekday } from "../../../../worker/contract/drafts";
import { Select } from "../../../ui/select";
import type { SessionPlace } from "./review-answers";

type PlaceChoiceProps = {
  /** Names the session for screen readers, which announce the field out of context. */
  of: string;
  place: SessionPlace | "out";
  /** Whether the list of days includes leaving the session out. */
  canLeaveOut?: boolean;
  /** Where the session goes when it is included again. */
  otherwise: SessionPlace;
  onPlace: (place: SessionPlace | "out") => void;
};

/** The weekday and option of a session. */
export function PlaceChoice({ of, place, canLeaveOut = false, otherwise, onPlace }: PlaceChoiceProps) {
  const out = place === "out";
  const { dayOfWeek, columnType } = out ? otherwise : place;
  return (
    <>
      <Select
        aria-label={`Day of ${of}`}
        value={out ? "out" : String(dayOfWeek)}
        onChange={({ target: { value } }) =>
          onPlace(value === "out" ? "out" : { dayOfWeek: Number(value) as Weekday, columnType })
        }
        options={[...DAYS, ...(canLeaveOut ? [{ value: "out", label: "Leave it out" }] : [])]}
      />
      <Select
        aria-label={`Option of ${of}`}
        disabled={out}
        value={columnType}
        onChange={({ target: { value } }) => onPlace({ dayOfWeek, columnType: value as ColumnType })}
        options={options(columnType)}
      />
    </>
  );
}

const DAYS = WEEKDAYS.map((day) => ({ value: String(day), label: DAY_NAMES[day] ?? "" }));
const options = (chosen: ColumnType) =>
  COLUMN_TYPES.filter((value) => value === chosen || isOffered(value)).map((value) => ({
    value,
    label: optionName(value),
  }));
