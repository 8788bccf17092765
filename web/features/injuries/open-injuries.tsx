import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Injury } from "../../../worker/contract/injuries";
import { type MemberTrend, NO_PLACE } from "../../../worker/contract/injuries-limits";
import { movementsText, spotName } from "../../training/injuries/injury-words";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { InjuryWords } from "./injury-word-list";
import { sinceText } from "./since-text";

type OpenInjuriesProps = {
  injuries: readonly Injury[];
  waiting: ReadonlySet<string>;
  today: CalendarDate;
  onWord: (spot: string, trend: MemberTrend) => void;
  onChange: (spot: string) => void;
};

/** Lists open injuries, each with its latest word. */
export function OpenInjuries({ injuries, waiting, today, onWord, onChange }: OpenInjuriesProps) {
  return (
    <section aria-labelledby="now" className="grid grid-cols-1 gap-3">
      <h2 id="now" className="border-ink border-b-2 pb-2 text-3xl">
        Now
      </h2>
      <ul className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
        {injuries.map((injury) => {
          const { spot, movements } = injury;
          const name = spotName(spot);
          return (
            <li key={spot} className="grid grid-cols-1 content-start gap-3 border-line border-b py-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <h3 className="font-sans font-semibold text-xl">{name}</h3>
                <p className="text-muted text-sm">{sinceText(injury.since, today)}</p>
              </div>
              <p>
                {movements.length > 0
                  ? `Does not work: ${movementsText(movements)}.`
                  : spot === NO_PLACE
                    ? null
                    : "Everything that loads it is marked in your training."}
              </p>
              <InjuryWords words={injury.words} />
              {waiting.has(spot) ? <Badge tone="outline">Kept on this device, sent when you are online</Badge> : null}
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" size="sm" onClick={() => onWord(spot, "same")}>
                  How is it?<span className="sr-only"> {name}</span>
                </Button>
                <Button variant="secondary" size="sm" onClick={() => onWord(spot, "works")}>
                  It works again<span className="sr-only">: {name}</span>
                </Button>
                <Button variant="quiet" size="sm" onClick={() => onChange(spot)}>
                  Change<span className="sr-only"> {name}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
