import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Dashboard } from "../../../worker/contract/progress";
import { changed } from "../../data/changed";
import { dashboardQuery } from "../../data/training";
import { forgetMove, moveSession } from "../../data/week-plan";

/** A day, null for leaving it out of the week, or undefined for the plan's own day. */
export type MoveTo = CalendarDate | null | undefined;
type Move = { dayId: number; to: MoveTo };

/** Moves a session of the week: shown at once, undone if it cannot be stored. Needs the network. */
export function useMove(onMoved: (move: Move) => void) {
  const client = useQueryClient();
  const { queryKey } = dashboardQuery;
  return useMutation({
    networkMode: "always",
    scope: { id: "week-plan" },
    mutationFn: async ({ dayId, to }: Move) => {
      if (to === undefined) await forgetMove(dayId);
      else await moveSession(dayId, { date: to });
    },
    onMutate: async (move: Move) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (now) => now && withMove(now, move));
      return before;
    },
    onSuccess: (_none, move) => onMoved(move),
    onError: (_error, _move, before) => client.setQueryData(queryKey, before),
    onSettled: () => changed(client, "weekPlan"),
  });
}

function withMove(dashboard: Dashboard, { dayId, to }: Move): Dashboard {
  const plan = dashboard.weekPlan;
  if (!plan) return dashboard;
  const others = plan.moves.filter((each) => each.dayId !== dayId);
  return {
    ...dashboard,
    weekPlan: { ...plan, moves: to === undefined ? others : [...others, { dayId, date: to }] },
  };
}
