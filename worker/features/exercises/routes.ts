import { exerciseVideoSchema, exerciseVideosSchema } from "../../contract/exercises";
import { ctxOf } from "../../http/context";
import { admin } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam } from "../../http/validate";
import { listNames } from "./list-names";
import { proposeProgramVideos } from "./propose-videos";
import { setVideos } from "./set-videos";

export const exercisesRoutes = router()
  .put("/api/admin/exercises/:id/video", admin, body(exerciseVideoSchema), async (c) => {
    const [exercise] = await setVideos(ctxOf(c), [
      { exerciseId: idParam(c, "Exercise"), videoUrl: c.req.valid("json").videoUrl },
    ]);
    return c.json(exercise);
  })
  .put("/api/admin/exercise-videos", admin, body(exerciseVideosSchema), async (c) =>
    c.json(await setVideos(ctxOf(c), c.req.valid("json").videos)),
  )
  .get("/api/admin/exercise-names", admin, async (c) => c.json(await listNames(ctxOf(c))))
  .get("/api/admin/weekly-programs/:id/video-suggestions", admin, async (c) =>
    c.json(await proposeProgramVideos(ctxOf(c), idParam(c, "Weekly program"))),
  );
