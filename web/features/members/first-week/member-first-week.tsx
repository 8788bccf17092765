import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { MemberFirstWeek as Answer, SignedPaper } from "../../../../worker/contract/first-week";
import type { Equipment, FirstWeekCard } from "../../../../worker/contract/first-week-limits";
import { changed } from "../../../data/changed";
import { memberFirstWeekQuery, useGoAhead } from "../../../data/first-week-desk";
import { dayOf } from "../../../lib/format/day-of";
import { failureText } from "../../../lib/http/failure-text";
import { NotLoaded } from "../../../shell/not-loaded";
import { Alert } from "../../../ui/alert";
import { AlertLine } from "../../../ui/alert-line";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";

/** A member's answers, including health; for admins only. */
export function MemberFirstWeek({ memberId, name }: { memberId: string; name: string }) {
  const query = useQuery(memberFirstWeekQuery(memberId));
  const { data } = query;
  if (data?.firstWeek) return <Said memberId={memberId} name={name} said={data.firstWeek} />;
  if (data) return <p className="text-muted">{name} has not begun.</p>;
  return <NotLoaded query={query} label="Loading the first week" bars={["h-8 w-full", "h-8 w-full"]} />;
}

type SaidProps = { memberId: string; name: string; said: NonNullable<Answer["firstWeek"]> };

function Said({ memberId, name, said }: SaidProps) {
  const { goals, goalWords, equipment, health, done, papers } = said;
  const yes = health.answers.filter((answer) => answer.yes);
  const skipped = done.filter((each) => each.skipped).map(({ card }) => CARD_NAMES[card]);
  return (
    <div className="grid gap-5">
      {health.waitsSince && !health.goAheadAt ? (
        <Waits memberId={memberId} name={name} since={health.waitsSince} />
      ) : null}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Row term="Goals">{[...goals, ...(goalWords ? [`“${goalWords}”`] : [])].join("; ") || "Not said"}</Row>
        <Row term="Trains with">{equipment ? EQUIPMENT_WORDS[equipment] : "Not said"}</Row>
        <Row term="What hurts">{health.injuryWords ?? "Nothing said"}</Row>
        <Row term="18 or older">{health.adult === null ? "Not said" : health.adult ? "Yes" : "No"}</Row>
        <Row term="Questions">
          {health.answers.length === 0 ? (
            "Not answered"
          ) : yes.length === 0 ? (
            `No to all ${health.answers.length}`
          ) : (
            <ul className="grid gap-1.5">
              {yes.map(({ question }) => (
                <li key={question}>
                  <strong>Yes:</strong> {question}
                </li>
              ))}
              <li className="text-muted">No to the other {health.answers.length - yes.length}</li>
            </ul>
          )}
        </Row>
        {health.goAheadAt ? <Row term="Your word">Go ahead, on {dayOf(health.goAheadAt)}</Row> : null}
        {skipped.length > 0 ? <Row term="Skipped">{skipped.join(", ")}</Row> : null}
      </dl>
      <Papers papers={papers} />
    </div>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="wrap-break-word min-w-0 max-sm:-mt-3">{children}</dd>
    </>
  );
}

function Waits({ memberId, name, since }: { memberId: string; name: string; since: string }) {
  const client = useQueryClient();
  const say = useGoAhead(memberId, () => void changed(client, "member"));
  return (
    <Alert
      tone="warning"
      title={`${name} waits for your word`}
      action={
        <Button busy={say.isPending} busyLabel="Saying it…" onClick={() => say.mutate()}>
          Go ahead
        </Button>
      }
    >
      Since {dayOf(since)}. Talk first; then say go ahead, and a mail tells them that their first session is waiting.
      {say.error ? <FieldError>{failureText(say.error)}</FieldError> : null}
    </Alert>
  );
}

function Papers({ papers }: { papers: readonly SignedPaper[] }) {
  const keep = useMutation({
    networkMode: "always",
    mutationFn: async (paper: SignedPaper) => (await import("../../../papers/keep-paper")).keepPaper(paper),
  });
  if (papers.length === 0) return <p className="text-muted text-sm">Nothing is signed.</p>;
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">Signed</h3>
      <ul className="divide-y divide-line border-line border-y">
        {papers.map((paper) => (
          <li key={paper.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="wrap-break-word min-w-0 text-sm">
              {paper.title}{" "}
              <span className="text-muted">
                as {paper.fullName}, {dayOf(paper.signedAt)}, version {paper.version}
              </span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              icon={<Download aria-hidden strokeWidth={1.75} />}
              busy={keep.isPending && keep.variables === paper}
              onClick={() => keep.mutate(paper)}
            >
              PDF
              <span className="sr-only">
                {" "}
                of {paper.title}, version {paper.version}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <AlertLine>{failureText(keep.error, "The PDF was not made. Please try again.")}</AlertLine>
    </div>
  );
}

const EQUIPMENT_WORDS: Record<Equipment, string> = {
  nothing: "Nothing",
  some: "A kettlebell, dumbbells or bands",
  gym: "A gym",
};
const CARD_NAMES: Record<FirstWeekCard, string> = {
  goal: "Goal",
  days: "Days",
  injuries: "Injuries",
  health: "Questions",
  reading: "How to read a day",
};
