import {
  libraryChangeSchema,
  libraryQuerySchema,
  libraryVideosSchema,
  matchNamesSchema,
  mergeEntrySchema,
  placedQuerySchema,
} from "../../../contract/library";
import { pageQuerySchema } from "../../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../../contract/paging-limits";
import { ctxOf } from "../../../http/context";
import { may } from "../../../http/guards";
import { router } from "../../../http/routes";
import { body, idParam, query } from "../../../http/validate";
import { publisher } from "../../desk/drafting";
import { changeEntry } from "./change-entry";
import { countExercises } from "./count-exercises";
import { listEntries } from "./list-entries";
import { listPlaced } from "./list-placed";
import { listTroubledLinks } from "./list-troubled-links";
import { matchNames } from "./match-names";
import { mergeEntries } from "./merge-entries";
import { setLinks } from "./set-links";

export const libraryRoutes = router()
  .get("/api/admin/exercises", may("weeks"), query(placedQuerySchema), async (c) => {
    const page = await listPlaced(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/exercises/counts", may("weeks"), async (c) => c.json(await countExercises(ctxOf(c))))
  .get("/api/admin/exercise-library", may("weeks"), query(libraryQuerySchema), async (c) => {
    const page = await listEntries(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/exercise-library/match", may("weeks"), body(matchNamesSchema), async (c) =>
    c.json(await matchNames(ctxOf(c), c.req.valid("json").names)),
  )
  .post("/api/admin/exercise-library/videos", may("weeks"), publisher, body(libraryVideosSchema), async (c) =>
    c.json(await setLinks(ctxOf(c), c.req.valid("json"))),
  )
  .put("/api/admin/exercise-library/:id", may("weeks"), publisher, body(libraryChangeSchema), async (c) =>
    c.json(await changeEntry(ctxOf(c), idParam(c, "Exercise"), c.req.valid("json"))),
  )
  .post("/api/admin/exercise-library/:id/merge", may("weeks"), publisher, body(mergeEntrySchema), async (c) =>
    c.json(await mergeEntries(ctxOf(c), idParam(c, "Exercise"), c.req.valid("json").into)),
  )
  .get("/api/admin/video-links", may("weeks"), query(pageQuerySchema), async (c) => {
    const page = await listTroubledLinks(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  });
