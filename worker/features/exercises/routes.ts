import { exerciseVideosSchema } from "../../contract/exercises";
import { placedVideoSchema, type VideoSet } from "../../contract/library";
import { notFound } from "../../http/app-error";
import { ctxOf } from "../../http/context";
import { may } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam } from "../../http/validate";
import { publisher } from "../desk/drafting";
import { listNames } from "./list-names";
import { proposeProgramVideos } from "./propose-videos";
import { setVideos } from "./set-videos";

export const exercisesRoutes = router()
  .put("/api/admin/exercises/:id/video", may("weeks"), publisher, body(placedVideoSchema), async (c) => {
    const { videoUrl, uses } = c.req.valid("json");
    const video = { exerciseId: idParam(c, "Exercise"), videoUrl };
    const { exercises, changed } = await setVideos(ctxOf(c), [video], uses);
    const [own] = exercises;
    if (!own) throw notFound("Exercise");
    return c.json({ ...own, changed } satisfies VideoSet);
  })
  .put("/api/admin/exercise-videos", may("weeks"), publisher, body(exerciseVideosSchema), async (c) =>
    c.json((await setVideos(ctxOf(c), c.req.valid("json").videos)).exercises),
  )
  .get("/api/admin/exercise-names", may("weeks"), async (c) => c.json(await listNames(ctxOf(c))))
  .get("/api/admin/weekly-programs/:id/video-suggestions", may("weeks"), async (c) =>
    c.json(await proposeProgramVideos(ctxOf(c), idParam(c, "Weekly program"))),
  );
