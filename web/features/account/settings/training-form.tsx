import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { TrainingPreferences, TrainingPreferencesChange } from "../../../../worker/contract/training";
import { WEIGHT_UNITS } from "../../../../worker/contract/training-limits";
import { changed } from "../../../data/changed";
import { patchTraining, prefer, preferencesQuery } from "../../../data/training";
import { plural } from "../../../lib/format/format";
import { shownMessage } from "../../../lib/http/request-error";
import { QueryError } from "../../../shell/query-error";
import { MaxesPanel } from "../../../training/maxes-panel";
import { SwapsPanel } from "../../../training/swap/swaps-panel";
import { buttonClass } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Refusal } from "../../../ui/refusal";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { SkeletonGroup } from "../../../ui/skeleton";
import { GymForm } from "./gym-form";

export function TrainingForm() {
  const query = useQuery(preferencesQuery);
  const { data, isPending } = query;
  if (isPending) {
    return (
      <SkeletonGroup label="Loading training preferences" className="grid gap-5" bars={["h-17 w-full", "h-17 w-40"]} />
    );
  }
  if (!data) return <QueryError query={query} headingLevel={3} />;
  return <Choices chosen={data} />;
}

/** Each choice is saved at once, and rolled back if that fails. */
function Choices({ chosen }: { chosen: TrainingPreferences }) {
  const save = usePreferenceChange();
  return (
    <>
      <Field label="Weekly target" help="Your dashboard shows how far you are with it, from Monday to Sunday.">
        <Select
          options={TARGETS}
          value={String(chosen.weeklyTarget ?? "")}
          onChange={({ target }) => save.mutate({ weeklyTarget: target.value ? Number(target.value) : null })}
        />
      </Field>
      <div className="grid justify-items-start gap-1.5">
        <span aria-hidden className="font-semibold text-sm">
          Weights in
        </span>
        <Segmented
          label="Weights in"
          options={UNITS}
          value={chosen.weightUnit}
          onValueChange={(weightUnit) => save.mutate({ weightUnit })}
        />
        <p className="text-muted text-sm">What you have logged keeps the unit you typed it in.</p>
      </div>
      <GymForm
        key={chosen.weightUnit}
        unit={chosen.weightUnit}
        gym={chosen.gyms[chosen.weightUnit]}
        onChange={(gym) => save.mutate({ gyms: { [chosen.weightUnit]: gym } })}
      />
      <div className="grid grid-cols-1 gap-2">
        <h3 className="font-semibold text-base">Training maximums</h3>
        <p className="text-muted text-sm">
          Percentages in your weeks are shown in your own weights by these. Your coach sees them and may set them.
        </p>
        <MaxesPanel />
      </div>
      <div className="grid grid-cols-1 gap-2">
        <h3 className="font-semibold text-base">Swaps from now on</h3>
        <p className="text-muted text-sm">What you do in place of other exercises. Your coach sees them, and why.</p>
        <SwapsPanel />
      </div>
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <h3 className="font-semibold text-base">Where it hurts</h3>
        <p className="text-muted text-sm">
          Mark what does not work for now, and your training shows what to do instead.
        </p>
        <Link to={addressOf("injuries")} className={buttonClass({ variant: "secondary", size: "sm" })}>
          Where it hurts
        </Link>
      </div>
      <Refusal>{save.error ? shownMessage(save.error) : undefined}</Refusal>
      <p role="status" className="text-muted text-sm">
        {save.isPending ? "Saving…" : save.isSuccess ? "Saved." : ""}
      </p>
    </>
  );
}

function usePreferenceChange() {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery;
  const show = (preferences: TrainingPreferences) => {
    client.setQueryData(queryKey, preferences);
    patchTraining(client, (context) => ({
      ...context,
      weightUnit: preferences.weightUnit,
      gym: preferences.gyms[preferences.weightUnit],
    }));
  };
  return useMutation({
    mutationFn: prefer,
    scope: { id: "training-preferences" },
    onMutate: (wanted: TrainingPreferencesChange) => {
      const before = client.getQueryData(queryKey);
      if (before) show(merged(before, wanted));
      return before;
    },
    onSuccess: async (stored) => {
      show(stored);
      await changed(client, "preferences");
    },
    onError: (_error, _wanted, before) => before && show(before),
  });
}

const merged = (before: TrainingPreferences, { weightUnit, weeklyTarget, gyms }: TrainingPreferencesChange) => ({
  ...before,
  gyms: { kg: gyms?.kg ?? before.gyms.kg, lb: gyms?.lb ?? before.gyms.lb },
  weightUnit: weightUnit ?? before.weightUnit,
  weeklyTarget: weeklyTarget === undefined ? before.weeklyTarget : weeklyTarget,
});

const UNITS = WEIGHT_UNITS.map((unit) => ({ value: unit, label: unit === "kg" ? "Kilograms" : "Pounds" }));
const TARGETS = [
  { value: "", label: "No target" },
  ...[1, 2, 3, 4, 5, 6, 7].map((days) => ({ value: String(days), label: `${plural(days, "day")} a week` })),
];
