import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../../worker/contract/calendar";
import type { Exercise } from "../../worker/contract/exercises";
import type { Gym } from "../../worker/contract/gym";
import type { PlacedCue } from "../../worker/contract/placed-cues";
import type { ExerciseLog, TrainingContext } from "../../worker/contract/training";
import type { WeightUnit } from "../../worker/contract/training-limits";
import { changed } from "../data/changed";
import { useKeptTicks } from "../data/kept-ticks";
import type { TrainingPlace } from "../data/keys";
import { patchTraining, preferencesQuery, preferUnit, trainingQuery } from "../data/training";
import { useToday } from "../lib/format/today";
import { browserTimeZone, useSession } from "../lib/session/session";
import { useFailureToast } from "../shell/use-failure-toast";
import { hasInjuriesHere } from "./injuries/waiting-injuries";
import { type Lift, percentText } from "./percent-loads";
import { type Swaps, useSwaps } from "./swap/use-swaps";

/** What the member's own past adds to the exercises of one workout or program. */
export type Training = {
  /** Where the exercises stand. */
  place: TrainingPlace;
  userId: string;
  today: CalendarDate;
  /** Null until the past has been read: before that, nobody could say what is logged already. */
  past: {
    weightUnit: WeightUnit;
    lastOf: (exerciseId: number) => ExerciseLog | null;
    todayOf: (exerciseId: number) => ExerciseLog | null;
    gym: Gym;
    /** Whether the coach has kept an answer about it. */
    isAnswered: (exerciseId: number) => boolean;
    /** What percentages of an exercise go by; null where it has none. */
    liftOf: (exerciseId: number) => Lift | null;
  } | null;
  /** The exercise's load where the dose says percents and the member's maximum is known. */
  ownLoad: (exercise: Exercise) => string | null;
  /** What is done in place of the exercises; whatever is asked of an exercise here is answered of that. */
  swaps: Swaps;
  /** Where the member hurts as the past was read with it, and when; null where nothing was ever marked. */
  hurts: { said: TrainingContext["hurts"]; at: number } | null;
  /** What to think of at an exercise, as it is done, without what this device knows to be done with. */
  cuesOf: (exerciseId: number) => readonly PlacedCue[];
  failed: boolean;
  retrying: boolean;
  retry: () => void;
  chooseUnit: (unit: WeightUnit) => void;
};

export function useTraining(place: TrainingPlace, enabled = true): Training {
  const session = useSession();
  const user = session.state === "signed-in" ? session.user : null;
  const today = useToday(user?.timeZone ?? browserTimeZone());
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...trainingQuery(place),
    enabled: enabled && user !== null,
  });
  const unit = useUnitChoice();
  const userId = user?.id ?? "";

  const swaps = useSwaps(userId, today, data);
  const entry = (exerciseId: number) =>
    swaps.chosen(exerciseId) ?? data?.exercises.find((exercise) => exercise.exerciseId === exerciseId);
  const liftOf = (exerciseId: number): Lift | null => {
    const substitute = swaps.chosen(exerciseId);
    if (substitute) return substitute.lift && { ...substitute.lift, exerciseIds: [exerciseId] };
    return data?.lifts.find(({ exerciseIds }) => exerciseIds.includes(exerciseId)) ?? null;
  };
  const ticks = useKeptTicks(userId);
  const cuesOf = (exerciseId: number) => {
    const substitute = swaps.chosen(exerciseId)?.name;
    const isHere = ({ exerciseIds, substitutes }: PlacedCue) =>
      substitute === undefined ? exerciseIds.includes(exerciseId) : substitutes.includes(substitute);
    const isDone = ({ id }: PlacedCue) => ticks.some((tick) => tick.id === id && tick.ticked);
    return data?.cues?.filter((cue) => isHere(cue) && !isDone(cue)) ?? [];
  };
  return {
    userId,
    today,
    swaps,
    cuesOf,
    place,
    ownLoad: (exercise) =>
      data ? percentText(exercise, { lift: liftOf(exercise.id), gym: data.gym, unit: data.weightUnit }) : null,
    past: data
      ? {
          weightUnit: data.weightUnit,
          gym: data.gym,
          isAnswered: (id) => data.answered?.includes(id) ?? false,
          liftOf,
          todayOf: (id) => onDay(entry(id)?.today, today),
          // On a page left open past midnight, today's log has become the last one.
          lastOf: (id) => (onDay(entry(id)?.today, today) ? null : entry(id)?.today) ?? entry(id)?.last ?? null,
        }
      : null,
    hurts: data?.hurts || hasInjuriesHere(userId) ? { said: data?.hurts, at: dataUpdatedAt } : null,
    failed: isError && !data,
    retrying: isFetching,
    retry: () => void refetch(),
    chooseUnit: unit.mutate,
  };
}

const onDay = (log: ExerciseLog | null | undefined, day: CalendarDate) => (log?.localDate === day ? log : null);

/** Shows at once, and is taken back when it was not recorded. */
function useUnitChoice() {
  const client = useQueryClient();
  const toastFailure = useFailureToast();
  const show = (weightUnit: WeightUnit) => patchTraining(client, (context) => ({ ...context, weightUnit }));
  return useMutation({
    mutationFn: preferUnit,
    scope: { id: "weight-unit" },
    onMutate: show,
    onSuccess: (preferences) => {
      client.setQueryData(preferencesQuery.queryKey, preferences);
      // Also what was being read meanwhile, which may bring the unit from before.
      return changed(client, "log");
    },
    onError: (error, chosen) => {
      show(chosen === "kg" ? "lb" : "kg");
      toastFailure(error, "The unit was not changed.");
    },
  });
}
