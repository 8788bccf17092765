import { useQuery } from "@tanstack/react-query";
import { answersQuery } from "../data/threads";
import { exactTime, relativeTime } from "../lib/format/format";
import { ErrorState } from "../ui/error-state";
import { SkeletonGroup } from "../ui/skeleton";
import { WrittenText } from "../ui/written-text";
import type { ShownExercise } from "./swap/shown-exercise";

/** Shows the coach's kept answers about an exercise, newest first. */
export function CoachAnswers({ exercise }: { exercise: ShownExercise }) {
  const { data, isPending, isFetching, refetch } = useQuery(answersQuery(exercise.id));
  if (isPending) {
    return (
      <SkeletonGroup label="Loading what the coach has said" className="grid gap-2" bars={["h-4 w-4/5", "h-4 w-3/5"]} />
    );
  }
  if (!data) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        What the coach has said did not load. Please try again.
      </ErrorState>
    );
  }
  if (data.length === 0) return <p className="text-muted text-sm">The coach keeps nothing about this any more.</p>;
  return (
    <ul className="grid max-w-prose animate-fade grid-cols-1 gap-3">
      {data.map(({ id, content, keptAt, author }) => (
        <li key={id} className="grid grid-cols-1 gap-1 border-accent border-l-3 pl-3">
          <WrittenText>{content}</WrittenText>
          <p className="text-muted text-sm">
            {[author.firstName, author.lastName].filter(Boolean).join(" ") || "The coach"} ·{" "}
            <time dateTime={keptAt} title={exactTime(keptAt)}>
              {relativeTime(keptAt)}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}
