import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { plural } from "../../../lib/format/format";
import { Alert } from "../../../ui/alert";
import { countsOf, type QueuedFile } from "./batch-state";

/** The batch's results, with links to its drafts. */
export function BatchSummary({ files }: { files: readonly QueuedFile[] }) {
  const { all, completed, error, pending } = countsOf(files);
  const made = (kind: "workout" | "week") =>
    files.filter(({ state, outcome, known }) => state === "completed" && !known && outcome?.kind === kind).length;
  const [workouts, weeks] = [made("workout"), made("week")];
  return (
    <Alert tone={error || pending ? "warning" : "success"} title={`${completed} of ${plural(all, "file")} imported`}>
      {workouts + weeks > 0 ? (
        <p>
          {plural(workouts, "workout")} and {plural(weeks, "weekly program")} wait as drafts:{" "}
          <Link to={addressOf("admin", { query: { tab: "workouts" } })} className="link">
            Individual Workouts
          </Link>
          ,{" "}
          <Link to={addressOf("adminWeeklyPrograms")} className="link">
            Weekly Programs
          </Link>
          .
        </p>
      ) : null}
      {error ? <p className="pt-1">{plural(error, "file")} could not be imported as they are; each says why.</p> : null}
      {pending ? (
        <p className="pt-1">{plural(pending, "file")} to go: choose them again, they are no longer on this device.</p>
      ) : null}
    </Alert>
  );
}
