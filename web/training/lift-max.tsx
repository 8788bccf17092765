import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { setText } from "../../worker/contract/log-text";
import type { SetTrainingMax } from "../../worker/contract/training";
import type { WeightUnit } from "../../worker/contract/training-limits";
import { changed } from "../data/changed";
import { setMax } from "../data/training";
import { calendarDay } from "../lib/format/format";
import { shownMessage } from "../lib/http/request-error";
import { readStored, writeStored } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";
import { Button } from "../ui/button";
import { MaxForm } from "./max-form";
import type { Lift } from "./percent-loads";

type LiftMaxProps = { lift: Lift; unit: WeightUnit; userId: string };

/** Shows the training max of an exercise in percent: asks for it once, and never changes it by itself. */
export function LiftMax({ lift: { lift, max, proposed }, unit, userId }: LiftMaxProps) {
  const [editing, setEditing] = useState(false);
  const silenced = `${memberPrefix(userId)}max.${lift}`;
  const [put, setPut] = useState(() => readStored("device", silenced));
  const asked = proposed ? `${proposed.load} ${proposed.unit}` : "no max";
  const save = useSetMax(() => setEditing(false));
  const later = () => {
    writeStored("device", silenced, asked);
    setPut(asked);
    setEditing(false);
  };
  const error = save.error ? shownMessage(save.error, "The maximum was not saved.") : undefined;
  const offer =
    proposed && (editing || put !== asked) ? (
      <Button
        size="sm"
        variant="secondary"
        disabled={save.isPending}
        onClick={() => save.mutate({ lift, load: proposed.load, unit: proposed.unit, fromLog: true })}
      >
        Use {number(proposed.load)} {proposed.unit} from your log
      </Button>
    ) : null;
  const from = proposed
    ? `Your ${setText({ ...NOTHING_ELSE, ...proposed.from })} of ${calendarDay(proposed.from.localDate)} speaks of about ${number(proposed.load)} ${proposed.unit}.`
    : undefined;

  if (editing || (!max && put !== asked)) {
    return (
      <MaxForm
        label={`Your max in ${lift}`}
        help={from ?? "The percentages are shown in your own weights then."}
        unit={unit}
        load={max && max.unit === unit ? max.load : null}
        busy={save.isPending}
        error={error}
        onSave={(load) => save.mutate({ lift, load, unit })}
      >
        {offer}
        <Button size="sm" variant="quiet" onClick={later}>
          {max ? "Cancel" : "Not now"}
        </Button>
      </MaxForm>
    );
  }
  return (
    <div className="grid justify-items-start gap-1">
      <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
        {max ? `By your max of ${number(max.load)} ${max.unit} in ${lift}.` : `No max in ${lift} yet.`}
        <button type="button" className="link min-h-11" onClick={() => setEditing(true)}>
          {max ? "Change" : "Set"}
          <span className="sr-only"> your max in {lift}</span>
        </button>
      </p>
      {max && offer ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm">{from}</p>
          <div className="flex flex-wrap gap-2">
            {offer}
            <Button size="sm" variant="quiet" onClick={later}>
              Keep {number(max.load)} {max.unit}
            </Button>
          </div>
          {error ? <p className="text-danger text-sm">{error}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

const NOTHING_ELSE = { effort: null, seconds: null, metres: null, side: null, bodyweight: false } as const;

const number = (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: 2 });

function useSetMax(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: SetTrainingMax) => setMax(null, wanted),
    onSuccess: async () => {
      await changed(client, "maxes");
      onSaved();
    },
  });
}
