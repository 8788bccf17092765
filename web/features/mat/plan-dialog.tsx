import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WeekPlan, WeekPlanChange } from "../../../worker/contract/week-plan";
import { FIRST_LIFTS, LIFTS_MOST, ROLL_EFFORTS, type RollEffort } from "../../../worker/contract/week-plan-limits";
import { changed } from "../../data/changed";
import { endWeekPlan, setWeekPlan } from "../../data/week-plan";
import { ALL_DAYS } from "../../lib/format/training-words";
import { shownMessage } from "../../lib/http/request-error";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { FormDialog } from "../../ui/form-dialog";
import { NumberStepper } from "../../ui/number-stepper";
import { Segmented } from "../../ui/segmented";
import { TextInput } from "../../ui/text-input";
import { useToast } from "../../ui/toast-context";

type PlanDialogProps = { plan: WeekPlan | null; onClose: () => void };

/** Edits the plan: roll days with their effort, and how often the member lifts. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const [draft, setDraft] = useState<WeekPlanChange>(() => ({
    rollDays: plan?.rollDays ?? [],
    lifts: plan?.lifts ?? FIRST_LIFTS,
    time: plan?.time ?? null,
    reminds: plan?.reminds ?? false,
  }));
  const { save, end } = usePlanChange(onClose);
  const busy = save.isPending || end.isPending;
  const error = save.error ?? end.error;
  const effortOn = (day: number) => draft.rollDays.find(({ dayOfWeek }) => dayOfWeek === day)?.effort ?? "none";
  const roll = (dayOfWeek: number, effort: RollEffort | "none") => {
    const others = draft.rollDays.filter((day) => day.dayOfWeek !== dayOfWeek);
    setDraft({ ...draft, rollDays: effort === "none" ? others : [...others, { dayOfWeek, effort }] });
  };
  return (
    <FormDialog
      title="Plan my week"
      description="It counts from today. Weeks before stay as they were."
      submitLabel="Save the plan"
      busyLabel="Saving…"
      busy={busy}
      error={error ? shownMessage(error) : undefined}
      onSubmit={() => save.mutate(draft)}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold text-sm">Which days do you roll?</legend>
        {ALL_DAYS.map(({ dayOfWeek, name }) => (
          <div key={dayOfWeek} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span aria-hidden>{name}</span>
            <Segmented
              label={`Rolling on ${name}`}
              options={ROLL_CHOICES}
              value={effortOn(dayOfWeek)}
              onValueChange={(effort) => roll(dayOfWeek, effort)}
            />
          </div>
        ))}
      </fieldset>
      <NumberStepper
        label="How often can you lift?"
        unit="a week"
        value={draft.lifts}
        min={0}
        max={LIFTS_MOST}
        onValueChange={(lifts) => setDraft({ ...draft, lifts })}
      />
      <Field label="When do you usually train?" optional help="Your calendar has your sessions at this time.">
        <TextInput
          type="time"
          value={draft.time ?? ""}
          onChange={({ target }) =>
            setDraft({ ...draft, time: target.value || null, reminds: draft.reminds && target.value !== "" })
          }
        />
      </Field>
      {draft.time ? (
        <Checkbox
          label="Remind me then"
          help="A notice says which session is on that day, also on devices that show pushes: see Notices in your settings."
          checked={draft.reminds}
          onChange={(event) => setDraft({ ...draft, reminds: event.target.checked })}
        />
      ) : null}
      {plan ? <EndPlan busy={busy} onEnd={() => end.mutate()} /> : null}
    </FormDialog>
  );
}

function EndPlan({ busy, onEnd }: { busy: boolean; onEnd: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-3">
      {asking ? (
        <>
          <Button size="sm" variant="danger" disabled={busy} onClick={onEnd}>
            End my plan
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <Button size="sm" variant="quiet" disabled={busy} onClick={() => setAsking(true)}>
          Go by the coach's week again…
        </Button>
      )}
    </div>
  );
}

function usePlanChange(onDone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const done = (title: string) => async () => {
    await changed(client, "weekPlan");
    toast({ title, tone: "success" });
    onDone();
  };
  const networkMode = "always" as const;
  return {
    save: useMutation({ networkMode, mutationFn: setWeekPlan, onSuccess: done("Your week is planned") }),
    end: useMutation({ networkMode, mutationFn: endWeekPlan, onSuccess: done("You go by the coach's week again") }),
  };
}

const EFFORT_WORDS: Record<RollEffort, string> = { light: "Light", hard: "Hard" };
const ROLL_CHOICES = [
  { value: "none" as const, label: "No roll" },
  ...ROLL_EFFORTS.map((effort) => ({ value: effort, label: EFFORT_WORDS[effort] })),
];
