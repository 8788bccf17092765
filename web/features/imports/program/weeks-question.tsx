import type { ProgramReading } from "../../../../worker/contract/program-reading";
import { calendarDay, plural } from "../../../lib/format/format";
import { DateOverlaps } from "../../../training/weeks/date-overlaps";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import type { ReviewAnswers, ReviewChange } from "./review-answers";
import { dateId, weekId, weekName } from "./review-import";
import { dateProblem, weekDates } from "./week-dates";

type WeeksQuestionProps = {
  reading: ProgramReading;
  answers: ReviewAnswers;
  firstMonday: string;
  onChange: (change: ReviewChange) => void;
};

/** Asks which weeks are imported, and on which Mondays. Changing a Monday moves the later weeks. */
export function WeeksQuestion({ reading: { weeks }, answers, firstMonday, onChange }: WeeksQuestionProps) {
  const dates = weekDates(weeks.length, answers, firstMonday);
  const first = dates.findIndex((date) => date !== null);
  const all = weeks.map((_, week) => week);
  const out = answers.weeksOut.length;
  const last = dates.findLast((date) => date);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold text-lg">
        {weeks.length > 1 ? "Weeks, and the Monday each starts on" : "The Monday it starts on"}
      </legend>
      {weeks.length > 1 ? (
        <div className="flex flex-wrap items-end gap-x-8 gap-y-2">
          <Field label="First Monday" className="w-48">
            <TextInput
              type="date"
              value={answers.firstMonday ?? firstMonday}
              onChange={({ target }) => onChange({ do: "first-monday", date: target.value })}
            />
          </Field>
          <Checkbox
            id="all-weeks"
            label={`All ${plural(weeks.length, "week")}`}
            checked={out === 0}
            indeterminate={out > 0 && out < weeks.length}
            onChange={({ target }) => onChange({ do: "take-weeks", weeks: all, on: target.checked })}
          />
        </div>
      ) : null}
      <ul className="grid grid-cols-1 gap-x-10 border-line border-t sm:grid-cols-2">
        {weeks.map((week, index) => {
          const date = dates[index] ?? null;
          const name = weekName(weeks, index);
          const problem = date === null ? undefined : dateProblem(date, dates.slice(0, index));
          return (
            <WeekChoice
              key={weekId(index)}
              index={index}
              weeks={weeks}
              name={name}
              week={week}
              date={date}
              onChange={onChange}
              problem={problem}
              first={first}
            />
          );
        })}
      </ul>
      {first >= 0 && last && dates[first] ? (
        <DateOverlaps startDate={dates[first]} endDate={last} assignedTo={null} />
      ) : null}
      {weeks.length > 1 && dates[first] && last ? (
        <p className="text-muted text-sm">
          {plural(weeks.length - out, "week")}, the first on {calendarDay(dates[first])}, the last on{" "}
          {calendarDay(last)}.
        </p>
      ) : null}
    </fieldset>
  );
}

type WeekChoiceProps = Pick<WeeksQuestionProps, "onChange"> & {
  index: number;
  first: number;
  weeks: ProgramReading["weeks"];
  week: ProgramReading["weeks"][number];
  name: string;
  date: string | null;
  problem: string | undefined;
};

/** One week of the document: a checkbox and its Monday. */
function WeekChoice({ index, weeks, name, week, date, onChange, problem, first }: WeekChoiceProps) {
  return (
    <li className="grid content-start gap-1 border-line border-b py-1">
      <div className="grid grid-cols-[minmax(0,1fr)_10.5rem] items-center gap-x-4">
        {weeks.length > 1 ? (
          <Checkbox
            id={weekId(index)}
            label={
              <>
                {name}
                {week.number !== null && week.title ? (
                  <span className="block text-muted text-sm">{week.title}</span>
                ) : null}
              </>
            }
            checked={date !== null}
            onChange={({ target }) => onChange({ do: "take-weeks", weeks: [index], on: target.checked })}
          />
        ) : (
          <span id={weekId(index)} tabIndex={-1}>
            {name}
          </span>
        )}
        {date === null ? (
          <span className="text-muted text-sm">Left out</span>
        ) : (
          <TextInput
            id={dateId(index)}
            type="date"
            aria-label={`${name} starts on`}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${dateId(index)}-problem` : undefined}
            value={date}
            onChange={({ target }) =>
              onChange(
                index === first
                  ? { do: "first-monday", date: target.value }
                  : { do: "week-date", week: index, date: target.value },
              )
            }
          />
        )}
      </div>
      {problem ? (
        <p id={`${dateId(index)}-problem`} className="justify-self-end text-danger text-sm">
          {problem}
        </p>
      ) : null}
    </li>
  );
}
