import type { PlacedExercise } from "../../../worker/contract/library";
import { usePlaced } from "../../data/exercise-library";
import { Badge } from "../../ui/badge";
import { PlacedFacts } from "./placed-facts";
import { QueryList } from "./query-list";

type EntryUsesProps = { of: string } & ({ library: number } | { link: string });

/** Lists where an exercise or a link is used, with links to edit it there. */
export function EntryUses({ of, ...which }: EntryUsesProps) {
  const list = usePlaced(which);
  return (
    <div className="grid animate-fade grid-cols-1 gap-4 rounded-sm bg-sunken px-4 py-1">
      <QueryList
        list={list}
        what={`where ${of} is used`}
        empty={<p className="py-3 text-muted">It is no longer used.</p>}
        row={(placed) => <Use key={placed.id} placed={placed} />}
      />
    </div>
  );
}

function Use({ placed }: { placed: PlacedExercise }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p>{placed.name}</p>
        <PlacedFacts placed={placed} />
      </div>
      {placed.videoUrl ? null : <Badge tone="warning">No video</Badge>}
    </li>
  );
}
