import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Workout } from "../../../worker/contract/workouts";
import { dashboardQuery, statsQuery } from "../../data/training";
import { plural } from "../../lib/format/format";
import { isRest, isTrained } from "../../lib/format/week-standing";
import { workoutFacts } from "../../lib/format/workout-facts";
import { buttonClass } from "../../ui/button";
import { Cover } from "../../ui/cover";
import { CompetitionLater, CountdownLater } from "../competition/competition-later";
import { RollBarLater } from "../mat/roll-bar-later";
import { usePlanCode } from "../plan/use-plan-code";
import { TrainingArt } from "../training-art";
import { useStanding } from "../use-standing";
import { TodayDay } from "./today-day";
import { TodaySkeleton } from "./today-skeleton";
import { type TodaysTraining, todaysTraining } from "./todays-training";
import { WeekStrip } from "./week-strip";

/** Shows today's training, one press away, and the rest of the week. Nothing if nothing is published. */
export function Today({ today }: { today: CalendarDate }) {
  const { data, isPending } = useQuery(dashboardQuery);
  const { isLocked } = useStanding();
  const { code, loading } = usePlanCode(data?.weekPlan !== undefined);
  if (isPending || loading) return <TodaySkeleton />;
  const placed = data ? (code?.placedWeek(data, today) ?? null) : null;
  const training = placed && code ? code.todaysByPlan(placed, today) : data ? todaysTraining(data, today) : null;
  const mat = data?.mat ? (
    <>
      {placed && code ? <code.PlanWeek week={placed} mat={data.mat} today={today} linked /> : null}
      <RollBarLater mat={data.mat} today={today} linked />
    </>
  ) : null;
  if (!data || !training) {
    return mat && <div className="overflow-hidden rounded-md border border-line border-t-0 bg-raised">{mat}</div>;
  }
  const { program, workouts } = data;
  const [workout] = workouts;
  return (
    <section aria-labelledby="todays-training" className="overflow-hidden rounded-md border border-line bg-raised">
      {data.competitions ? <CountdownLater competitions={data.competitions} today={today} /> : null}
      <div className="grid md:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)]">
        <Picture training={training} />
        <div className="grid grid-cols-1 content-start gap-4 p-5 sm:p-7">
          <Heading training={training} />
          {isLocked ? <Locked training={training} /> : <Body training={training} today={today} />}
          {program && !placed ? (
            <div className="grid gap-2.5 border-line border-t pt-4">
              <WeekStrip program={program} today={today} />
              <Standing
                trained={program.dailyWorkouts.filter(isTrained).length}
                of={program.dailyWorkouts.filter((day) => !isRest(day)).length}
              />
            </div>
          ) : null}
        </div>
      </div>
      {workout && training.kind !== "workout" ? <AlsoToday workout={workout} /> : null}
      {mat}
    </section>
  );
}

function Heading({ training }: { training: TodaysTraining }) {
  return (
    <div className="grid gap-1">
      <h2 id="todays-training" className="font-sans font-semibold text-accent text-sm">
        {training.is}
      </h2>
      <p className="font-display font-extrabold text-4xl">{titleOf(training)}</p>
    </div>
  );
}

function titleOf(training: TodaysTraining): string {
  if (training.kind === "workout") return training.workout.title;
  if (training.kind === "day") return isRest(training.day) ? "Rest" : training.day.title;
  return training.title ?? "All of this week is done";
}

function Body({ training, today }: { training: TodaysTraining; today: CalendarDate }) {
  if (training.kind === "day") {
    const { why, ...of } = training;
    return (
      <>
        {of.day.competition ? (
          <CompetitionLater day={of.day} bare={of.day.competition.date === today && of.day.competition.daysToGo >= 0} />
        ) : null}
        {why ? <p className="text-muted">{why}</p> : null}
        {isRest(of.day) ? null : <TodayDay key={`${of.day.id} ${of.option}`} {...of} today={today} />}
      </>
    );
  }
  if (training.kind === "done") {
    return (
      <p className="flex items-start gap-2 text-muted">
        <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" strokeWidth={2.5} />
        Rest, or roll. The next week starts on Monday.
      </p>
    );
  }
  const { workout } = training;
  return (
    <>
      <p className="text-muted text-sm">{workoutFacts(workout)}</p>
      <Link
        to={addressOf("workoutSession", { id: workout.id })}
        className={`${buttonClass({ size: "lg", block: true })} md:max-w-sm`}
      >
        Train now <ArrowRight aria-hidden strokeWidth={1.75} />
      </Link>
    </>
  );
}

function Locked({ training }: { training: TodaysTraining }) {
  const open =
    training.kind === "workout"
      ? addressOf("workout", { id: training.workout.id })
      : addressOf("weeklyProgram", { id: training.program.id, hash: "training" });
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={addressOf("subscribe")} className={buttonClass({ size: "lg" })}>
        Unlock with membership
      </Link>
      <Link to={open} className={buttonClass({ size: "lg", variant: "secondary" })}>
        See what is open
      </Link>
    </div>
  );
}

/** Says how much of the week is trained, and the streak, if any. */
function Standing({ trained, of }: { trained: number; of: number }) {
  const { data } = useQuery(statsQuery);
  const streak = data?.currentStreak ?? 0;
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
      <span>
        {trained} of {plural(of, "day")} trained
      </span>
      {streak > 0 ? <span className="font-semibold text-ink">{plural(streak, "day")} in a row</span> : null}
    </p>
  );
}

function AlsoToday({ workout }: { workout: Workout }) {
  return (
    <Link
      to={addressOf("workout", { id: workout.id })}
      className="group flex min-h-15 items-center gap-3 border-line border-t px-5 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-3 sm:px-7"
    >
      <span className="min-w-0 flex-1 text-sm">
        <span className="text-muted">Or today's single workout: </span>
        <span className="font-semibold">{workout.title}</span>
        {workout.duration === null ? null : <span className="text-muted">, {workout.duration} min</span>}
      </span>
      <ArrowRight
        aria-hidden
        className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-1"
        strokeWidth={1.75}
      />
    </Link>
  );
}

const exercisesOf = (training: TodaysTraining) =>
  training.kind === "day" ? training.day.workoutSections.flatMap(({ exercises }) => exercises) : [];

function Picture({ training }: { training: TodaysTraining }) {
  const box = "h-28 w-full sm:h-40 md:order-last md:h-full md:min-h-72";
  if (training.kind !== "workout") {
    return <TrainingArt title={titleOf(training)} exercises={exercisesOf(training)} className={box} />;
  }
  const { title, focus, exercises } = training.workout;
  const drawn = <TrainingArt title={title} category={focus} exercises={exercises} className={box} />;
  return <Cover src={training.workout.thumbnailUrl} drawn={drawn} className={box} eager />;
}
