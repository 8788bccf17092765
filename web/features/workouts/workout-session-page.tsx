import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { Workout } from "../../../worker/contract/workouts";
import { workoutQuery } from "../../data/workouts";
import { shownMessage } from "../../lib/http/request-error";
import { usePageParams } from "../../shell/use-page-params";
import { useTitle } from "../../shell/use-title";
import { SessionScreen } from "../../training/session/session-screen";
import { SessionUnready } from "../../training/session/session-unready";
import { useTraining } from "../../training/use-training";

/** The full-screen session of a workout. Redirects to the workout's page if it cannot be trained. */
export function WorkoutSessionPage() {
  const { id } = usePageParams("workoutSession");
  const { data, error, isFetching, refetch } = useQuery({ ...workoutQuery(id), enabled: /^\d{1,9}$/.test(id) });
  useTitle(data?.title ?? "Workout");
  if (data && !data.gated) return <Session key={data.id} workout={data} />;
  if (data || isGone(error, id)) return <Navigate replace to={addressOf("workout", { id })} />;
  return (
    <SessionUnready
      problem={error ? shownMessage(error, "Failed to load the workout. Please try again.") : null}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const isGone = (error: Error | null, id: string) =>
  !/^\d{1,9}$/.test(id) || (error !== null && "status" in error && (error.status === 404 || error.status === 400));

function Session({ workout }: { workout: Workout }) {
  const training = useTraining({ of: "workouts", id: workout.id });
  const again = workout.lastCompletedOn === training.today;
  return (
    <SessionScreen
      what={{ title: workout.title, workoutId: workout.id, day: null }}
      exercises={workout.exercises}
      training={training}
      planned={workout.duration}
      startLabel={again ? "Start Workout again" : "Start Workout"}
      completeLabel="Complete Workout"
      stripes={null}
    />
  );
}
