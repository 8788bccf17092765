import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { optionName } from "../../../worker/contract/day-options";
import { DAY_NAMES } from "../../../worker/contract/drafts";
import type { DailyWorkout, WeeklyProgram, WorkoutSection } from "../../../worker/contract/programs";
import { programQuery } from "../../data/programs";
import { isTrained } from "../../lib/format/week-standing";
import { RequestError } from "../../lib/http/request-error";
import { usePageParams } from "../../shell/use-page-params";
import { useTitle } from "../../shell/use-title";
import { CompetitionLater } from "../../training/competition/competition-later";
import { estimatedMinutes } from "../../training/estimated-minutes";
import { openingOption } from "../../training/option-choice";
import { SessionScreen } from "../../training/session/session-screen";
import { SessionUnready } from "../../training/session/session-unready";
import { useTraining } from "../../training/use-training";
import { trainedDays } from "./trained-days";

/** The full-screen session of a day's option. Redirects to the week's page if it cannot be trained. */
export function DaySessionPage() {
  const { id } = usePageParams("daySession");
  const [params] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(programQuery(id));
  const day = data?.dailyWorkouts.find(({ dayOfWeek }) => String(dayOfWeek) === params.get("day"));
  const option = day ? openingOption(day, params.get("option")) : null;
  const section = day?.workoutSections.find(({ columnType }) => columnType === option);
  useTitle(day?.title ?? "Weekly program");
  if (data && !data.gated && day && section && section.exerciseCount > 0) {
    return <Session key={`${day.id} ${option}`} program={data} day={day} section={section} />;
  }
  if (data || (error instanceof RequestError && error.status === 404)) {
    return <Navigate replace to={addressOf("weeklyProgram", { id, query: { day: params.get("day") } })} />;
  }
  return (
    <SessionUnready
      problem={error ? "Failed to load weekly program. Please try again." : null}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type SessionProps = { program: WeeklyProgram; day: DailyWorkout; section: WorkoutSection };

function Session({ program, day, section }: SessionProps) {
  const training = useTraining({ of: "weekly-programs", id: program.id });
  const name = optionName(section.columnType);
  const trained = trainedDays(program) + (isTrained(day) ? 0 : 1);
  const dayName = DAY_NAMES[day.dayOfWeek] ?? "The day";
  return (
    <SessionScreen
      what={{
        title: day.title,
        workoutId: null,
        day: {
          programId: program.id,
          dailyWorkoutId: day.id,
          dayOfWeek: day.dayOfWeek,
          columnType: section.columnType,
        },
      }}
      exercises={section.exercises}
      training={training}
      planned={estimatedMinutes(section.exercises)}
      startLabel="Start Workout"
      lead={day.competition ? <CompetitionLater day={day} short /> : null}
      completeLabel={`Complete ${name}`}
      stripes={{ earned: trained, of: program.dailyWorkouts.length, said: `${dayName}'s stripe is on.` }}
    />
  );
}
