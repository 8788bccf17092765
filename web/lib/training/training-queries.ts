import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, call } from "../http/api";

/** The two calls that the dashboard and the member's home are made of. */
export const statsQuery = queryOptions({
  queryKey: ["/api/user/stats"],
  queryFn: () => call(api.api.user.stats.$get()),
});

export const dashboardQuery = queryOptions({
  queryKey: ["/api/dashboard"],
  queryFn: () => call(api.api.dashboard.$get()),
});

/** All that shows what has been trained; refetched where it is on screen, else when it is next. */
export async function refreshTraining(client: QueryClient): Promise<void> {
  await Promise.all(TRAINING_PATHS.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

const TRAINING_PATHS = [
  "/api/user/stats",
  "/api/dashboard",
  "/api/user/progress",
  "/api/workouts",
  "/api/weekly-programs",
  "/api/weekly-programs/current",
];
