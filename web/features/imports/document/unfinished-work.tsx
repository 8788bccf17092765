import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";

/** A document whose editing was started but not finished. */
export type Unfinished = { id: string; title: string; fileName: string };

type UnfinishedWorkProps = {
  unfinished: readonly Unfinished[];
  onResume: (id: string) => void;
  onForget: (id: string) => void;
};

/** Offers to resume edits that were never imported. */
export function UnfinishedWork({ unfinished, onResume, onForget }: UnfinishedWorkProps) {
  if (unfinished.length === 0) return null;
  return (
    <Alert title="You have edits that were not imported">
      <ul className="divide-y divide-line">
        {unfinished.map(({ id, title, fileName }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 last:pb-0">
            <span className="min-w-0">
              <span className="font-semibold">{title || "Without a title"}</span>{" "}
              <span className="text-muted">
                from <bdi>{fileName}</bdi>
              </span>
            </span>
            <span className="flex gap-2">
              <Button variant="secondary" size="sm" onClick={() => onResume(id)}>
                Continue<span className="sr-only"> with {title}</span>
              </Button>
              <Button variant="quiet" size="sm" onClick={() => onForget(id)}>
                Discard<span className="sr-only"> the edits of {title}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
