import { logExerciseSchema, setTrainingMaxSchema, trainingPreferencesChangeSchema } from "../../contract/training";
import { ctxOf } from "../../http/context";
import { admin, signedIn, subscriber } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam } from "../../http/validate";
import { logExercise } from "./log-exercise";
import { readPreferences, setPreferences } from "./preferences";
import { readHistory } from "./read-history";
import { readProgramTraining, readWorkoutTraining } from "./read-training";
import { readMaxes, readOwnMaxes, setMemberMax, setOwnMax } from "./training-maxes";

export const trainingRoutes = router()
  .get("/api/workouts/:id/training", subscriber, async (c) =>
    c.json(await readWorkoutTraining(ctxOf(c), idParam(c, "Workout"))),
  )
  .get("/api/weekly-programs/:id/training", subscriber, async (c) =>
    c.json(await readProgramTraining(ctxOf(c), idParam(c, "Weekly program"))),
  )
  .put("/api/exercises/:id/log", subscriber, body(logExerciseSchema), async (c) =>
    c.json(await logExercise(ctxOf(c), { exerciseId: idParam(c, "Exercise"), ...c.req.valid("json") })),
  )
  .get("/api/exercises/:id/history", subscriber, async (c) =>
    c.json(await readHistory(ctxOf(c), idParam(c, "Exercise"))),
  )
  .get("/api/user/training-preferences", signedIn, async (c) => c.json(await readPreferences(ctxOf(c))))
  .put("/api/user/training-preferences", signedIn, body(trainingPreferencesChangeSchema), async (c) =>
    c.json(await setPreferences(ctxOf(c), c.req.valid("json"))),
  )
  .get("/api/user/training-maxes", signedIn, async (c) => c.json(await readOwnMaxes(ctxOf(c))))
  .put("/api/user/training-maxes", signedIn, body(setTrainingMaxSchema), async (c) =>
    c.json(await setOwnMax(ctxOf(c), c.req.valid("json"))),
  )
  .get("/api/admin/users/:id/training-maxes", admin, async (c) => c.json(await readMaxes(ctxOf(c), c.req.param("id"))))
  .put("/api/admin/users/:id/training-maxes", admin, body(setTrainingMaxSchema), async (c) =>
    c.json(await setMemberMax(ctxOf(c), c.req.param("id"), c.req.valid("json"))),
  );
