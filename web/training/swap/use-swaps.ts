import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Exercise } from "../../../worker/contract/exercises";
import type { TrainingContext } from "../../../worker/contract/training";
import { useToast } from "../../ui/toast-context";
import { keepSwap, type SwapChoice, sendPendingSwaps, usePendingSwaps } from "./pending-swaps";
import { inPlaceOf, type ShownExercise, type Substitute, type Substitutes } from "./shown-exercise";

/** The substitutes of a training's exercises, with this device's unsent choices. */
export type Swaps = {
  /** Returns an exercise's substitutes; null without any. */
  of: (exerciseId: number) => Substitutes | null;
  /** Returns the chosen substitute. */
  chosen: (exerciseId: number) => Substitute | null;
  shown: (exercise: Exercise) => ShownExercise;
  choose: (exerciseId: number, choice: SwapChoice) => void;
};

export function useSwaps(userId: string, today: CalendarDate, context: TrainingContext | undefined): Swaps {
  const { toast } = useToast();
  const unsent = usePendingSwaps(userId).filter(({ day, choice }) => day === today || choice.standing);
  const find = (exerciseId: number): Substitutes | null => {
    // Answers stored by earlier versions have no substitutes.
    const own = context?.substitutes?.find(({ exerciseIds }) => exerciseIds.includes(exerciseId));
    if (!own) return null;
    const choice = unsent.findLast((one) => own.exerciseIds.includes(one.exerciseId))?.choice;
    if (!choice) return own;
    return { ...own, swap: choice.substitute === null ? null : choice };
  };
  const chosen = (exerciseId: number): Substitute | null => {
    const own = find(exerciseId);
    return own?.options.find(({ name }) => name === own.swap?.substitute) ?? null;
  };
  return {
    of: find,
    chosen,
    shown: (exercise) => {
      const substitute = chosen(exercise.id);
      return substitute ? inPlaceOf(exercise, substitute) : exercise;
    },
    choose: (exerciseId, choice) => {
      keepSwap(userId, exerciseId, today, choice);
      void sendPendingSwaps({ id: userId }).then((refusals) => {
        for (const description of refusals) toast({ title: "Not swapped", description, tone: "destructive" });
      });
    },
  };
}
