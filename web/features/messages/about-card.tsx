import { Dumbbell } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { MessageAbout } from "../../../worker/contract/messages";

/** Shows the exercise that a message asks about, with its log at that time. */
export function AboutCard({ about, linked = true }: { about: MessageAbout; linked?: boolean }) {
  const { exerciseName, sets } = about;
  const address = linked ? addressIn(about) : null;
  return (
    <div className="-mx-1 flex min-w-0 items-start gap-2.5 rounded-sm bg-raised px-3 py-2.5 text-ink">
      <Dumbbell aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 grid-cols-1">
        <p className="font-semibold leading-snug [overflow-wrap:anywhere]">
          {address ? (
            <Link
              to={address}
              className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current sm:min-h-0"
            >
              {exerciseName}
            </Link>
          ) : (
            exerciseName
          )}
        </p>
        <p className="text-muted text-sm tabular-nums [overflow-wrap:anywhere]">
          {sets ? (
            <>
              <span className="sr-only">Logged: </span>
              {sets}
            </>
          ) : (
            "Nothing logged yet"
          )}
        </p>
      </div>
    </div>
  );
}

function addressIn({ programId, dayOfWeek, workoutId }: MessageAbout): string | null {
  if (workoutId !== null) return addressOf("workout", { id: workoutId });
  return programId === null ? null : addressOf("weeklyProgram", { id: programId, query: { day: dayOfWeek } });
}
