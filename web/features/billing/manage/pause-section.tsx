import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Subscription } from "../../../../worker/contract/billing";
import { PAUSE_WEEKS_MAX } from "../../../../worker/contract/billing-limits";
import { endPause, pauseSubscription, pausesLeftQuery } from "../../../data/billing";
import { dayOf } from "../../../lib/format/day-of";
import { plural } from "../../../lib/format/format";
import { isResting } from "../../../lib/format/subscription-status";
import { failureText } from "../../../lib/http/failure-text";
import { ConfirmChange } from "../../../shell/confirm-change";
import { AlertLine } from "../../../ui/alert-line";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { ManageSection } from "./manage-section";
import { useSubscriptionChange } from "./use-subscription-change";

const PAUSE_FAILED = "Failed to pause your membership. Please try again.";
const END_FAILED = "Failed to end the pause. Please try again.";
const WEEK_MS = 7 * 86_400_000;

type PauseSectionProps = { subscription: NonNullable<Subscription> };

/** Pauses the membership for some weeks, after which it resumes by itself. */
export function PauseSection({ subscription }: PauseSectionProps) {
  const { pausedUntil } = subscription;
  return pausedUntil && isResting(pausedUntil) ? (
    <EndPause until={pausedUntil} />
  ) : (
    <Pause renewsAt={subscription.currentPeriodEnd} />
  );
}

function Pause({ renewsAt }: { renewsAt: string }) {
  const { data } = useQuery(pausesLeftQuery);
  const [weeks, setWeeks] = useState(2);
  const [asking, setAsking] = useState(false);
  const most = Math.min(PAUSE_WEEKS_MAX, data?.weeksLeft ?? PAUSE_WEEKS_MAX);
  const chosen = Math.min(weeks, most);
  const change = useSubscriptionChange({
    send: pauseSubscription,
    done: { title: "Membership Paused", description: "It comes back by itself, or earlier when you say so." },
    failed: PAUSE_FAILED,
    onDone: () => setAsking(false),
  });
  const after = (from: number) => dayOf(new Date(from + chosen * WEEK_MS).toISOString());
  return (
    <ManageSection
      id="pause"
      title="Pause"
      text={`For an injury or a journey: up to ${PAUSE_WEEKS_MAX} weeks a year. Training and price rest.`}
    >
      {most < 1 ? (
        <p className="text-muted">You have had your {PAUSE_WEEKS_MAX} weeks of this year.</p>
      ) : (
        <>
          <div className="w-full max-w-60">
            <Field label="For how long" help={`${plural(most, "week")} left this year`}>
              <Select
                value={String(chosen)}
                onChange={(event) => setWeeks(Number(event.target.value))}
                options={Array.from({ length: most }, (_, at) => ({
                  value: String(at + 1),
                  label: plural(at + 1, "week"),
                }))}
              />
            </Field>
          </div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Pause Membership
          </Button>
          <ConfirmChange
            change={change}
            open={asking}
            onClose={() => setAsking(false)}
            title={`Pause for ${plural(chosen, "week")}?`}
            description={`Your training closes now and opens again by itself on ${after(Date.now())}. Nothing is charged meanwhile: your next payment moves from ${dayOf(renewsAt)} to ${after(Date.parse(renewsAt))}. You can end the pause earlier.`}
            confirmLabel="Yes, Pause"
            cancelLabel="Keep Training"
            busyLabel="Pausing…"
            failed={PAUSE_FAILED}
            onConfirm={() => change.mutate(chosen)}
          />
        </>
      )}
    </ManageSection>
  );
}

function EndPause({ until }: { until: string }) {
  const { mutate, isPending, error } = useSubscriptionChange({
    send: endPause,
    done: { title: "Pause Ended", description: "Your training is open again." },
    failed: END_FAILED,
  });
  const failure = failureText(error, END_FAILED);
  return (
    <ManageSection id="pause" title="Pause" text={`Your membership rests until ${dayOf(until)}.`}>
      <p className="text-muted">
        It comes back by itself. End it now, and your training opens at once; the days that are left come off the date
        of your next payment.
      </p>
      <Button busy={isPending} busyLabel="Ending…" onClick={() => mutate()}>
        End Pause Now
      </Button>
      <AlertLine>{failure}</AlertLine>
    </ManageSection>
  );
}
