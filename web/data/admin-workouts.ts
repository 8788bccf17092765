import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { AdminWorkout, NewWorkoutInput, WorkoutChangeInput } from "../../worker/contract/admin-workouts";
import type { WorkoutTemplate } from "../../worker/contract/templates";
import { TEMPLATE_FIELDS } from "../../worker/contract/templates-limits";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { KEYS } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

const workouts = api.api.admin.workouts;

export function useAdminWorkouts({ deleted }: { deleted: boolean }) {
  return useInfiniteQuery(
    pagesOf([...KEYS.adminWorkouts, { deleted }], (start) =>
      callPage<AdminWorkout>(workouts.$get({ query: { deleted: deleted ? "true" : "false", ...start } })),
    ),
  );
}

/** Fetches one workout without caching; disabled for null. */
export function useAdminWorkout(id: number | null) {
  return useQuery({
    queryKey: [`${KEYS.adminWorkouts[0]}/${id}`],
    queryFn: () => readWorkout(id ?? 0),
    enabled: id !== null,
    gcTime: 0,
  });
}

export function readWorkout(id: number): Promise<AdminWorkout> {
  return call<AdminWorkout>(workouts[":id"].$get(atId(id)));
}

type Save = { id: number | null; payload: NewWorkoutInput & WorkoutChangeInput; key: string };

export const useSaveWorkout = () =>
  useChange(
    "workout",
    ({ id, payload: json, key }: Save): Promise<AdminWorkout> =>
      id === null
        ? call<AdminWorkout>(workouts.$post({ json }, once(key)))
        : call<AdminWorkout>(workouts[":id"].$put({ ...atId(id), json })),
  );

export const useDeleteWorkout = () => useChange("workout", (id: number) => call(workouts[":id"].$delete(atId(id))));

export const useRestoreWorkout = () =>
  useChange("workout", (id: number) => call<AdminWorkout>(workouts[":id"].restore.$post(atId(id))));

export const useDuplicateWorkout = () =>
  useChange("workout", (id: number) => call<AdminWorkout>(workouts[":id"].duplicate.$post(atId(id))));

/** Templates that workouts may start from. */
export function useActiveTemplates() {
  return useQuery({
    queryKey: [...KEYS.templates, { active: true }],
    queryFn: () =>
      callPage<WorkoutTemplate>(api.api.admin["workout-templates"].$get({ query: { active: "true", limit: "50" } })),
    select: ({ items }) => items,
  });
}

export const useSaveAsTemplate = () =>
  useChange("template", (workout: AdminWorkout) =>
    call<WorkoutTemplate>(
      api.api.admin["workout-templates"].$post({
        json: {
          name: workout.title,
          description: workout.description,
          category: workout.focus,
          ...(workout.duration === null ? {} : { estimatedDuration: workout.duration }),
          exerciseFields: fieldsOf(workout),
          sampleExercises: workout.exercises.map(({ id, ...exercise }) => exercise),
        },
      }),
    ),
  );

/** Returns the fields that a workout's exercises use, for a template; undefined without exercises. */
function fieldsOf({ exercises }: AdminWorkout): WorkoutTemplate["exerciseFields"] | undefined {
  if (exercises.length === 0) return undefined;
  return TEMPLATE_FIELDS.filter((field) => exercises.some((exercise) => exercise[field]));
}
