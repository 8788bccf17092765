import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { INJURY_LIMITS, PLAN_PLACES, type PlanPlace } from "../../../worker/contract/injuries-limits";
import { plansQuery, setPlan } from "../../data/injuries";
import { failureText } from "../../lib/http/failure-text";
import { NotLoaded } from "../../shell/not-loaded";
import { planName } from "../../training/injuries/injury-words";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { FormDialog } from "../../ui/form-dialog";
import { Select } from "../../ui/select";
import { TextArea } from "../../ui/text-area";
import { useToast } from "../../ui/toast-context";

type Edited = { place: PlanPlace; isNew: boolean };

/** Edits the return plans that members with an injury of a joint read. */
export function ReturnPlans() {
  const query = useQuery(plansQuery);
  const { data } = query;
  const [edited, edit] = useState<Edited | null>(null);
  const free = PLAN_PLACES.filter((place) => !data?.some((plan) => plan.place === place));
  return (
    <section aria-labelledby="return-plans" className="grid max-w-3xl grid-cols-1 gap-4 pt-4">
      <div className="grid gap-1">
        <h2 id="return-plans" className="text-3xl">
          Return plans
        </h2>
        <p className="max-w-prose text-muted">
          Steps for coming back, for a joint or for any. Whoever has marked it reads them beside what hurts.
        </p>
      </div>
      {data ? (
        <>
          {data.length > 0 ? (
            <ul className="divide-y divide-line border-line border-y">
              {PLAN_PLACES.flatMap((place) => data.filter((plan) => plan.place === place)).map(({ place, text }) => (
                <li key={place} className="grid gap-1 py-3 sm:grid-cols-[1fr_auto] sm:gap-x-6">
                  <div className="grid min-w-0 gap-1">
                    <h3 className="font-sans font-semibold text-lg">{planName(place)}</h3>
                    <p className="wrap-anywhere line-clamp-4 whitespace-pre-line">{text}</p>
                  </div>
                  <Button
                    variant="quiet"
                    size="sm"
                    className="self-start justify-self-start"
                    onClick={() => edit({ place, isNew: false })}
                  >
                    Edit<span className="sr-only"> {planName(place)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <p className="border-line border-y py-4 text-muted">
              No plan yet. Begin with one for any injury: who to see, what to keep doing, how to add load again.
            </p>
          )}
          {free[0] ? (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => free[0] && edit({ place: free[0], isNew: true })}
            >
              Write a plan
            </Button>
          ) : null}
        </>
      ) : (
        <NotLoaded query={query} headingLevel={3} label="Loading return plans" bars={["h-20 w-full"]} />
      )}
      {edited ? (
        <PlanDialog
          edited={edited}
          free={free}
          text={data?.find(({ place }) => place === edited.place)?.text ?? ""}
          onClose={() => edit(null)}
        />
      ) : null}
    </section>
  );
}

type PlanDialogProps = { edited: Edited; free: readonly PlanPlace[]; text: string; onClose: () => void };

function PlanDialog({ edited, free, text: before, onClose }: PlanDialogProps) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [place, setPlace] = useState(edited.place);
  const [text, setText] = useState(before);
  const save = useMutation({
    mutationFn: () => setPlan(place, text.trim()),
    onSuccess: (plans) => {
      client.setQueryData(plansQuery.queryKey, plans);
      toast({ title: text.trim() ? "Plan saved" : "Plan removed", tone: "success" });
      onClose();
    },
  });
  return (
    <FormDialog
      title={edited.isNew ? "Write a return plan" : planName(place)}
      description="One step in each line reads best. Empty, there is no plan."
      submitLabel="Save"
      busyLabel="Saving…"
      busy={save.isPending}
      error={failureText(save.error, "The plan was not saved. Please try again.")}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      {edited.isNew ? (
        <Field label="For">
          <Select
            options={free.map((value) => ({ value, label: planName(value) }))}
            value={place}
            onChange={({ target }) => setPlace(target.value as PlanPlace)}
          />
        </Field>
      ) : null}
      <Field label="The plan" help="Members read it as you write it. No word about a single member belongs here.">
        <TextArea
          rows={6}
          grow
          maxLength={INJURY_LIMITS.plan}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
