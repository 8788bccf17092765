import { useState } from "react";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { daysBetween } from "../../../worker/contract/competition-days";
import type { Competition } from "../../../worker/contract/competitions";
import { useRemoveCompetition } from "../../data/competitions";
import { calendarDay, plural } from "../../lib/format/format";
import { ConfirmChange } from "../../shell/confirm-change";
import { Button } from "../../ui/button";
import { useToast } from "../../ui/toast-context";

type CompetitionRowProps = {
  competition: Competition;
  today: CalendarDate;
  onChange: () => void;
  onRemoved: () => void;
};

/** A future competition with the days until it. */
export function CompetitionRow({ competition, today, onChange, onRemoved }: CompetitionRowProps) {
  const [asking, setAsking] = useState(false);
  const { toast } = useToast();
  const remove = useRemoveCompetition(() => {
    toast({ title: `${name} is removed`, description: "Your week is as it is written again.", tone: "success" });
    onRemoved();
  });
  const { id, name, date } = competition;
  const days = daysBetween(today, date);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <p className="grid justify-items-start leading-none">
        <span className="figures text-5xl">{Math.abs(days)}</span>
        <span className="pt-1 text-muted text-xs">{daysLabel(days)}</span>
      </p>
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere font-display font-extrabold text-2xl">{name}</p>
        <p className="text-muted text-sm">{factsOf(competition)}</p>
      </div>
      <div className="col-start-2 flex flex-wrap gap-1 sm:col-start-3">
        <Button size="sm" variant="secondary" onClick={onChange}>
          Change<span className="sr-only"> {name}</span>
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <ConfirmChange
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${name}?`}
        description="Your week is as it is written again. What you have logged stays."
        confirmLabel="Remove it"
        change={remove}
        onConfirm={() => remove.mutate(id)}
      />
    </li>
  );
}

/** A past competition. */
export function PastCompetition({ competition }: { competition: Competition }) {
  return (
    <li className="grid gap-0.5 py-3">
      <p className="wrap-anywhere font-semibold">{competition.name}</p>
      <p className="text-muted text-sm">{factsOf(competition)}</p>
    </li>
  );
}

const daysLabel = (days: number) => {
  if (days === 0) return "it is today";
  const word = plural(Math.abs(days), "day").replace(/^\S+ /, "");
  return days > 0 ? `${word} to go` : `${word} ago`;
};

const factsOf = ({ date, gi, weightClass }: Competition) =>
  [calendarDay(date, { weekday: "long", month: "long", day: "numeric" }), gi ? "Gi" : "No-gi", weightClass]
    .filter(Boolean)
    .join(" · ");
