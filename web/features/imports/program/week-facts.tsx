import { CalendarPlus, Trash2 } from "lucide-react";
import { addDays } from "../../../../worker/contract/calendar";
import type { ReadWeek } from "../../../../worker/contract/program-reading";
import { PROGRAM_LIMITS } from "../../../../worker/contract/programs-limits";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { TextInput } from "../../../ui/text-input";
import type { ReviewAnswers, ReviewChange } from "./review-answers";
import { againId, againProblem, numberId, numberProblem } from "./review-import";

type WeekFactsProps = {
  index: number;
  name: string;
  week: ReadWeek;
  answers: ReviewAnswers;
  /** The dates of all weeks. */
  dates: readonly (string | null)[];
  onChange: (change: ReviewChange) => void;
};

/** The title and number of a week, and the additional Mondays it is imported on. */
export function WeekFacts({ index, name, week, answers, dates, onChange }: WeekFactsProps) {
  const again = answers.again[index] ?? [];
  const typed = answers.numbers[index];
  const put = (next: readonly string[]) => onChange({ do: "week-again", week: index, dates: next });
  const known = [...dates, ...Object.values(answers.again).flat()].filter((date): date is string => Boolean(date));
  return (
    <div className="grid grid-cols-1 gap-4 border-line border-b pb-4">
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-4">
        <Field label="Title">
          <TextInput
            value={answers.titles[index] ?? ""}
            placeholder={week.title ?? "Made of the program's title"}
            maxLength={PROGRAM_LIMITS.title}
            onChange={({ target }) => onChange({ do: "week-title", week: index, title: target.value || null })}
          />
        </Field>
        <Field label="Week number" id={numberId(index)} error={numberProblem(typed)}>
          <TextInput
            inputMode="numeric"
            value={typed ?? week.number ?? ""}
            onChange={({ target }) => onChange({ do: "week-number", week: index, number: target.value })}
          />
        </Field>
      </div>
      {again.map((date, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two further Mondays may be the same until one is changed.
        <div key={at} className="flex items-end gap-2">
          <Field
            label={`${name} also starts on`}
            id={againId(index, at)}
            error={againProblem(answers, dates, index, at)}
          >
            <TextInput
              type="date"
              value={date}
              onChange={({ target }) => put(again.map((each, place) => (place === at ? target.value : each)))}
            />
          </Field>
          <IconButton
            label={`Do not import ${name} on this Monday too`}
            icon={<Trash2 aria-hidden strokeWidth={1.75} />}
            onClick={() => put(again.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {dates[index] ? (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          icon={<CalendarPlus aria-hidden strokeWidth={1.75} />}
          onClick={() => put([...again, addDays(known.sort().at(-1) ?? dates[index] ?? "", 7)])}
        >
          Import it on another Monday too
        </Button>
      ) : null}
    </div>
  );
}
