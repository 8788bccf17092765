import { isOffered, optionName } from "../../../../worker/contract/day-options";
import { COLUMN_TYPES, type ColumnType, DAY_NAMES, WEEKDAYS, type Weekday } from "../../../../worker/contract/drafts";
import { Select } from "../../../ui/select";
import type { SessionPlace } from "./review-answers";

type PlaceChoiceProps = {
  id?: string;
  /** Of which session, for those who hear the field's name alone. */
  of: string;
  place: SessionPlace | "out";
  /** Whether leaving out is among the days. */
  canLeaveOut?: boolean;
  /** Where it goes when it is taken in again. */
  otherwise: SessionPlace;
  onPlace: (place: SessionPlace | "out") => void;
};

/** The weekday and the option of a session, side by side. */
export function PlaceChoice({ id, of, place, canLeaveOut = false, otherwise, onPlace }: PlaceChoiceProps) {
  const out = place === "out";
  const { dayOfWeek, columnType } = out ? otherwise : place;
  return (
    <>
      <Select
        id={id}
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
