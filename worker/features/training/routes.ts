import { setSwapSchema } from "../../contract/swaps";
import {
  historyQuerySchema,
  logExerciseSchema,
  setTrainingMaxSchema,
  trainingPreferencesChangeSchema,
} from "../../contract/training";
import { ctxOf } from "../../http/context";
import { may, signedIn, subscriber } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { logExercise } from "./log-exercise";
import { readPreferences, setPreferences } from "./preferences";
import { readHistory } from "./read-history";
import { readProgramTraining, readWorkoutTraining } from "./read-training";
import { endSwap } from "./swaps/end-swap";
import { listSwaps } from "./swaps/list-swaps";
import { setSwap } from "./swaps/set-swap";
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
  .put("/api/exercises/:id/swap", subscriber, body(setSwapSchema), async (c) =>
    c.json(await setSwap(ctxOf(c), { placedId: idParam(c, "Exercise"), ...c.req.valid("json") })),
  )
  .get("/api/exercises/:id/history", subscriber, query(historyQuerySchema), async (c) =>
    c.json(await readHistory(ctxOf(c), { exerciseId: idParam(c, "Exercise"), ...c.req.valid("query") })),
  )
  .get("/api/user/swaps", signedIn, async (c) => c.json(await listSwaps(ctxOf(c))))
  .delete("/api/user/swaps/:id", signedIn, async (c) => {
    await endSwap(ctxOf(c), idParam(c, "Swap"));
    return c.body(null, 204);
  })
  .get("/api/user/training-preferences", signedIn, async (c) => c.json(await readPreferences(ctxOf(c))))
  .put("/api/user/training-preferences", signedIn, body(trainingPreferencesChangeSchema), async (c) =>
    c.json(await setPreferences(ctxOf(c), c.req.valid("json"))),
  )
  .get("/api/user/training-maxes", signedIn, async (c) => c.json(await readOwnMaxes(ctxOf(c))))
  .put("/api/user/training-maxes", signedIn, body(setTrainingMaxSchema), async (c) =>
    c.json(await setOwnMax(ctxOf(c), c.req.valid("json"))),
  )
  .get("/api/admin/users/:id/training-maxes", may("people"), async (c) =>
    c.json(await readMaxes(ctxOf(c), c.req.param("id"))),
  )
  .put("/api/admin/users/:id/training-maxes", may("people"), body(setTrainingMaxSchema), async (c) =>
    c.json(await setMemberMax(ctxOf(c), c.req.param("id"), c.req.valid("json"))),
  );
