import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../../worker/contract/calendar";
import type { Exercise } from "../../worker/contract/exercises";
import type { Gym } from "../../worker/contract/gym";
import type { PlacedCue } from "../../worker/contract/placed-cues";
import type { ExerciseLog, TrainingContext } from "../../worker/contract/training";
import type { WeightUnit } from "../../worker/contract/training-limits";
import { changed } from "../data/changed";
import type { TrainingPlace } from "../data/keys";
import { usePendingTicks } from "../data/pending-ticks";
import { patchTraining, preferencesQuery, preferUnit, trainingQuery } from "../data/training";
import { useToday } from "../lib/format/today";
import { browserTimeZone, useSession } from "../lib/session/session";
import { useFailureToast } from "../shell/use-failure-toast";
import { hasInjuriesHere } from "./injuries/waiting-injuries";
import { type Lift, percentText } from "./percent-loads";
import { type Swaps, useSwaps } from "./swap/use-swaps";

/** What the member's own logs add to the exercises of a workout or program. */
export type Training = {
  /** The workout or program of the exercises. */
  place: TrainingPlace;
  userId: string;
  today: CalendarDate;
  /** Null until the logs are loaded: before that nothing is known to be logged. */
  past: {
    weightUnit: WeightUnit;
    lastOf: (exerciseId: number) => ExerciseLog | null;
    todayOf: (exerciseId: number) => ExerciseLog | null;
    gym: Gym;
    /** Returns whether the coach has kept an answer about it. */
    isAnswered: (exerciseId: number) => boolean;
    /** Returns the lift that an exercise's percentages refer to; null without percentages. */
    liftOf: (exerciseId: number) => Lift | null;
  } | null;
  /** Returns the exercise's load if the dose is in percent and the training max is known. */
  ownLoad: (exercise: Exercise) => string | null;
  /** The substitutes; the functions here answer for the substitute where one is done. */
  swaps: Swaps;
  /** The open injuries as loaded, and when; null if there never were any. */
  hurts: { said: TrainingContext["hurts"]; at: number } | null;
  /** Returns the open cues of an exercise or its substitute, without those ticked on this device. */
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
  const ticks = usePendingTicks(userId);
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

/** Changes the unit at once, and reverts it if it cannot be stored. */
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
      // Also cancels reads in progress, which may return the former unit.
      return changed(client, "log");
    },
    onError: (error, chosen) => {
      show(chosen === "kg" ? "lb" : "kg");
      toastFailure(error, "The unit was not changed.");
    },
  });
}
