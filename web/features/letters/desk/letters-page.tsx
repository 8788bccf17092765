import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { LetterRow } from "../../../../worker/contract/letters";
import { useLetters } from "../../../data/letters";
import { plural } from "../../../lib/format/format";
import { QueryRows } from "../../../shell/query-rows";
import { Badge } from "../../../ui/badge";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { PageHeader } from "../../../ui/page-header";
import { ProgressBar } from "../../../ui/progress-bar";
import { SkeletonGroup } from "../../../ui/skeleton";
import { audienceText, STATES, whenText } from "./letter-words";

/** Lists the coach's letters: sent, being sent, and scheduled. */
export function LettersPage() {
  const query = useLetters();
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        title="Letters"
        lead="A word to all members or to some, by mail and on the site. Nobody's reading is tracked, and every mail can be ended with one press."
        actions={
          <Link to={addressOf("adminLetterNew")} className={buttonClass({})}>
            Write a letter
          </Link>
        }
      />
      <QueryRows
        query={query}
        waiting={<SkeletonGroup className="grid gap-3" label="Loading letters" bars={["h-24 w-full", "h-24 w-full"]} />}
        empty={
          <EmptyState title="No letter yet">
            A new block, a seminar, a closed week: what members should hear from you and not from a feed.
          </EmptyState>
        }
        row={(letter) => <OneLetter key={letter.id} letter={letter} />}
      />
    </div>
  );
}

function OneLetter({ letter }: { letter: LetterRow }) {
  const { id, subject, state, audience, members, done } = letter;
  return (
    <li className="relative grid grid-cols-1 gap-2 py-5">
      <h2 className="flex min-w-0 flex-wrap items-center gap-2 font-sans font-semibold text-lg">
        <Link to={addressOf("adminLetter", { id })} className="wrap-anywhere min-w-0 after:absolute after:inset-0">
          {subject}
        </Link>
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      </h2>
      <p className="text-muted text-sm tabular-nums">
        {whenText(letter)} · {audienceText(audience)}
        {state === "scheduled" ? null : ` · ${plural(members, "member")}`}
      </p>
      {state === "sending" ? (
        <ProgressBar label={`“${subject}”`} value={done} max={members} valueText={`${done} of ${members}`} hideLabel />
      ) : null}
    </li>
  );
}
