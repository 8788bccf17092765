import type { Workout } from "../../../worker/contract/workouts";
import { api, call } from "../../lib/http/api";

export const workoutKey = (id: string) => ["/api/workouts", id] as const;

export const readWorkout = (id: string): Promise<Workout> => call(api.api.workouts[":id"].$get({ param: { id } }));
