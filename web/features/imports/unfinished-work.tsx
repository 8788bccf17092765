import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import type { WorkoutWork } from "./use-workout-work";

type UnfinishedWorkProps = {
  unfinished: WorkoutWork[];
  onResume: (work: WorkoutWork) => void;
  onForget: (work: WorkoutWork) => void;
};

/** Edits that were left behind without importing them. */
export function UnfinishedWork({ unfinished, onResume, onForget }: UnfinishedWorkProps) {
  if (unfinished.length === 0) return null;
  return (
    <Alert tone="info" title="You have edits that were not imported">
      <ul className="divide-y divide-line">
        {unfinished.map((work) => (
          <li
            key={work.upload.workout.documentId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 last:pb-0"
          >
            <span className="min-w-0">
              <span className="font-semibold">{work.draft.title || "Without a title"}</span>{" "}
              <span className="text-muted">
                from <bdi>{work.fileName}</bdi>
              </span>
            </span>
            <span className="flex gap-2">
              <Button variant="secondary" size="sm" onClick={() => onResume(work)}>
                Continue<span className="sr-only"> with {work.draft.title}</span>
              </Button>
              <Button variant="quiet" size="sm" onClick={() => onForget(work)}>
                Discard<span className="sr-only"> the edits of {work.draft.title}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
