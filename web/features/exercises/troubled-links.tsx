import { useState } from "react";
import type { TroubledLink } from "../../../worker/contract/library";
import type { LinkTrouble } from "../../../worker/contract/library-limits";
import { useTroubledLinks } from "../../data/exercise-library";
import { exactTime, relativeTime } from "../../lib/format/format";
import { WatchLink } from "../../training/watch-link";
import { EmptyState } from "../../ui/empty-state";
import { usesInWords } from "./entry-row";
import { EntryUses } from "./entry-uses";
import { LinkBadge } from "./link-badge";
import { QueryList } from "./query-list";

/** Lists links that members cannot watch, and where they are used. */
export function TroubledLinks() {
  return (
    <section aria-labelledby="links" className="grid min-w-0 grid-cols-1 gap-5">
      <div className="grid gap-2">
        <h2 id="links" className="text-3xl">
          Links to Mend
        </h2>
        <p className="max-w-prose text-muted">
          YouTube and Vimeo are asked about every link, again and again. These are gone, private, or not allowed to play
          on other pages.
        </p>
      </div>
      <QueryList
        list={useTroubledLinks()}
        what="links"
        empty={
          <EmptyState title="No link is in trouble" headingLevel={3}>
            New links are asked about within the hour, all others every week.
          </EmptyState>
        }
        row={(link) => <Troubled key={link.url} link={link} />}
      />
    </section>
  );
}

function Troubled({ link }: { link: TroubledLink }) {
  const { url, state, checkedAt, names, uses } = link;
  const [open, setOpen] = useState(false);
  const of = names[0] ?? "this link";
  return (
    <li className="grid grid-cols-1 gap-3 py-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-sans font-semibold text-lg">
            {names.length ? names.join(", ") : "Only in the library"}
          </h3>
          <LinkBadge state={state} />
        </div>
        <p>{ADVICE[state]}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
          <span className="min-w-0 break-all">{url}</span>
          <WatchLink address={url} of={of} />
          <span>
            asked{" "}
            <time dateTime={checkedAt} title={exactTime(checkedAt)}>
              {relativeTime(checkedAt)}
            </time>
          </span>
        </p>
        {uses ? (
          <button
            type="button"
            aria-expanded={open}
            className="link min-h-6 justify-self-start text-left text-sm tabular-nums"
            onClick={() => setOpen(!open)}
          >
            {usesInWords(uses, 0)}
            <span className="sr-only">: {url}</span>
          </button>
        ) : null}
      </div>
      {open ? <EntryUses link={url} of={of} /> : null}
    </li>
  );
}

const ADVICE: Record<LinkTrouble, string> = {
  dead: "The host does not know this video any more. Look for another one.",
  private: "Only its owner can watch it. Make it unlisted or public, or choose another one.",
  not_embeddable: "It plays at its host only. Allow embedding there, or choose another one.",
};
