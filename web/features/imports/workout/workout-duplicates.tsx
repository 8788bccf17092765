import type { Duplicate } from "../../../../worker/contract/imports";
import { Alert } from "../../../ui/alert";
import { Badge } from "../../../ui/badge";

/** The same file or title exists already. Nothing is blocked: the coach may want it twice. */
export function WorkoutDuplicates({ duplicates }: { duplicates: Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <Alert live tone="warning" title="This workout is already there">
      <ul className="my-2 divide-y divide-line-strong/40">
        {duplicates.map(({ id, title, reason, isPublished }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span className="font-semibold">{title}</span>
            <span className="text-muted">{reason === "same_file" ? "from the same file" : "with the same title"}</span>
            <Badge tone={isPublished ? "success" : "outline"}>{isPublished ? "Published" : "Draft"}</Badge>
          </li>
        ))}
      </ul>
      <p>You can import it anyway: it becomes a workout of its own, and nothing happens to the others.</p>
    </Alert>
  );
}
