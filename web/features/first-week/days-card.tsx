import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnFirstWeek } from "../../../worker/contract/first-week";
import type { Equipment } from "../../../worker/contract/first-week-limits";
import type { TrainingPreferences } from "../../../worker/contract/training";
import { WEIGHT_UNITS, type WeightUnit } from "../../../worker/contract/training-limits";
import type { WeekPlan } from "../../../worker/contract/week-plan";
import { FIRST_LIFTS, LIFTS_MOST, ROLL_EFFORTS, type RollDay } from "../../../worker/contract/week-plan-limits";
import { changed } from "../../data/changed";
import { answerCard, useCardSave } from "../../data/first-week";
import { dashboardQuery, prefer, preferencesQuery } from "../../data/training";
import { setWeekPlan } from "../../data/week-plan";
import { ALL_DAYS } from "../../lib/format/training-words";
import { cx } from "../../ui/cx";
import { NumberStepper } from "../../ui/number-stepper";
import { Segmented } from "../../ui/segmented";
import { SkeletonGroup } from "../../ui/skeleton";
import { CardFrame } from "./card-frame";
import type { CardProps } from "./card-props";
import { Choice } from "./choice";

/** Asks for the weekly target, the plan of the week and the unit, which are stored where the settings store them. */
export function DaysCard(card: CardProps) {
  const preferences = useQuery(preferencesQuery);
  const dashboard = useQuery(dashboardQuery);
  // Without a network the card can still be answered, starting from defaults.
  const isThere = !preferences.isPending && !dashboard.isPending;
  if (isThere) return <Form {...card} preferences={preferences.data ?? null} plan={dashboard.data?.weekPlan ?? null} />;
  return (
    <CardFrame {...card} busy error={null} onNext={() => {}}>
      <SkeletonGroup className="grid gap-3" label="Loading your plan" bars={["h-20 w-full", "h-20 w-full"]} />
    </CardFrame>
  );
}

type Said = { lifts: number; rollDays: RollDay[]; time: string | null; equipment: Equipment | null; unit: WeightUnit };
type FormProps = CardProps & { preferences: TrainingPreferences | null; plan: WeekPlan | null };

function Form({ preferences, plan, firstWeek, ...card }: FormProps) {
  const [said, setSaid] = useState<Said>(() => ({
    lifts: plan?.lifts || preferences?.weeklyTarget || FIRST_LIFTS,
    rollDays: plan?.rollDays ?? [],
    time: plan?.time ?? null,
    equipment: firstWeek.equipment,
    unit: preferences?.weightUnit ?? "kg",
  }));
  const save = useDaysSave(plan);
  const { rollDays, equipment } = said;
  return (
    <CardFrame
      {...card}
      busy={save.isPending}
      error={save.error}
      onNext={() => save.mutate(said, { onSuccess: card.onDone })}
    >
      <NumberStepper
        label="How often can you lift?"
        unit="a week"
        value={said.lifts}
        min={1}
        max={LIFTS_MOST}
        onValueChange={(lifts) => setSaid({ ...said, lifts })}
      />
      <RollDays days={rollDays} onChange={(days) => setSaid({ ...said, rollDays: days })} />
      <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
        <legend className="mb-2 font-semibold text-sm">What do you have to train with?</legend>
        {EQUIPMENT_CHOICES.map(({ value, label, help }) => (
          <Choice
            key={value}
            type="radio"
            name="equipment"
            label={label}
            help={help}
            checked={equipment === value}
            onChange={() => setSaid({ ...said, equipment: value })}
          />
        ))}
      </fieldset>
      {equipment === "gym" || equipment === "some" ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-semibold text-sm" aria-hidden>
            Weights are marked in
          </span>
          <Segmented
            label="Weights are marked in"
            value={said.unit}
            options={WEIGHT_UNITS.map((unit) => ({ value: unit, label: unit }))}
            onValueChange={(unit) => setSaid({ ...said, unit })}
          />
        </div>
      ) : null}
    </CardFrame>
  );
}

function RollDays({ days, onChange }: { days: RollDay[]; onChange: (days: RollDay[]) => void }) {
  const effortOn = (day: number) => days.find(({ dayOfWeek }) => dayOfWeek === day)?.effort ?? null;
  const [effort = "hard"] = days.map((day) => day.effort);
  const press = (dayOfWeek: number) =>
    onChange(
      effortOn(dayOfWeek)
        ? days.filter((day) => day.dayOfWeek !== dayOfWeek)
        : [...days, { dayOfWeek, effort }].sort((a, b) => a.dayOfWeek - b.dayOfWeek),
    );
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
      <legend className="mb-2 font-semibold text-sm">Which days do you roll?</legend>
      <div className="grid grid-cols-7 gap-1.5">
        {ALL_DAYS.map(({ dayOfWeek, name }) => (
          <button
            key={dayOfWeek}
            type="button"
            aria-pressed={effortOn(dayOfWeek) !== null}
            onClick={() => press(dayOfWeek)}
            className={cx(
              "grid min-h-13 place-items-center rounded-sm border font-semibold transition-colors",
              effortOn(dayOfWeek) ? "border-ink bg-ink text-paper" : "border-line-strong bg-raised hover:border-ink",
            )}
          >
            <span aria-hidden>{name.slice(0, 2)}</span>
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </div>
      {days.length > 0 ? (
        <div className="grid animate-fade gap-2">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="font-semibold text-sm" aria-hidden>
              Mostly
            </span>
            <Segmented
              label="How hard do you mostly roll?"
              value={effort}
              options={ROLL_EFFORTS.map((value) => ({ value, label: value === "hard" ? "Hard" : "Light" }))}
              onValueChange={(value) => onChange(days.map((day) => ({ ...day, effort: value })))}
            />
          </div>
          <p className="text-muted text-sm">
            Your sessions are then placed around these days. You can change or end that at “Around the Mat”.
          </p>
        </div>
      ) : null}
    </fieldset>
  );
}

/** Stores each answer in its own place; the card last, so that it is asked again if one fails. */
function useDaysSave(before: WeekPlan | null) {
  const client = useQueryClient();
  return useCardSave(async ({ lifts, rollDays, time, equipment, unit }: Said): Promise<OwnFirstWeek> => {
    const plans = rollDays.length > 0 || before !== null;
    const preferred = await prefer({ weeklyTarget: lifts, weightUnit: unit, ...(plans ? { rolls: true } : {}) });
    if (plans) await setWeekPlan({ rollDays, lifts, time, reminds: time !== null && before?.reminds === true });
    const stored = await answerCard({ card: "days", equipment });
    await Promise.all([changed(client, "preferences"), changed(client, "weekPlan")]);
    client.setQueryData(preferencesQuery.queryKey, preferred);
    return stored;
  });
}

const EQUIPMENT_CHOICES: { value: Equipment; label: string; help: string }[] = [
  { value: "nothing", label: "Nothing", help: "The floor and my own weight" },
  { value: "some", label: "Some", help: "A kettlebell, dumbbells or bands" },
  { value: "gym", label: "A gym", help: "Barbell, plates and a rack" },
];
