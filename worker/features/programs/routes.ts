import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { completeSectionSchema, programChangeSchema } from "../../contract/programs";
import { ctxOf } from "../../http/context";
import { admin, signedIn, subscriber } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { changeProgram } from "./change-program";
import { completeSection } from "./complete-section";
import { deleteProgram } from "./delete-program";
import { listAdminPrograms } from "./list-admin-programs";
import { listPrograms } from "./list-programs";
import { readCurrentProgram } from "./read-current-program";
import { readProgram } from "./read-program";

export const programsRoutes = router()
  .get("/api/weekly-programs", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listPrograms(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/weekly-programs/current", signedIn, async (c) => c.json(await readCurrentProgram(ctxOf(c))))
  .get("/api/weekly-programs/:id", signedIn, async (c) =>
    c.json(await readProgram(ctxOf(c), idParam(c, "Weekly program"))),
  )
  .post("/api/daily-workouts/:id/complete", subscriber, body(completeSectionSchema), async (c) =>
    c.json(await completeSection(ctxOf(c), { dailyWorkoutId: idParam(c, "Workout"), ...c.req.valid("json") })),
  )
  .get("/api/admin/weekly-programs", admin, query(pageQuerySchema), async (c) => {
    const page = await listAdminPrograms(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/weekly-programs/:id", admin, async (c) =>
    c.json(await readProgram(ctxOf(c), idParam(c, "Weekly program"))),
  )
  .put("/api/admin/weekly-programs/:id", admin, body(programChangeSchema), async (c) =>
    c.json(await changeProgram(ctxOf(c), idParam(c, "Weekly program"), c.req.valid("json"))),
  )
  .delete("/api/admin/weekly-programs/:id", admin, async (c) => {
    await deleteProgram(ctxOf(c), idParam(c, "Weekly program"));
    return c.body(null, 204);
  });
