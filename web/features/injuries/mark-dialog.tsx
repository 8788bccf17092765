import { useState } from "react";
import { addDays, type CalendarDate } from "../../../worker/contract/calendar";
import { movementsOf } from "../../../worker/contract/exercise-loads";
import type { Injury } from "../../../worker/contract/injuries";
import {
  INJURY_LIMITS,
  type Joint,
  LIMITED_MOVEMENTS,
  type LimitedMovement,
  NO_PLACE,
} from "../../../worker/contract/injuries-limits";
import { jointOf } from "../../../worker/contract/injury-rules";
import { MOVEMENT_NAMES, spotName } from "../../training/injuries/injury-words";
import type { PendingMark } from "../../training/injuries/pending-injuries";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { DayField } from "../../ui/day-field";
import { FieldGroup } from "../../ui/field-group";
import { FormDialog } from "../../ui/form-dialog";
import { OwnWordsField } from "./own-words-field";

type MarkDialogProps = {
  spot: string;
  /** The open injury at the spot, if any. */
  injury: Injury | null;
  today: CalendarDate;
  onMark: (mark: PendingMark) => void;
  onTakeBack: () => void;
  onClose: () => void;
};

/** Edits which movements an injury limits. */
export function MarkDialog({ spot, injury, today, onMark, onTakeBack, onClose }: MarkDialogProps) {
  const [movements, setMovements] = useState<LimitedMovement[]>(injury?.movements ?? []);
  const [since, setSince] = useState(injury?.since ?? today);
  const [note, setNote] = useState("");
  const [refused, setRefused] = useState(false);
  const isPlace = spot !== NO_PLACE;
  const missing = !isPlace && movements.length === 0 ? "Choose what does not work." : undefined;
  const choose = (movement: LimitedMovement, chosen: boolean) =>
    setMovements((before) => (chosen ? [...before, movement] : before.filter((each) => each !== movement)));
  const submit = () => {
    if (missing) return setRefused(true);
    onMark({ movements, since: since || today, ...(note.trim() ? { note: note.trim() } : {}) });
  };
  return (
    <FormDialog
      title={isPlace ? spotName(spot) : "Something does not work"}
      description={
        isPlace
          ? "Choose what does not work. Choose nothing, and everything that loads it is marked."
          : "No one place, but something does not work."
      }
      submitLabel={injury ? "Save" : "Mark it"}
      busyLabel="Saving…"
      busy={false}
      error={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldGroup
        legend="What does not work?"
        error={refused ? missing : undefined}
        className="grid grid-cols-1 gap-x-4 min-[22rem]:grid-cols-2"
      >
        {inOrderFor(jointOf(spot)).map((movement) => (
          <Checkbox
            key={movement}
            label={MOVEMENT_NAMES[movement]}
            checked={movements.includes(movement)}
            onChange={({ target }) => choose(movement, target.checked)}
          />
        ))}
      </FieldGroup>
      <DayField
        label="Since"
        min={addDays(today, -INJURY_LIMITS.sinceDays)}
        max={today}
        value={since}
        onChange={setSince}
      />
      {injury ? <TakeBack onTakeBack={onTakeBack} /> : <OwnWordsField value={note} onChange={setNote} />}
    </FormDialog>
  );
}

/** Sorts the movements that a joint is needed for first. */
function inOrderFor(joint: Joint | null): LimitedMovement[] {
  const likely = joint === null ? [] : movementsOf(joint);
  return [...likely, ...LIMITED_MOVEMENTS.filter((movement) => !likely.includes(movement))];
}

function TakeBack({ onTakeBack }: { onTakeBack: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-3">
      {asking ? (
        <>
          <Button size="sm" variant="danger" onClick={onTakeBack}>
            Take it away, with every word of it
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
          Marked by mistake…
        </Button>
      )}
    </div>
  );
}
