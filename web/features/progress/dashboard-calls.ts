import { queryOptions } from "@tanstack/react-query";
import { api, call } from "../../lib/api";

/** The dashboard shows five entries, and at most three workouts. */
const ACTIVITY_SHOWN = 5;
const WORKOUTS_SHOWN = 3;

export const statsQuery = queryOptions({
  queryKey: ["/api/user/stats"],
  queryFn: () => call(api.api.user.stats.$get()),
});

export const activityQuery = queryOptions({
  queryKey: ["/api/user/progress", { limit: ACTIVITY_SHOWN }],
  queryFn: () => call(api.api.user.progress.$get({ query: { limit: String(ACTIVITY_SHOWN) } })),
});

export const currentProgramQuery = queryOptions({
  queryKey: ["/api/weekly-programs/current"],
  queryFn: () => call(api.api["weekly-programs"].current.$get()),
});

export const workoutsQuery = queryOptions({
  queryKey: ["/api/workouts", { limit: WORKOUTS_SHOWN }],
  queryFn: () => call(api.api.workouts.$get({ query: { limit: String(WORKOUTS_SHOWN) } })),
});

export const subscriptionQuery = queryOptions({
  queryKey: ["/api/subscription"],
  queryFn: () => call(api.api.subscription.$get()),
});
