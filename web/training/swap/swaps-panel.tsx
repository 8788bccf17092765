import { useQuery } from "@tanstack/react-query";
import { endSwap, swapsQuery } from "../../data/training";
import { useChange } from "../../data/use-change";
import { calendarDay } from "../../lib/format/format";
import { shownMessage } from "../../lib/http/request-error";
import { NotLoaded } from "../../shell/not-loaded";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { REASON_NAMES } from "./swap-words";

/** Lists a member's lasting swaps, each with a button to end it. */
export function SwapsPanel() {
  const query = useQuery(swapsQuery);
  const { data } = query;
  const end = useChange("swap", endSwap, { afterFailure: true });
  if (!data) return <NotLoaded query={query} headingLevel={3} label="Loading swaps" bars={["h-12 w-full"]} />;
  if (data.length === 0) return <p className="text-muted text-sm">Nothing is swapped from now on.</p>;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {data.map(({ id, insteadOf, substitute, reason, localDate }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{substitute}</span> in place of {insteadOf}
              <span className="block text-muted text-sm">
                {REASON_NAMES[reason]}, since {calendarDay(localDate)}
              </span>
            </p>
            <Button size="sm" variant="quiet" disabled={end.isPending} onClick={() => end.mutate(id)}>
              End<span className="sr-only"> the swap of {insteadOf}</span>
            </Button>
          </li>
        ))}
      </ul>
      {end.error ? <FieldError>{shownMessage(end.error, "The swap was not ended.")}</FieldError> : null}
    </>
  );
}
