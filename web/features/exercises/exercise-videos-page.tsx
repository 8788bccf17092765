import { Search } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { brand } from "../../../worker/contract/brand";
import { LIBRARY_LIMITS } from "../../../worker/contract/library-limits";
import { useExerciseCounts } from "../../data/exercise-library";
import { useTypedSearch } from "../../lib/forms/use-typed-search";
import { usePublishes } from "../../lib/session/use-rights";
import { Alert } from "../../ui/alert";
import { Field } from "../../ui/field";
import { PageHeader } from "../../ui/page-header";
import { TabPanel, Tabs } from "../../ui/tabs";
import { TextInput } from "../../ui/text-input";
import { ExerciseCountsStrip } from "./exercise-counts-strip";
import { LibraryView } from "./library-view";
import { PasteView } from "./paste-view";
import { PlacedView } from "./placed-view";
import { TroubledLinks } from "./troubled-links";

const VIEWS = ["exercises", "library", "links", "paste"] as const;
type View = (typeof VIEWS)[number];

export function ExerciseVideosPage() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((each) => each === params.get("view")) ?? "exercises";
  const [filters, setFilters] = useState({ search: params.get("search") ?? "" });
  const [typed, setTyped] = useTypedSearch(filters, setFilters);
  const publishes = usePublishes();
  const counts = useExerciseCounts();
  const open = (next: View) => setParams(next === "exercises" ? {} : { view: next }, { replace: true });
  const searched = view === "exercises" || view === "library";
  const troubles = counts.data?.troubles;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        title="Exercise Video Manager"
        lead="Every exercise with the film that shows it: set once, used wherever its name stands."
      />
      {publishes ? null : (
        <Alert title="You can look things up here">
          <p>
            A video or a name of the library shows at once wherever it stands, so {brand.coach.name} changes those. In a
            draft you set videos exercise by exercise.
          </p>
        </Alert>
      )}
      <ExerciseCountsStrip counts={counts} />
      <Tabs
        label="What to look at"
        fill
        value={view}
        onValueChange={(next) => open(VIEWS.find((each) => each === next) ?? "exercises")}
        tabs={[
          { value: "exercises", label: "Exercises" },
          { value: "library", label: "Library" },
          { value: "links", label: "Links to mend", ...(troubles ? { count: troubles } : {}) },
          { value: "paste", label: "Paste links" },
        ]}
      >
        {searched ? (
          <search className="block max-w-xl pt-8">
            <Field label="Search">
              <TextInput
                type="search"
                lead={<Search />}
                placeholder={view === "library" ? "Name, other name or tag" : "Name, code or column type"}
                maxLength={LIBRARY_LIMITS.search}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          </search>
        ) : null}
        {VIEWS.map((each) => (
          <TabPanel key={each} value={each} className="min-h-160 pt-8!">
            {/* While a panel animates out it must not render the next tab's screen a second time. */}
            {each === view ? <Shown view={view} search={filters.search} onOpen={open} /> : null}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

function Shown({ view, search, onOpen }: { view: View; search: string; onOpen: (view: View) => void }) {
  if (view === "library") return <LibraryView search={search} />;
  if (view === "links") return <TroubledLinks />;
  if (view === "paste") return <PasteView onDone={() => onOpen("library")} />;
  return <PlacedView search={search} />;
}
