import { ArrowRight } from "lucide-react";
import type { RefObject } from "react";
import { Link } from "react-router-dom";
import type { CurrentUser } from "../../../worker/contract/account";
import { addressOf } from "../../../worker/contract/addresses";
import { brand } from "../../../worker/contract/brand";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { optionName } from "../../../worker/contract/day-options";
import { DAY_NAMES } from "../../../worker/contract/drafts";
import type { FirstWeek } from "../../../worker/contract/first-week";
import type { Fitting } from "../../../worker/contract/fitting-session";
import type { Dashboard } from "../../../worker/contract/progress";
import { estimatedMinutes } from "../../training/estimated-minutes";
import { TrainingArt } from "../../training/training-art";
import { useStanding } from "../../training/use-standing";
import { buttonClass } from "../../ui/button";
import { fittingOf } from "./fitting";
import { MarkNamed } from "./mark-named";
import { useCardTop } from "./use-card-top";

type FirstSessionProps = {
  user: CurrentUser;
  firstWeek: FirstWeek;
  data: Dashboard | null;
  today: CalendarDate;
  hasWord: boolean;
};

/** Shows the fitting first session, one press away. */
export function FirstSession({ user, firstWeek, data, today, hasWord }: FirstSessionProps) {
  const { injuryWords } = firstWeek.health;
  const heading = useCardTop();
  const { isLocked } = useStanding();
  const fitting = data ? fittingOf(firstWeek, data, today) : null;
  const shown = fitting && data ? shownSession(fitting, data) : null;
  if (!shown || !fitting) return <NothingYet heading={heading} />;
  return (
    <>
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
          Your first session
        </h1>
        <p className="text-muted">
          {hasWord ? `${brand.coach.firstName} says: go ahead. ` : null}
          {fitting.why}.
        </p>
      </header>
      <section aria-label={shown.title} className="overflow-hidden rounded-md border border-line bg-raised">
        <TrainingArt
          title={shown.title}
          category={shown.category}
          exercises={shown.exercises}
          className="h-36 w-full sm:h-48"
        />
        <div className="grid gap-4 p-5">
          <div className="grid gap-1">
            <p className="font-semibold text-accent text-sm">{shown.kicker}</p>
            <h2 className="text-3xl">{shown.title}</h2>
            <p className="text-muted text-sm">{shown.facts}</p>
          </div>
          <Link
            to={isLocked ? addressOf("subscribe") : shown.session}
            className={`${buttonClass({ size: "lg", block: true })} min-h-14`}
          >
            {isLocked ? "Unlock with membership" : "Start it now"} <ArrowRight aria-hidden strokeWidth={1.75} />
          </Link>
          <Link to={shown.whole} className="link justify-self-start py-2 text-sm">
            {shown.wholeText}
          </Link>
        </div>
      </section>
      {injuryWords ? <MarkNamed user={user} words={injuryWords} /> : null}
    </>
  );
}

function NothingYet({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <header className="grid gap-4">
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
        You are set
      </h1>
      <p className="text-muted">
        Nothing is published for you to train yet. It appears on your dashboard as soon as {brand.coach.firstName}{" "}
        publishes it.
      </p>
      <Link to={addressOf("dashboard")} className={`${buttonClass({ size: "lg" })} justify-self-start`}>
        To the dashboard
      </Link>
    </header>
  );
}

/** Returns the title and address of the chosen session. */
function shownSession(fitting: Fitting, { program, workouts }: Dashboard) {
  if (fitting.kind === "workout") {
    const workout = workouts.find(({ id }) => id === fitting.id);
    if (!workout) return null;
    return {
      title: workout.title,
      kicker: "A single workout",
      facts: factsOf(workout.exercises.length, workout.duration),
      category: workout.focus,
      exercises: workout.exercises,
      session: addressOf("workoutSession", { id: workout.id }),
      whole: addressOf("workouts"),
      wholeText: "See all workouts",
    };
  }
  const day = program?.dailyWorkouts.find(({ dayOfWeek }) => dayOfWeek === fitting.dayOfWeek);
  const section = day?.workoutSections.find(({ columnType }) => columnType === fitting.option);
  if (!program || !day || !section) return null;
  const query = { day: day.dayOfWeek, option: fitting.option };
  return {
    title: day.title,
    kicker: `${DAY_NAMES[day.dayOfWeek]}, ${optionName(fitting.option)}`,
    facts: factsOf(section.exerciseCount, program.gated ? null : estimatedMinutes(section.exercises)),
    category: null,
    exercises: section.exercises,
    session: addressOf("daySession", { id: program.id, query }),
    whole: addressOf("weeklyProgram", { id: program.id, query: { day: day.dayOfWeek }, hash: "training" }),
    wholeText: "See the whole day and its other options",
  };
}

const factsOf = (exercises: number, minutes: number | null) =>
  `${exercises} exercises${minutes === null ? "" : `, about ${minutes} minutes`}`;
