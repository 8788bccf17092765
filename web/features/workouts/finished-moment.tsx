import { useQuery } from "@tanstack/react-query";
import { STREAK_GOAL_DAYS } from "../../../worker/contract/progress-limits";
import { statsQuery } from "../../data/training";
import { plural } from "../../lib/format/format";
import { type Finished, SAVED_TEXT } from "../../training/session/use-finish";
import { StripeMoment } from "../../training/stripe-moment";

/** The belt gets a stripe for each consecutive training day. */
export function FinishedMoment({ finished }: { finished: Finished }) {
  const { data, isFetching } = useQuery(statsQuery);
  const sent = finished.state === "sent";
  const streak = sent && data && !isFetching ? data.currentStreak : null;
  return (
    <div className="grid grid-cols-1 gap-2">
      {sent ? (
        <StripeMoment
          // Keyed by the streak: animates once it is known.
          key={streak}
          earned={streak === null ? 0 : Math.min(streak, STREAK_GOAL_DAYS)}
          of={STREAK_GOAL_DAYS}
        />
      ) : null}
      <p className="animate-rise font-display font-extrabold text-2xl">
        {plural(finished.minutes, "minute")} on the mat.
        {streak === null ? null : ` ${streakText(streak)}`}
      </p>
      {finished.state === "waiting" ? <p>{SAVED_TEXT}</p> : null}
      {finished.state === "refused" ? <p>It could not be recorded. The reason is at the top of the page.</p> : null}
    </div>
  );
}

function streakText(streak: number): string {
  return streak <= 1 ? "The first stripe is on." : `${plural(streak, "training day")} in a row.`;
}
