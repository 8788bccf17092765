import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Roll } from "../../../worker/contract/rolls";
import { rollsQuery } from "../../data/rolls";
import { calendarDay } from "../../lib/format/format";
import { listState } from "../../lib/http/list-state";
import { EditRollDialog } from "../../training/mat/roll-dialog";
import { rollText } from "../../training/mat/roll-words";
import { Button } from "../../ui/button";
import { GrowingList } from "../../ui/growing-list";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { TitledSection } from "../../ui/titled-section";

/** Lists all rolls, latest first. */
export function RollList({ today }: { today: CalendarDate }) {
  const list = useInfiniteQuery(rollsQuery);
  const [open, setOpen] = useState<Roll | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(null);
    // The pressed button may be gone with its roll.
    heading.current?.focus();
  };
  return (
    <TitledSection id="rolls" title="Rolls" headingRef={heading} className="grid grid-cols-1 content-start gap-4">
      {list.isPending ? (
        <SkeletonGroup label="Loading rolls" className="divide-y divide-line border-line border-y">
          {["a", "b", "c"].map((key) => (
            <div key={key} className="py-4">
              <Skeleton className="h-6 w-72 max-w-full" />
            </div>
          ))}
        </SkeletonGroup>
      ) : (
        <GrowingList
          {...listState(list)}
          headingLevel={3}
          empty={
            <p className="border-line border-y py-6 text-muted">No rolls yet. The first one is a press away, above.</p>
          }
        >
          {(rolls) => (
            <ul className="divide-y divide-line border-line border-y">
              {rolls.map((roll) => (
                <li key={roll.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
                  <p className="min-w-0">
                    <span className="font-semibold">{calendarDay(roll.localDate)}</span>: {rollText(roll)}
                  </p>
                  <Button size="sm" variant="quiet" onClick={() => setOpen(roll)}>
                    Change<span className="sr-only"> the roll of {calendarDay(roll.localDate)}</span>
                  </Button>
                  {roll.notes ? (
                    <p className="col-span-2 whitespace-pre-line wrap-anywhere text-muted text-sm">{roll.notes}</p>
                  ) : null}
                </li>
              ))}
            </ul>
          )}
        </GrowingList>
      )}
      {open ? <EditRollDialog roll={open} today={today} onClose={close} /> : null}
    </TitledSection>
  );
}
