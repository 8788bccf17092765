import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { DAY_NAMES } from "../../../worker/contract/drafts";
import { answerCard, useCardSave } from "../../data/first-week";
import { dashboardQuery } from "../../data/training";
import { useToday } from "../../lib/format/today";
import { ExerciseRow } from "../../training/exercise-row";
import { SkeletonGroup } from "../../ui/skeleton";
import { TierBadge } from "../../ui/tier-badge";
import { CardFrame } from "./card-frame";
import type { CardProps } from "./card-props";
import { explainedDay, type ReadDay } from "./explained-day";

/** Explains each figure of a day of the running week, or of the sample. */
export function ReadingCard({ firstWeek: _, user, ...card }: CardProps) {
  const save = useCardSave(answerCard);
  const today = useToday(user.timeZone);
  const { data, isPending } = useQuery(dashboardQuery);
  return (
    <CardFrame
      {...card}
      busy={save.isPending}
      error={save.error}
      next="Got it"
      onNext={() => save.mutate({ card: "reading" }, { onSuccess: card.onDone })}
    >
      {isPending ? (
        <SkeletonGroup
          className="grid gap-3"
          label="Loading a day of your week"
          bars={["h-24 w-full", "h-24 w-full"]}
        />
      ) : (
        <Explained day={explainedDay(data ?? null, today)} />
      )}
    </CardFrame>
  );
}

function Explained({ day }: { day: ReadDay }) {
  const { dayOfWeek, title, isSample, options, exercise, tier, signs } = day;
  return (
    <div className="grid gap-7">
      <Part
        title="One day, your choice"
        note={`${isSample ? "A sample day" : DAY_NAMES[dayOfWeek]}: “${title}”. ${choiceText(options.length)}`}
      >
        <ul className="grid divide-y divide-line overflow-hidden rounded-md border border-line bg-raised">
          {options.map(({ name, exercises, minutes }) => (
            <li key={name} className="flex items-baseline justify-between gap-4 px-4 py-3">
              <span className="font-semibold">{name}</span>
              <span className="shrink-0 text-muted text-sm tabular-nums">
                {exercises} exercises{minutes === null ? "" : `, about ${minutes} min`}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      {exercise ? (
        <Part title="One exercise, its dose" note="The letter and number say the order: A1 and A2 are done in turn.">
          <ul className="overflow-hidden rounded-md border border-line bg-raised px-4">
            <ExerciseRow exercise={exercise} headingLevel={3} />
          </ul>
          <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
            {signs.map(({ sign, meaning }) => (
              <div key={sign} className="grid gap-0.5 border-line border-l-3 pl-3">
                <dt className="figures text-xl leading-tight">{sign}</dt>
                <dd className="text-muted text-sm">{meaning}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
      <Part
        title="Its tier"
        note="The letter on the picture says how hard a movement is, by the coach’s own levels from A to H."
      >
        <p className="flex items-center gap-3">
          <TierBadge tier={tier} className="h-9! w-8! text-xl!" />
          <span className="text-sm">
            Too hard today? Choose another option, or swap the exercise where you see the sign for it.
          </span>
        </p>
      </Part>
    </div>
  );
}

const choiceText = (options: number) =>
  options > 1
    ? "You train one of these, whichever fits today. None of them is the lesser one."
    : "This is what you train.";

function Part({ title, note, children }: { title: string; note: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-0.5">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="text-muted text-sm">{note}</p>
      </div>
      {children}
    </section>
  );
}
