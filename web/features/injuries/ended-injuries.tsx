import { useState } from "react";
import type { Injury } from "../../../worker/contract/injuries";
import { calendarDay } from "../../lib/format/format";
import { ConfirmChange } from "../../shell/confirm-change";
import { spotName } from "../../training/injuries/injury-words";
import type { useOwnInjuries } from "../../training/injuries/use-own-injuries";
import { Button } from "../../ui/button";
import { TitledSection } from "../../ui/titled-section";
import { InjuryWords } from "./injury-word-list";

type EndedInjuriesProps = { injuries: readonly Injury[]; remove: ReturnType<typeof useOwnInjuries>["remove"] };

/** Lists past injuries, which a member may delete. */
export function EndedInjuries({ injuries, remove }: EndedInjuriesProps) {
  const [removing, setRemoving] = useState<Injury | null>(null);
  const [named, setNamed] = useState("");
  const close = () => {
    setRemoving(null);
    remove.reset();
  };
  return (
    <TitledSection id="over" title="Works again" className="grid grid-cols-1 gap-3">
      <ul className="divide-y divide-line border-line border-y">
        {injuries.map((injury) => (
          <li key={injury.id} className="grid gap-1 py-3 sm:grid-cols-[1fr_auto] sm:items-start sm:gap-x-6">
            <div className="grid gap-1">
              <p>
                <strong className="font-semibold">{spotName(injury.spot)}</strong>{" "}
                <span className="text-muted text-sm">
                  {day(injury.since)}
                  {injury.endedOn && injury.endedOn !== injury.since ? ` to ${day(injury.endedOn)}` : ""}
                </span>
              </p>
              <InjuryWords words={injury.words} />
            </div>
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start"
              onClick={() => {
                setNamed(spotName(injury.spot));
                setRemoving(injury);
              }}
            >
              Remove…<span className="sr-only"> {spotName(injury.spot)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmChange
        open={removing !== null}
        onClose={close}
        title={`Remove ${named}?`}
        description="It goes with every word you said of it, also for the head coach, and cannot be brought back."
        confirmLabel="Remove"
        tone="danger"
        change={remove}
        busyLabel="Removing…"
        failed="It was not removed. Please try again."
        onConfirm={() => removing && remove.mutate(removing.id, { onSuccess: close })}
      />
    </TitledSection>
  );
}

const day = (date: string) => calendarDay(date, { month: "short", day: "numeric" });
