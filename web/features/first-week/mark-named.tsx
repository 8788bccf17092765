import { Check, Plus } from "lucide-react";
import { Link } from "react-router-dom";
import type { CurrentUser } from "../../../worker/contract/account";
import { addressOf } from "../../../worker/contract/addresses";
import type { Injury } from "../../../worker/contract/injuries";
import { namedSpots } from "../../../worker/contract/named-spots";
import { spotName } from "../../training/injuries/injury-words";
import { useOwnInjuries } from "../../training/injuries/use-own-injuries";
import { cx } from "../../ui/cx";

const OFFERED = 6;

/** Offers the spots that the member's own words name as injuries, one press each. */
export function MarkNamed({ user, words }: { user: CurrentUser; words: string }) {
  const { query, open, mark } = useOwnInjuries(user);
  const marked = new Set<string>(open.map(({ spot }) => spot));
  const spots = query.data ? (namedSpots(words).slice(0, OFFERED) as Injury["spot"][]) : [];
  return (
    <section aria-labelledby="mark-named" className="grid grid-cols-1 gap-3 rounded-md border border-line p-5">
      <h2 id="mark-named" className="text-2xl">
        Does this still hurt?
      </h2>
      <p dir="auto" className="wrap-anywhere text-muted">
        “{words}”
      </p>
      {spots.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {spots.map((spot) => (
            <button
              key={spot}
              type="button"
              aria-pressed={marked.has(spot)}
              aria-disabled={marked.has(spot) || undefined}
              // Removing one is left to the injuries page, which shows its words.
              onClick={() => !marked.has(spot) && mark(spot, { movements: [] })}
              className={cx(
                "inline-flex min-h-12 items-center gap-2 rounded-full border px-4.5 font-semibold transition-colors",
                marked.has(spot)
                  ? "cursor-default border-ink bg-ink text-paper"
                  : "border-line-strong bg-raised hover:border-ink",
              )}
            >
              {marked.has(spot) ? (
                <Check aria-hidden strokeWidth={2.5} className="size-4" />
              ) : (
                <Plus aria-hidden strokeWidth={1.75} className="size-4" />
              )}
              {spotName(spot)}
            </button>
          ))}
        </div>
      ) : null}
      <p className="text-muted text-sm">
        {spots.length > 0
          ? "Press what to mark: each training then shows what it touches, and what to do instead. "
          : null}
        <Link to={addressOf("injuries")} className="link">
          {spots.some((spot) => marked.has(spot)) ? "Say what does not work" : "Mark what hurts on the body"}
        </Link>
        {spots.length > 0 ? "." : ", and each training shows what it touches and what to do instead."}
      </p>
    </section>
  );
}
