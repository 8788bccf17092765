import { usePlaced } from "../../data/exercise-library";
import { goToControl } from "../../lib/forms/go-to-control";
import { PlacedRow } from "./placed-row";
import { QueryList } from "./query-list";

/** Lists the exercises of weeks and workouts: first those without a video, then those with one. */
export function PlacedView({ search }: { search: string }) {
  return (
    <div className="grid grid-cols-1 gap-14 xl:grid-cols-2 xl:items-start xl:gap-16">
      <Section video="missing" title="Exercises Without Video" search={search} />
      <Section video="with" title="Exercises With Video" search={search} />
    </div>
  );
}

type SectionProps = { video: "missing" | "with"; title: string; search: string };

function Section({ video, title, search }: SectionProps) {
  const list = usePlaced({ video, ...(search ? { search } : {}) });
  const id = `exercises-${video}`;
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-3xl">
        {title}
      </h2>
      <QueryList
        list={list}
        what={title.toLowerCase()}
        empty={
          <p className="border-line border-y py-6 text-muted">
            {search ? `Nothing here is found by “${search}”.` : EMPTY[video]}
          </p>
        }
        // A changed row moves to the other list, and the focused button is gone.
        row={(placed) => <PlacedRow key={placed.id} placed={placed} onMoved={() => goToControl(id)} />}
      />
    </section>
  );
}

const EMPTY = {
  missing: "No exercise is without a video.",
  with: "No exercise has a video yet. Add them one by one, or paste a list of links.",
};
