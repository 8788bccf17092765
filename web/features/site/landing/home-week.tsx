import { offeredOptions, optionName } from "../../../../worker/contract/day-options";
import { landingSample } from "../../../../worker/contract/landing-sample";
import { TrainingArt } from "../../../training/training-art";
import { SampleSession } from "./sample-session";

/** Shows what the product is: a session on a phone, and its day with the options to train it. */
export function HomeWeek() {
  const { day } = landingSample;
  return (
    <section aria-labelledby="week" className="border-line border-b bg-sunken">
      <div className="page grid grid-cols-1 gap-12 py-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-20 lg:gap-y-14 lg:py-24">
        <div className="grid content-end gap-4">
          <h2 id="week" className="text-5xl">
            A week, written for you
          </h2>
          <p className="max-w-prose text-lg text-muted">
            A new program every week, Monday to Friday. {ways()}, and watch the belt fill.
          </p>
        </div>
        <div className="grid content-center lg:row-span-2">
          <SampleSession />
        </div>
        <div className="grid content-start gap-5">
          <h3 className="grid gap-1">
            <span className="font-sans font-semibold text-accent text-sm">A {day.weekday}, as it is written</span>
            <span className="text-3xl">{day.title}</span>
          </h3>
          <div className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-3 lg:gap-x-6">
            {offeredOptions().map((option) => (
              <Option key={option} name={optionName(option)} exercises={day.options[option]} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Says how a day can be trained, and what a member does with it. */
function ways(): string {
  const number = { 2: "two", 3: "three" }[offeredOptions().length];
  return number
    ? `Each day comes ${number} ways: take the one that fits the gym, the hotel room or the energy you have, tick it off`
    : "Open the day, train it, tick it off";
}

/** As many as the row's class shows on a phone. */
const SHOWN_ON_PHONE = 3;

type OptionProps = { name: string; exercises: readonly { code: string; name: string; dose: string }[] };

function Option({ name, exercises }: OptionProps) {
  return (
    <div className="grid content-start gap-1">
      <h4 className="border-ink border-b-2 pb-2 font-semibold">{name}</h4>
      <ol className="divide-y divide-line">
        {exercises.map((exercise) => (
          <li
            key={exercise.code}
            className="grid max-sm:nth-[n+4]:hidden grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 py-2"
          >
            <TrainingArt title={exercise.name} className="size-10 rounded-xs" />
            <div className="min-w-0">
              <p className="font-semibold text-sm leading-tight">{exercise.name}</p>
              <p className="figures text-base text-muted leading-tight">{exercise.dose}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="text-muted text-sm sm:hidden">and {exercises.length - SHOWN_ON_PHONE} more</p>
    </div>
  );
}
