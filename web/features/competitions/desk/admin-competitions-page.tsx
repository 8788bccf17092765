import { useQuery } from "@tanstack/react-query";
import { overlayQuery } from "../../../data/competitions";
import { NotLoaded } from "../../../shell/not-loaded";
import { PageHeader } from "../../../ui/page-header";
import { Entrants } from "./entrants";
import { OverlayEditor } from "./overlay-editor";

/** Shows who competes when, and edits the taper that changes members' weeks around their competition. */
export function AdminCompetitionsPage() {
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        title="Competitions"
        lead="Who competes when, and what the days around a competition make of everybody's week."
      />
      <Entrants />
      <Plan />
    </div>
  );
}

function Plan() {
  const query = useQuery(overlayQuery);
  const { data } = query;
  return (
    <section aria-labelledby="competition-plan" className="grid grid-cols-1 gap-5">
      <div className="grid max-w-prose gap-1.5">
        <h2 id="competition-plan" className="text-3xl">
          The plan around a competition
        </h2>
        <p className="text-muted">
          One for the club. From 14 days before until 7 days after, a member's week shows itself through it; days that
          you leave out stay as they are written, and so do private weeks.
        </p>
      </div>
      {data ? (
        <OverlayEditor key={data.revision} stored={data} />
      ) : (
        <NotLoaded
          query={query}
          title="The plan did not load"
          headingLevel={3}
          label="Loading the plan"
          className="grid gap-4"
          bars={["h-24 w-full", "h-48 w-full"]}
        />
      )}
    </section>
  );
}
