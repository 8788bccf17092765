import { useState } from "react";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Roll } from "../../../worker/contract/rolls";
import { calendarDay } from "../../lib/format/format";
import { shownMessage } from "../../lib/http/request-error";
import { Button } from "../../ui/button";
import { FormDialog } from "../../ui/form-dialog";
import { type RollDraft, RollFields } from "./roll-fields";
import { nextRoll } from "./roll-words";
import { useChangeRoll, useLogRoll } from "./use-roll";

type NewRollProps = { rolls: readonly Roll[]; today: CalendarDate; onClose: () => void };

/** Dialog for a new roll unlike the last one. */
export function NewRollDialog({ rolls, today, onClose }: NewRollProps) {
  const [draft, setDraft] = useState<RollDraft>(() => ({ ...nextRoll(rolls), localDate: today, notes: "" }));
  // One key while the dialog is open: a retry logs the same roll.
  const [key] = useState(() => crypto.randomUUID());
  const log = useLogRoll(onClose);
  return (
    <FormDialog
      title="Log a roll"
      description="Sparring, class or open mat: all of it together."
      submitLabel="Log it"
      busyLabel="Logging…"
      busy={log.isPending}
      error={log.error ? shownMessage(log.error) : undefined}
      onSubmit={() => log.mutate({ roll: draft, key })}
      onClose={onClose}
    >
      <RollFields draft={draft} today={today} onChange={(change) => setDraft({ ...draft, ...change })} />
    </FormDialog>
  );
}

type EditRollProps = { roll: Roll; today: CalendarDate; onClose: () => void };

/** Dialog to edit a logged roll. */
export function EditRollDialog({ roll, today, onClose }: EditRollProps) {
  const { id, localDate, notes, minutes, effort, gi } = roll;
  const [draft, setDraft] = useState<RollDraft>({ localDate, minutes, effort, gi, notes: notes ?? "" });
  const [asking, setAsking] = useState(false);
  const { change, remove } = useChangeRoll(id, onClose);
  const busy = change.isPending || remove.isPending;
  const error = change.error ?? remove.error;
  // The date of an old roll is left out, because the server refuses old dates.
  const { localDate: day, ...said } = draft;
  const changed = day === localDate ? said : draft;
  return (
    <FormDialog
      title={`Roll on ${calendarDay(localDate)}`}
      description="Changing it needs a connection."
      submitLabel="Save"
      busyLabel="Saving…"
      busy={busy}
      error={error ? shownMessage(error) : undefined}
      onSubmit={() => change.mutate(changed)}
      onClose={onClose}
    >
      <RollFields draft={draft} today={today} onChange={(next) => setDraft({ ...draft, ...next })} />
      <div className="flex flex-wrap gap-2 border-line border-t pt-3">
        {asking ? (
          <>
            <Button size="sm" variant="danger" disabled={busy} onClick={() => remove.mutate()}>
              Remove this roll
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => setAsking(true)}>
            Remove…
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
