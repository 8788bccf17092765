import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { plural } from "../../../lib/format/format";
import { Alert } from "../../../ui/alert";
import type { Imported } from "./use-import-workout";

export type ImportedNoticeProps = { workout: Imported; lostEdits: boolean };

/** Links to the imported workout. */
export function ImportedNotice({ workout, lostEdits }: ImportedNoticeProps) {
  const { title, isPublished, exerciseCount } = workout;
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button disappeared with the table, so the focus moves here.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        tone={lostEdits ? "warning" : "success"}
        title={`“${title}” ${isPublished ? "is published" : "is a draft"}`}
      >
        <p>
          It has {plural(exerciseCount, "exercise")}.{" "}
          {isPublished ? (
            <>
              Members find it under{" "}
              <Link to={addressOf("workouts")} className="link">
                Workouts
              </Link>
              .
            </>
          ) : (
            <>
              Only admins see it. It waits among the individual workouts of{" "}
              <Link to={addressOf("admin")} className="link">
                Content Administration
              </Link>
              .
            </>
          )}
        </p>
        {lostEdits ? (
          <p className="pt-1">
            Your first attempt had arrived after all. What you changed after it is not in the workout.
          </p>
        ) : null}
      </Alert>
    </div>
  );
}
