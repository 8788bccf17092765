import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminWorkout, NewWorkoutInput, WorkoutChangeInput } from "../../worker/contract/admin-workouts";
import type { WorkoutTemplate } from "../../worker/contract/templates";
import { TEMPLATE_FIELDS } from "../../worker/contract/templates-limits";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { changed } from "./changed";
import { KEYS } from "./keys";

export function useAdminWorkouts({ deleted }: { deleted: boolean }) {
  return useInfiniteQuery(
    pagesOf([...KEYS.adminWorkouts, { deleted }], (start) =>
      callPage<AdminWorkout>(api.api.admin.workouts.$get({ query: { deleted: deleted ? "true" : "false", ...start } })),
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
  return call<AdminWorkout>(api.api.admin.workouts[":id"].$get({ param: { id: String(id) } }));
}

type Save = { id: number | null; payload: NewWorkoutInput & WorkoutChangeInput; key: string };

export function useSaveWorkout() {
  const changed = useWorkoutsChanged();
  return useMutation({
    mutationFn: ({ id, payload, key }: Save): Promise<AdminWorkout> =>
      id === null
        ? call<AdminWorkout>(api.api.admin.workouts.$post({ json: payload }, { headers: { "Idempotency-Key": key } }))
        : call<AdminWorkout>(api.api.admin.workouts[":id"].$put({ param: { id: String(id) }, json: payload })),
    onSuccess: changed,
  });
}

export function useDeleteWorkout() {
  const changed = useWorkoutsChanged();
  return useMutation({
    mutationFn: (id: number) => call(api.api.admin.workouts[":id"].$delete({ param: { id: String(id) } })),
    onSuccess: changed,
  });
}

export function useRestoreWorkout() {
  const changed = useWorkoutsChanged();
  return useMutation({
    mutationFn: (id: number) =>
      call<AdminWorkout>(api.api.admin.workouts[":id"].restore.$post({ param: { id: String(id) } })),
    onSuccess: changed,
  });
}

export function useDuplicateWorkout() {
  const changed = useWorkoutsChanged();
  return useMutation({
    mutationFn: (id: number) =>
      call<AdminWorkout>(api.api.admin.workouts[":id"].duplicate.$post({ param: { id: String(id) } })),
    onSuccess: changed,
  });
}

/** Templates that workouts may start from. */
export function useActiveTemplates() {
  return useQuery({
    queryKey: [...KEYS.templates, { active: true }],
    queryFn: () =>
      callPage<WorkoutTemplate>(api.api.admin["workout-templates"].$get({ query: { active: "true", limit: "50" } })),
    select: ({ items }) => items,
  });
}

export function useSaveAsTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (workout: AdminWorkout) =>
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
    onSuccess: () => changed(client, "template"),
  });
}

/** Returns the fields that a workout's exercises use, for a template; undefined without exercises. */
function fieldsOf({ exercises }: AdminWorkout): WorkoutTemplate["exerciseFields"] | undefined {
  if (exercises.length === 0) return undefined;
  return TEMPLATE_FIELDS.filter((field) => exercises.some((exercise) => exercise[field]));
}

/** Invalidates every list of workouts, including members'. */
function useWorkoutsChanged() {
  const client = useQueryClient();
  return () => changed(client, "workout");
}
