import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Competition, OwnCompetitions } from "../../../worker/contract/competitions";
import { COMPETITION_LIMITS } from "../../../worker/contract/competitions-limits";
import { ownCompetitionsQuery } from "../../data/competitions";
import { useToday } from "../../lib/format/today";
import { useSession } from "../../lib/session/session";
import { NotLoaded } from "../../shell/not-loaded";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PageHeader } from "../../ui/page-header";
import { TitledSection } from "../../ui/titled-section";
import { CompetitionDialog } from "./competition-dialog";
import { CompetitionRow, PastCompetition } from "./competition-row";

export function CompetitionsPage() {
  const session = useSession();
  return session.state === "signed-in" ? <Page user={session.user} /> : null;
}

function Page({ user }: { user: CurrentUser }) {
  const today = useToday(user.timeZone);
  const query = useQuery(ownCompetitionsQuery);
  const { data } = query;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:gap-12 sm:py-14">
      <PageHeader
        title="Competitions"
        lead="Say where you compete and when. Your coach sees it, and your week is laid toward that day."
      />
      {data ? (
        <Own own={data} today={today} />
      ) : (
        <NotLoaded
          query={query}
          title="Your competitions did not load"
          label="Loading your competitions"
          className="grid gap-4"
          bars={["h-24 w-full", "h-24 w-full"]}
        />
      )}
    </div>
  );
}

function Own({ own, today }: { own: OwnCompetitions; today: CalendarDate }) {
  const [open, setOpen] = useState<Competition | "new" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(null);
    // The row with the pressed button may be gone.
    heading.current?.focus();
  };
  const enter = (
    <Button disabled={own.open.length >= COMPETITION_LIMITS.open} onClick={() => setOpen("new")}>
      Enter a competition
    </Button>
  );
  return (
    <>
      <section aria-labelledby="open-competitions" className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id="open-competitions" ref={heading} tabIndex={-1} className="text-3xl">
            Coming up
          </h2>
          {own.open.length > 0 ? enter : null}
        </div>
        {own.open.length === 0 ? (
          <EmptyState title="No competition entered" action={enter} headingLevel={3}>
            Until there is one, nothing of your training changes.
          </EmptyState>
        ) : (
          <>
            <ul className="divide-y divide-line border-line border-y">
              {own.open.map((competition) => (
                <CompetitionRow
                  key={competition.id}
                  competition={competition}
                  today={today}
                  onChange={() => setOpen(competition)}
                  onRemoved={() => heading.current?.focus()}
                />
              ))}
            </ul>
            <p className="max-w-prose text-muted text-sm">
              {own.planned
                ? "From two weeks before until a week after, your coach's plan for a competition shapes your week: fewer sets, lighter loads, rest where it counts. It ends by itself."
                : "Your coach has published no plan for the days around a competition. Your week stays as it is written, with the days to go."}
            </p>
          </>
        )}
      </section>
      {own.past.length > 0 ? (
        <TitledSection id="past-competitions" title="Behind you" small className="grid grid-cols-1 gap-3">
          <ul className="divide-y divide-line border-line border-y">
            {own.past.map((competition) => (
              <PastCompetition key={competition.id} competition={competition} />
            ))}
          </ul>
        </TitledSection>
      ) : null}
      {open ? <CompetitionDialog competition={open === "new" ? null : open} today={today} onClose={close} /> : null}
    </>
  );
}
