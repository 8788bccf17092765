import { adminWorkoutsQuerySchema, newWorkoutSchema, workoutChangeSchema } from "../../contract/admin-workouts";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { may } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { ownPath } from "../../http/own-path";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { addWorkout } from "./add-workout";
import { changeWorkout } from "./change-workout";
import { deleteWorkout } from "./delete-workout";
import { duplicateWorkout } from "./duplicate-workout";
import { listAdminWorkouts } from "./list-admin-workouts";
import { readAdminWorkout } from "./read-admin-workout";
import { restoreWorkout } from "./restore-workout";

export const adminWorkoutsRoutes = router()
  .get("/api/admin/workouts", may("weeks"), query(adminWorkoutsQuerySchema), async (c) => {
    const { deleted, ...paging } = c.req.valid("query");
    const page = await listAdminWorkouts(ctxOf(c), { ...paging, deleted: deleted === "true" });
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/workouts", may("weeks"), body(newWorkoutSchema), async (c) => {
    const { thumbnailUrl, ...said } = c.req.valid("json");
    const once = onceOnly(c, "workout.create");
    const { made, thing } = await addWorkout(ctxOf(c), { ...said, thumbnailUrl: ownPath(c, thumbnailUrl) }, once);
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/admin/workouts/:id", may("weeks"), async (c) =>
    c.json(await readAdminWorkout(ctxOf(c), idParam(c, "Workout"))),
  )
  .put("/api/admin/workouts/:id", may("weeks"), body(workoutChangeSchema), async (c) => {
    const { thumbnailUrl, ...said } = c.req.valid("json");
    const change = { ...said, thumbnailUrl: ownPath(c, thumbnailUrl) };
    return c.json(await changeWorkout(ctxOf(c), idParam(c, "Workout"), change));
  })
  .delete("/api/admin/workouts/:id", may("weeks"), async (c) => {
    await deleteWorkout(ctxOf(c), idParam(c, "Workout"));
    return c.body(null, 204);
  })
  .post("/api/admin/workouts/:id/restore", may("weeks"), async (c) =>
    c.json(await restoreWorkout(ctxOf(c), idParam(c, "Deleted workout"))),
  )
  .post("/api/admin/workouts/:id/duplicate", may("weeks"), async (c) => {
    const once = onceOnly(c, "workout.duplicate");
    const { made, thing } = await duplicateWorkout(ctxOf(c), idParam(c, "Workout"), once);
    return c.json(thing, made ? 201 : 200);
  });
