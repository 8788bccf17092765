import { logExerciseSchema, trainingPreferencesChangeSchema } from "../../contract/training";
import { ctxOf } from "../../http/context";
import { signedIn, subscriber } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam } from "../../http/validate";
import { logExercise } from "./log-exercise";
import { readPreferences, setPreferences } from "./preferences";
import { readHistory } from "./read-history";
import { readProgramTraining, readWorkoutTraining } from "./read-training";

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
  );
