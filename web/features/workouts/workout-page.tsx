import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { Workout } from "../../../worker/contract/workouts";
import { workoutQuery } from "../../data/workouts";
import { RequestError } from "../../lib/http/request-error";
import { useSession } from "../../lib/session/session";
import { QueryError } from "../../shell/query-error";
import { TalkLine } from "../../shell/talk-line";
import { usePageParams } from "../../shell/use-page-params";
import { useTitle } from "../../shell/use-title";
import { MemberPreview, useMemberPreview } from "../../training/member-preview";
import { StrandedWorkout } from "../../training/session/stranded-workout";
import { useRunningSession } from "../../training/session/use-running-session";
import { useTraining } from "../../training/use-training";
import { buttonClass } from "../../ui/button";
import { PageHeader } from "../../ui/page-header";
import { useWide } from "../../ui/use-wide";
import { SessionPanel } from "./session-panel";
import { WorkoutExercises } from "./workout-exercises";
import { WorkoutHeader } from "./workout-header";
import { WorkoutSkeleton } from "./workout-skeleton";
import { WorkoutTips } from "./workout-tips";
import { WorkoutVideo } from "./workout-video";

export function WorkoutPage() {
  const { id } = usePageParams("workout");
  // Only numbers are ids; anything else needs no request.
  const isId = /^\d{1,9}$/.test(id);
  const query = useQuery({
    ...workoutQuery(id),
    enabled: isId,
  });
  const { data, error } = query;
  const preview = useMemberPreview();
  const missing = !isId || (error instanceof RequestError && (error.status === 404 || error.status === 400));
  useTitle(missing ? "Workout Not Found" : (data?.title ?? "Workout"));
  if (missing) return <NotFound workoutId={Number(id)} />;
  if (error && !data) {
    return (
      <div className="page grid min-h-dvh content-start gap-8 py-10 sm:py-14">
        <PageHeader title="Workout" />
        <QueryError query={query} fallback="Failed to load the workout. Please try again." />
      </div>
    );
  }
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-4 py-4 sm:py-12 lg:gap-8">
      {data && preview ? (
        <MemberPreview
          what="workout"
          draft={false}
          editAt={addressOf("admin", { query: { tab: "workouts", workout: data.id } })}
        />
      ) : null}
      {/* The same heading element from placeholder to workout, so that focus on it is not lost. */}
      <WorkoutHeader workout={data} />
      {data ? <Training key={data.id} workout={data} /> : <WorkoutSkeleton />}
    </div>
  );
}

function Training({ workout: written }: { workout: Workout }) {
  const session = useSession();
  const userId = session.state === "signed-in" ? session.user.id : "";
  const training = useTraining({ of: "workouts", id: written.id }, !written.gated);
  // With this member's substitutes.
  const workout = { ...written, exercises: written.exercises.map(training.swaps.shown) };
  const running = useRunningSession(userId, { title: workout.title, workoutId: workout.id, day: null });
  const isWide = useWide("64rem");
  const content = (
    <div key="content" className="grid min-w-0 grid-cols-1 gap-10 lg:row-start-1">
      {isWide ? (
        <div key="video" className="max-lg:hidden">
          <WorkoutVideo workout={workout} />
        </div>
      ) : null}
      <WorkoutExercises key="exercises" workout={workout} training={training} session={running} />
      {isWide ? null : (
        <div className="grid grid-cols-1 gap-4">
          <p className="max-w-prose whitespace-pre-line text-muted empty:hidden">{workout.description}</p>
          <WorkoutVideo key="video" workout={workout} />
        </div>
      )}
      <WorkoutTips workout={workout} />
      <TalkLine
        what="workout"
        place={{ kind: "workout", id: workout.id }}
        address={{ programId: null, dayOfWeek: null, workoutId: workout.id }}
        about={workout.title}
        count={workout.comments}
        exercises={[...new Set(written.exercises.map(({ name }) => name))]}
      />
    </div>
  );
  if (workout.gated) {
    return (
      <div className="flex max-w-4xl flex-col gap-8">
        <StrandedWorkout
          userId={userId}
          isHere={(running) => running.workoutId === workout.id}
          says="Completing it takes a membership."
          action={
            <Link to={addressOf("subscribe")} className={buttonClass()}>
              Unlock with membership
            </Link>
          }
        />
        {content}
      </div>
    );
  }
  const panel = <SessionPanel key="panel" workout={workout} session={running} today={training.today} />;
  return (
    <div className="flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)] lg:items-start lg:gap-14 xl:gap-20">
      {/* The order in the document gives the Tab order: on a wide screen the panel comes first, on a phone last. The server
          does not know the window's width, so classes place it too. */}
      {isWide ? [panel, content] : [content, panel]}
    </div>
  );
}

function NotFound({ workoutId }: { workoutId: number }) {
  const session = useSession();
  return (
    <div className="page grid min-h-dvh content-start justify-items-start gap-6 py-16 sm:py-24">
      <PageHeader
        title="Workout Not Found"
        lead="The workout you're looking for doesn't exist or you don't have access to it."
      />
      {session.state === "signed-in" ? (
        <StrandedWorkout
          userId={session.user.id}
          isHere={(running) => running.workoutId === workoutId}
          says="It cannot be completed any more."
        />
      ) : null}
      <Link to={addressOf("dashboard")} className={buttonClass({ size: "lg" })}>
        Back to Dashboard
      </Link>
    </div>
  );
}
