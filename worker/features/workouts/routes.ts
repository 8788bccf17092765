import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { completeWorkoutSchema, workoutQuerySchema } from "../../contract/workouts";
import { ctxOf } from "../../http/context";
import { signedIn, subscriber } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { completeWorkout } from "./complete-workout";
import { listWorkouts } from "./list-workouts";
import { readFilters } from "./read-filters";
import { readWorkout } from "./read-workout";

export const workoutsRoutes = router()
  .get("/api/workouts", signedIn, query(workoutQuerySchema), async (c) => {
    const page = await listWorkouts(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/workouts/filters", signedIn, async (c) => c.json(await readFilters(ctxOf(c))))
  .get("/api/workouts/:id", signedIn, async (c) => c.json(await readWorkout(ctxOf(c), idParam(c, "Workout"))))
  .post("/api/workouts/:id/complete", subscriber, body(completeWorkoutSchema), async (c) => {
    const once = onceOnly(c, "workout.complete");
    const input = { workoutId: idParam(c, "Workout"), ...c.req.valid("json"), key: once?.key ?? null };
    return c.json(await completeWorkout(ctxOf(c), input));
  });
